'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type RefObject, useState } from 'react'
import type { OpenDocument } from '../document-query.ts'
import { useCall } from '../outbox/use-call.ts'
import { useTexts } from '../texts/use-texts.ts'
import { CommentText } from './comment-text.tsx'
import type { CommentThread, ShownComment } from './comments-state.ts'
import type { SharedComments } from './shared-comments.ts'
import { commentsTexts } from './texts.ts'

interface ThreadsProps {
  readonly document: OpenDocument
  readonly shared: SharedComments
  /** Gets the focus when the button that had it is gone. */
  readonly section: RefObject<HTMLElement | null>
}

export function useCommentCall({ document, shared, section }: ThreadsProps) {
  const t = useTexts(commentsTexts)
  const { busy, call } = useCall(t('notDone'), shared.look)
  return {
    busy,
    t,
    async send(name: 'write' | 'settle' | 'remove', body: object) {
      const done = await call(`/comments/${name}`, { ...document, ...body })
      if (done) section.current?.focus()
      return done
    },
  }
}

function Comment({ comment, panel }: { readonly comment: ShownComment; readonly panel: ThreadsProps }) {
  const { busy, t, send } = useCommentCall(panel)
  const [sure, setSure] = useState(false)
  const { id, author, when, text, deletable } = comment
  return (
    <li>
      <p className="comments__author">
        {author}, {when}
      </p>
      {text ? <p className="comments__text">{text}</p> : <p>{t('deleted')}</p>}
      {deletable && (
        <button
          type="button"
          className="comments__action"
          disabled={busy}
          onBlur={() => setSure(false)}
          onClick={() => (sure ? void send('remove', { comment: id }) : setSure(true))}
        >
          {t(sure ? 'deleteReally' : 'delete')}
        </button>
      )}
    </li>
  )
}

/** Stable: it is called when the text appears, not at every change. */
const focusOn = (text: HTMLTextAreaElement | null) => text?.focus()

function Reply({ thread, panel }: { readonly thread: string; readonly panel: ThreadsProps }) {
  const { busy, t, send } = useCommentCall(panel)
  const [text, setText] = useState<string>()
  const settle = () => send('settle', { thread, resolved: true })
  const write = async () => {
    if (await send('write', { thread, text })) setText(undefined)
  }
  if (text === undefined)
    return (
      <div className="comments__buttons">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setText('')}>
          {t('reply')}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy}
          onClick={() => void settle()}
        >
          {t('resolve')}
        </Button>
      </div>
    )
  return (
    <>
      <CommentText
        label={t('reply')}
        value={text}
        ref={focusOn}
        colleagues={panel.shared.state.colleagues}
        onChange={setText}
      />
      <div className="comments__buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy}
          onClick={() => void write()}
        >
          {t('sendReply')}
        </Button>
        <Button buttonStyle="none" size="small" margin={false} onClick={() => setText(undefined)}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}

interface ListedProps extends ThreadsProps {
  readonly threads: readonly CommentThread[]
  /** Content above each thread. */
  readonly heading?: (thread: CommentThread) => ReactNode
}

function Thread({ thread, ...listed }: ListedProps & { readonly thread: CommentThread }) {
  const { heading, ...panel } = listed
  const { busy, t, send } = useCommentCall(panel)
  const { id, comments, resolved, resolver } = thread
  return (
    <div className="comments__thread">
      {heading?.(thread)}
      <ul>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} panel={panel} />
        ))}
      </ul>
      {resolved && <p>{t('resolvedBy', { name: resolver })}</p>}
      {panel.shared.state.mayComment && !resolved && <Reply thread={id} panel={panel} />}
      {panel.shared.state.mayComment && resolved && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy}
          onClick={() => void send('settle', { thread: id, resolved: false })}
        >
          {t('reopen')}
        </Button>
      )}
    </div>
  )
}

/** Open threads, and the resolved ones behind a disclosure. */
export function Threads(listed: ListedProps) {
  const t = useTexts(commentsTexts)
  const { threads } = listed
  const resolved = threads.filter((thread) => thread.resolved)
  return (
    <>
      {threads
        .filter((thread) => !thread.resolved)
        .map((thread) => (
          <Thread key={thread.id} {...listed} thread={thread} />
        ))}
      {resolved.length > 0 && (
        <details>
          <summary>{t('resolved', { count: resolved.length })}</summary>
          {resolved.map((thread) => (
            <Thread key={thread.id} {...listed} thread={thread} />
          ))}
        </details>
      )}
    </>
  )
}
