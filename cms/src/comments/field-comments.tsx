'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, FieldDescription, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { ClientField, StaticDescription } from 'payload'
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react'
import type { OpenDocument } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { SecondText } from '../translating/second-text.tsx'
import { OwnUnreadMark } from '../translating/suggestion.tsx'
import { WithinSecondText } from '../translating/within-second-text.ts'
import { CommentText } from './comment-text.tsx'
import type { CommentThread } from './comments-state.ts'
import { placeOf } from './field-place.ts'
import { type SharedComments, useSharedComments, useWanted } from './shared-comments.ts'
import { commentsTexts } from './texts.ts'
import { Threads, useCommentCall } from './threads.tsx'
import './comments.css'
import { useTexts } from '../texts/use-texts.ts'

interface FieldCommentsProps {
  readonly field: ClientField
  readonly path: string
  readonly schemaPath?: string
  readonly readOnly?: boolean
}

interface AtFieldProps {
  readonly document: OpenDocument
  readonly shared: SharedComments
  readonly place: string
  readonly name: string
  /** The field takes no focus, so the button is the way to its comments. */
  readonly isReadOnly: boolean
}

export const Bubble = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" focusable="false">
    <path
      d="M3 4h14v9.5H9.5L6 17v-3.5H3z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)

interface OpenedProps extends AtFieldProps {
  readonly id: string
  readonly language: string
  readonly threads: readonly CommentThread[]
  readonly close: () => void
}

function Opened({ id, document, shared, place, name, language, threads, close }: OpenedProps) {
  const section = useRef<HTMLElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const panel = { document, shared, section }
  const { busy, t, send } = useCommentCall(panel)
  const [text, setText] = useState('')
  const write = async () => {
    if (await send('write', { place, language, text })) setText('')
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  useEffect(() => (words.current ?? section.current)?.focus(), [])
  return (
    <section
      id={id}
      ref={section}
      tabIndex={-1}
      className="comments comments--field"
      aria-label={t('atField', { field: name })}
      onKeyDown={escape}
    >
      {threads.length === 0 && <p>{t('noneHere')}</p>}
      <Threads {...panel} threads={threads} />
      {shared.state.mayComment && (
        <CommentText
          label={t('write')}
          value={text}
          ref={words}
          colleagues={shared.state.colleagues}
          onChange={setText}
        />
      )}
      <div className="comments__buttons">
        {shared.state.mayComment && (
          <Button size="small" margin={false} disabled={busy} onClick={() => void write()}>
            {t('send')}
          </Button>
        )}
        <Button buttonStyle="none" size="small" margin={false} onClick={close}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}

function AtField(props: AtFieldProps) {
  const { document, shared, place, name, isReadOnly } = props
  const t = useTexts(commentsTexts)
  const { code } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { isWanted, taken } = useWanted(document, place)
  const threads = shared.state.threads.filter(
    (thread) => thread.place === place && (thread.language === null || thread.language === code),
  )
  const open = threads.filter(({ resolved }) => !resolved).length
  useEffect(() => {
    if (!isWanted) return
    taken()
    setOpen(true)
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'center' })
  }, [isWanted, taken])
  if (!shared.state.mayComment && threads.length === 0) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const label = t('atField', { field: name })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="comments__toggle"
        tabIndex={open > 0 || isReadOnly ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={open > 0 ? `${label}: ${t('open', { count: open })}` : label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Bubble />
        {open > 0 && <span>{open}</span>}
      </button>
      {isOpen && <Opened {...props} id={id} language={code} threads={threads} close={close} />}
    </>
  )
}

/** The description of a field, a button that opens its comments, and its text in the second language of the form. */
export function FieldComments(props: FieldCommentsProps) {
  return use(WithinSecondText) ? null : <AtFieldOfForm {...props} />
}

function AtFieldOfForm({ field, path, schemaPath = '', readOnly = false }: FieldCommentsProps) {
  const { i18n } = useTranslation()
  const document = useOpenDocument()
  const shared = useSharedComments(document)
  const place = useFormFields(([fields]) => placeOf(fields, path))
  const { description, readOnly: isFixed = false } = (field.admin ?? {}) as {
    readonly description?: StaticDescription
    readonly readOnly?: boolean
  }
  const label = 'label' in field && field.label ? field.label : undefined
  const name = 'name' in field ? field.name : ''
  const named = label ? getTranslation(label, i18n) : name
  return (
    <div className="field-comments">
      {description && <FieldDescription description={description} path={path} />}
      {document && shared && place !== undefined && (
        <AtField
          document={document}
          shared={shared}
          place={place}
          name={named}
          isReadOnly={readOnly || isFixed}
        />
      )}
      {place !== undefined && <OwnUnreadMark place={place} isFixed={readOnly || isFixed} />}
      <SecondText field={field} label={named} path={path} schemaPath={schemaPath} place={place} />
    </div>
  )
}
