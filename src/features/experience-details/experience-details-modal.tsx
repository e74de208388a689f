import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { TagNoteModel } from '../../page-models/parts.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import './experience-modal.css'

/** The note with its picture if that differs from the modal's; null if it repeats the text above. */
function Badge({ note }: { readonly note: TagNoteModel }) {
  const { title, text, picture, backdrop, upsell } = note
  if (text === null || (upsell !== null && text.includes(upsell))) return null
  const own = picture !== null && picture.url !== backdrop?.url ? picture : null
  return (
    <div className="xp-badge">
      {own && <WidePicture picture={own} sizes="6rem" widest={320} />}
      <div>
        <p className="xp-badge__title">{title}</p>
        <RichText html={text} muted />
      </div>
    </div>
  )
}

export function ExperienceDetailsModal({ data: note }: ModalProps<TagNoteModel>) {
  const { t } = useTranslation('experiences')
  const { name, premium, upsell, backdrop, more, link } = note
  const foot = link && (
    <ButtonLink look="solid" href={link.href} external={link.external}>
      {link.label}
    </ButtonLink>
  )
  return (
    <Modal title={more?.title ?? note.title} foot={foot ?? undefined}>
      <div className="stack">
        {backdrop && (
          <WidePicture
            className="xp-window__pic"
            picture={backdrop}
            sizes="(min-width: 700px) 36rem, 100vw"
            widest={1280}
          />
        )}
        <p className="xp-window__marks">
          <span className="mk">{name}</span>
          {premium && <small>{t('premium')}</small>}
        </p>
        {upsell !== null && <p className="large">{upsell}</p>}
        {more && <RichText html={more.text} />}
        <Badge note={note} />
      </div>
    </Modal>
  )
}
