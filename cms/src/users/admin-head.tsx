'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { usersTexts } from './texts.ts'
import './admin-head.css'

const CONTENT = '.template-default__wrap'
const toolbar = ['bold', 'italic', 'underline', 'strikethrough', 'link'] as const

function toContent(): void {
  const content = document.querySelector<HTMLElement>(CONTENT)
  content?.setAttribute('tabindex', '-1')
  content?.focus()
}

/** Payload calls the toggles of all rows alike, and the buttons of a rich text nothing. */
function useButtonNames(): void {
  const { i18n } = useTranslation()
  const own = useId()
  useEffect(() => {
    const t = usersTexts.t(i18n.language)
    let count = 0
    const idOf = (element: Element) => {
      count += 1
      element.id ||= `${own}${count}`
      return element.id
    }
    const name = () => {
      for (const toggle of document.querySelectorAll('.collapsible__toggle:not([aria-labelledby])')) {
        const row = toggle.parentElement?.querySelector('.collapsible__header-wrap')
        if (row) toggle.setAttribute('aria-labelledby', `${idOf(toggle)} ${idOf(row)}`)
      }
      for (const key of toolbar)
        for (const button of document.querySelectorAll(
          `.toolbar-popup__button[data-button-key="${key}"]:not([aria-label])`,
        ))
          button.setAttribute('aria-label', t(`toolbar.${key}`))
    }
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(name)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    name()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [own, i18n.language])
}

/** Leads past menu and header, and names what Payload leaves without a name. */
export function AdminHead() {
  const t = useTexts(usersTexts)
  useButtonNames()
  return (
    <button type="button" className="skip-to-content" onClick={toContent}>
      {t('skip')}
    </button>
  )
}
