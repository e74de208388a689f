'use client'

import { useEffect, useRef } from 'react'
import { useOpenDocument } from '../open-document.ts'
import { Bubble } from './field-comments.tsx'
import { useSharedComments } from './shared-comments.ts'
import { commentsTexts } from './texts.ts'
import './comments.css'
import { useTexts } from '../texts/use-texts.ts'

const buttonAt = (element: Element | null) =>
  element?.closest('.field-type')?.querySelector<HTMLButtonElement>('.comments__toggle')

/** Opened comments take the focus. */
function open(button: HTMLButtonElement): void {
  if (button.getAttribute('aria-expanded') === 'true') button.focus()
  else button.click()
}

/** Shift+F2, as in spreadsheets, opens the comments of the field that has the focus. */
function onKey(event: KeyboardEvent): void {
  const button =
    event.key === 'F2' && event.shiftKey ? buttonAt(globalThis.document.activeElement) : undefined
  if (!button) return
  event.preventDefault()
  open(button)
}

/** The comments of the field that had the focus last; before any had it, the panel beside the document. */
export function CommentButton() {
  const t = useTexts(commentsTexts)
  const document = useOpenDocument()
  const count = useSharedComments(document)?.state.open ?? 0
  const last = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = (target instanceof Element ? buttonAt(target) : undefined) ?? last.current
    }
    globalThis.document.addEventListener('focusin', onFocus)
    globalThis.document.addEventListener('keydown', onKey)
    return () => {
      globalThis.document.removeEventListener('focusin', onFocus)
      globalThis.document.removeEventListener('keydown', onKey)
    }
  }, [])
  if (!document) return null
  const press = () => {
    if (last.current?.isConnected) open(last.current)
    else globalThis.document.querySelector<HTMLElement>('.comments:not(.comments--field)')?.focus()
  }
  return (
    <button
      type="button"
      className="comments__head"
      aria-label={count > 0 ? `${t('comments')}: ${t('open', { count })}` : t('comments')}
      title={t('shortcut')}
      onClick={press}
    >
      <Bubble />
      {count > 0 && <span>{count}</span>}
    </button>
  )
}
