import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { SiteLink } from '../site-link.tsx'
import { NotedTags } from './marks.tsx'

export interface TagNote {
  tag: string
  title: string
  /** Sanitised HTML. */
  text?: string | null | undefined
  picture?: PictureData | null | undefined
  /** Unfolds below the text. */
  more?: { title: string; text: string } | null | undefined
  link?: { href: string; label: string; external: boolean } | null | undefined
}

const noteId = (tag: string) => `note-${tag.replace(/[^a-z0-9-]/g, '-')}`

function Note({ tag, title, text, picture, more, link }: TagNote) {
  const { t } = useTranslation('components')
  const id = noteId(tag)
  return (
    <div className="note room" id={id} popover="auto" role="group" aria-labelledby={`${id}-title`}>
      {picture && <WidePicture className="note__pic" picture={picture} sizes="22rem" widest={640} />}
      <div className="note__in">
        <p className="note__title" id={`${id}-title`}>
          {title}
        </p>
        {text && <RichText html={text} />}
        {more && (
          <details>
            <summary>{more.title}</summary>
            <RichText html={more.text} />
          </details>
        )}
        {link && (
          <SiteLink className="link" to={link.href}>
            {link.label}
          </SiteLink>
        )}
      </div>
      <button className="iconbtn note__close" type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** What the marks of the boards inside mean: written once, opened by every mark of the same tag. */
export function TagNotes({ notes, children }: { notes: readonly TagNote[]; children: ReactNode }) {
  const ids = useMemo(() => new Map(notes.map(({ tag }) => [tag, noteId(tag)])), [notes])
  return (
    <NotedTags value={ids}>
      {children}
      {notes.map((note) => (
        <Note key={note.tag} {...note} />
      ))}
    </NotedTags>
  )
}
