import { Button } from '@marquee/design/controls/button.tsx'
import { KeepFocus } from '@marquee/design/controls/keep-focus.tsx'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { showAllFilms, showFilm, useHiddenFilms } from './hidden-films.tsx'
import './hidden-films.css'

export function HiddenFilmsModal() {
  const { t } = useTranslation('hidden-films')
  const films = useHiddenFilms()
  return (
    <Modal
      title={t('title')}
      foot={
        films.length > 1 && (
          <Button block onPress={showAllFilms}>
            {t('all')}
          </Button>
        )
      }
    >
      <p role="status">{t('text', { count: films.length })}</p>
      <KeepFocus>
        <ul className="hidden-films">
          {films.map(({ slug, title }) => (
            <li key={slug}>
              <b>{title}</b>
              <Button small label={t('showLabel', { title })} onPress={() => showFilm(slug)}>
                {t('show')}
              </Button>
            </li>
          ))}
        </ul>
      </KeepFocus>
    </Modal>
  )
}
