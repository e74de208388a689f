import { Button } from '@marquee/design/controls/button.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../page-kit/site-context.ts'
import { Modal } from '../../modals/modal.tsx'
import { useCurrentModal } from '../../modals/modal-context.ts'
import type { ModalProps } from '../../modals/modal-record.ts'
import { useSavedItems } from '../saved-items.ts'
import { emotions, Face } from './emotion-face.tsx'
import { type RatingData, rate } from './feelings.ts'
import './feelings.css'

export function ClientRatingModal({ data: { show } }: ModalProps<RatingData>) {
  const { t } = useTranslation('feelings')
  const { close } = useCurrentModal()
  const { clientHref } = useSite()
  const chosen = useSavedItems(clientHref)?.feelings.emotions[show.slug] ?? null
  return (
    <Modal
      title={t('question')}
      foot={
        <Button block look="solid" onPress={close}>
          {t('done')}
        </Button>
      }
    >
      <div className="stack">
        <div className="rating__show">
          <Poster className="rating__poster" picture={show.poster} title={show.title} place="thumb" />
          <p className="large">{show.title}</p>
        </div>
        <div className="rating" role="group" aria-label={t('question')}>
          {emotions.map((emotion) => (
            <button
              key={emotion}
              type="button"
              aria-pressed={emotion === chosen}
              onClick={() => void rate(show.slug, emotion === chosen ? null : emotion)}
            >
              <Face emotion={emotion} />
              {t(emotion)}
            </button>
          ))}
        </div>
        <p className="muted" role="status">
          {chosen !== null && t('thanks')}
        </p>
      </div>
    </Modal>
  )
}
