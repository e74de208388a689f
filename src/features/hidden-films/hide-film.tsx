import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { HiddenFilm } from '../../storage/hidden-films.ts'
import { followHidden, hideFilm, showFilm, useHiddenFilms } from './hidden-films.tsx'

/** A film that is hidden in lists on this device; its own page and its quick look have the way back. */
export function HideFilm({ show }: { readonly show: HiddenFilm }) {
  const { t } = useTranslation('show')
  const isHidden = useHiddenFilms().some(({ slug }) => slug === show.slug)
  useEffect(followHidden, [])
  return (
    <div className="js row">
      <Button small pressed={isHidden} onPress={() => (isHidden ? showFilm(show.slug) : hideFilm(show))}>
        {t('notAgain')}
      </Button>
      <span className="small muted" role="status">
        {isHidden && t('hiddenHere')}
      </span>
    </div>
  )
}
