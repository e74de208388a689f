'use client'

import { FieldLabel, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { type OpenDocument, queryOf } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { useLooking } from '../outbox/use-looking.ts'
import type { CommentsState, CommentThread } from './comments-state.ts'
import { pathAt, rowIn, rowsAround } from './field-place.ts'
import { openRows } from './open-rows.ts'
import { openAtField, shareComments } from './shared-comments.ts'
import { commentsTexts } from './texts.ts'
import { Threads } from './threads.tsx'
import '../scheduling/scheduling.css'
import './comments.css'
import { useTexts } from '../texts/use-texts.ts'

const pause = () => 10_000

/** "Programme 2 › Title"; without numbers if a row is gone. */
function nameOf({ labels, place }: CommentThread, path: string | undefined): string {
  const indices = path === undefined ? [] : rowsAround(path).map(({ index }) => index)
  const segments = place.split('.')
  return labels
    .map((label, at) => {
      if (!rowIn(segments[at] ?? '')) return label
      const index = indices.shift()
      return [label, index === undefined ? '' : String(index + 1)].filter(Boolean).join(' ')
    })
    .filter(Boolean)
    .join(' › ')
}

interface HeadingProps {
  readonly thread: CommentThread
  readonly document: OpenDocument
}

function Heading({ thread, document }: HeadingProps) {
  const t = useTexts(commentsTexts)
  const { code } = useLocale()
  const { getFields, dispatchFields } = useForm()
  const path = pathAt(getFields(), thread.place)
  const exists = thread.exists && path !== undefined
  const isHere = thread.language === null || thread.language === code
  const go = () => {
    if (path === undefined) return
    openRows(getFields(), dispatchFields, path)
    openAtField(document, thread.place)
  }
  return (
    <>
      <h4>
        {nameOf(thread, path)}
        {thread.languageName && ` (${thread.languageName})`}
      </h4>
      {!exists && <p>{t('fieldGone')}</p>}
      {exists && isHere && (
        <button type="button" className="comments__action" onClick={go}>
          {t('goTo')}
        </button>
      )}
    </>
  )
}

function usePolledComments(document: OpenDocument | undefined) {
  const { seen, look } = useLooking<CommentsState>(document && `/comments/of?${queryOf(document)}`, pause)
  useEffect(() => {
    if (document && seen) shareComments(document, { state: seen, look })
  }, [document, seen, look])
  useEffect(() => document && (() => shareComments(document, undefined)), [document])
  return { state: seen, look }
}

/** The panel beside a document: its comments, field by field. */
export function CommentsPanel() {
  const t = useTexts(commentsTexts)
  const document = useOpenDocument()
  const { state, look } = usePolledComments(document)
  const section = useRef<HTMLElement>(null)
  if (!state || !document) return null
  const { threads, open } = state
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="field-type scheduling comments"
      aria-label={t('comments')}
    >
      <FieldLabel as="h3" label={commentsTexts.label('comments')} />
      <p aria-live="polite">{threads.length === 0 ? t('none') : t('open', { count: open })}</p>
      <Threads
        document={document}
        shared={{ state, look }}
        section={section}
        threads={threads}
        heading={(thread) => <Heading thread={thread} document={document} />}
      />
    </section>
  )
}
