import { Button } from '@marquee/design/controls/button.tsx'
import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSignInRequired } from '../../auth/use-sign-in-required.ts'
import { Modal } from '../../modals/modal.tsx'
import type { ModalProps } from '../../modals/modal-record.ts'
import { emotions, Face } from './emotion-face.tsx'
import { type FeelingsData, openRating } from './feelings.ts'
import { useFelt } from './use-feeling-counts.ts'
import './feelings.css'
import '@marquee/design/sections/facts.css'

export function GlobalFeelingsModal({ data: { show, feelings: counted } }: ModalProps<FeelingsData>) {
  const { t } = useTranslation('feelings')
  const withClient = useSignInRequired()
  const feelings = useFelt(show.slug, counted)
  const { site, language } = useRouter().options.context.edition
  const formats = formatsOf(language, site)
  const total = feelings.loved + feelings.liked + feelings.disappointed
  return (
    <Modal
      title={t('title', { title: show.title })}
      foot={
        <Button
          block
          opens="clientRating"
          onPress={(trigger) =>
            withClient(() => openRating(show, trigger), trigger, { kind: 'rating', slug: show.slug })
          }
        >
          {t('rate')}
        </Button>
      }
    >
      <div className="stack">
        {total > 0 && <p className="muted">{t('total', { count: total })}</p>}
        {total > 0 && (
          <ul className="felt">
            {emotions.map((emotion) => (
              <li key={emotion}>
                <Face emotion={emotion} />
                <span>{t(emotion)}</span>
                <b className="num">{formats.percent(feelings[emotion] / total)}</b>
                <small className="num">{formats.number(feelings[emotion])}</small>
                <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" />
                  <rect width={Math.round((feelings[emotion] / total) * 1000) / 10} height="6" />
                </svg>
              </li>
            ))}
          </ul>
        )}
        {feelings.wishlist > 0 && (
          <p className="felt__wish">
            <b className="num">{formats.number(feelings.wishlist)}</b>{' '}
            {t('wishlist', { count: feelings.wishlist })}
          </p>
        )}
      </div>
    </Modal>
  )
}
