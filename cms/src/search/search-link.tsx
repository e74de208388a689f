'use client'

import { Link, SearchIcon, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { searchTexts } from './texts.ts'
import './search.css'
import { useTexts } from '../texts/use-texts.ts'

/** The keys belong to a text while one is written: there they make a link. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable

/** The link is in the header of every page; Ctrl+K, on a Mac ⌘K, opens it too. */
export function SearchLink() {
  const { config } = useConfig()
  const t = useTexts(searchTexts)
  const router = useRouter()
  const page = `${config.routes.admin}/search` as const
  // The keys work from the first frame that shows the link; a passive effect would run after it.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k' || event.defaultPrevented || isWriting(event.target)) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('#search-words')
      if (field) field.select()
      else router.push(page)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [router, page])
  const name = t('shortcut', { keys: 'Ctrl+K' })
  return (
    <Link
      className="search-link"
      href={page}
      aria-label={name}
      title={name}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon />
    </Link>
  )
}
