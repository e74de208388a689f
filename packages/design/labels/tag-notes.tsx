import { type ReactNode, type ToggleEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { Action } from '../controls/action.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { SiteLink } from '../site-link.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { ExplainedTags } from './marks.tsx'
import './notes.css'

export interface TagNote {
  tag: string
  title: string
  /** Sanitised HTML. */
  text?: string | null | undefined
  picture?: PictureData | null | undefined
  /** Unfolds below the text, or opens a modal. */
  more?: { title: string; text: string } | null | undefined
  link?: { href: string; label: string; external: boolean } | null | undefined
}

interface NoteProps extends TagNote {
  /** Opens the further text in a modal; `mark` opened the note, which is closed by then. */
  onMore?: ((mark: Element | null) => void) | undefined
  /** The modal that `onMore` opens. */
  opens?: string | undefined
}

const noteId = (tag: string) => `note-${tag.replace(/[^a-z0-9-]/g, '-')}`

function Note({ tag, title, text, picture, more, link, onMore, opens }: NoteProps) {
  const { t } = useTranslation('components')
  const hydrated = useHydrated()
  const mark = useRef<Element>(null)
  const id = noteId(tag)
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') mark.current = document.activeElement
  }
  return (
    <div
      className="note dark"
      id={id}
      popover="auto"
      role="group"
      aria-labelledby={`${id}-title`}
      onToggle={onToggle}
    >
      {picture && <WidePicture className="note__pic" picture={picture} sizes="22rem" widest={640} />}
      <div className="note__in">
        <p className="note__title" id={`${id}-title`}>
          {title}
        </p>
        {text && <RichText html={text} />}
        {more && onMore && hydrated && (
          <Action className="link note__more" opens={opens} onPress={() => onMore(mark.current)}>
            {more.title}
          </Action>
        )}
        {more && !(onMore && hydrated) && (
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
      <button
        className="iconbtn note__close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t('close')}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

interface TagNotesProps {
  notes: readonly TagNote[]
  children: ReactNode
  onMore?: ((tag: string, mark: Element | null) => void) | undefined
  opens?: string | undefined
}

/** One note per tag, opened by every mark of that tag. */
export function TagNotes({ notes, children, onMore, opens }: TagNotesProps) {
  const ids = useMemo(() => new Map(notes.map(({ tag }) => [tag, noteId(tag)])), [notes])
  return (
    <ExplainedTags value={ids}>
      {children}
      {notes.map((note) => (
        <Note key={note.tag} {...note} opens={opens} onMore={onMore && ((mark) => onMore(note.tag, mark))} />
      ))}
    </ExplainedTags>
  )
}
