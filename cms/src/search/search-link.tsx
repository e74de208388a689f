'use client'

import { SearchIcon, useConfig } from '@payloadcms/ui'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Palette } from './palette.tsx'
import { searchTexts } from './texts.ts'
import './search.css'

/** The keys belong to a text while one is written: there they make a link. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable

/** The header of a page that is replaced, as after a sign-in, leaves the palette open to the next one. */
let isPaletteOpen = false
const headers = new Set<() => void>()

function setPalette(isOpen: boolean): void {
  isPaletteOpen = isOpen
  for (const changed of headers) changed()
}

function subscribe(changed: () => void): () => void {
  headers.add(changed)
  return () => void headers.delete(changed)
}

const usePalette = () =>
  useSyncExternalStore(
    subscribe,
    () => isPaletteOpen,
    () => false,
  )

/** The link is in the header of every page and opens the palette, as does Ctrl+K, on a Mac ⌘K; without script it leads to the search. */
export function SearchLink() {
  const { config } = useConfig()
  const t = useTexts(searchTexts)
  const isOpen = usePalette()
  // The keys work from the first frame that shows the link; a passive effect would run after it.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k' || event.defaultPrevented || isWriting(event.target)) return
      event.preventDefault()
      setPalette(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  const name = t('shortcut', { keys: 'Ctrl+K' })
  return (
    <>
      <a
        className="search-link"
        href={`${config.routes.admin}/search`}
        aria-label={name}
        title={name}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setPalette(true)
        }}
      >
        <SearchIcon />
      </a>
      {isOpen && <Palette close={() => setPalette(false)} />}
    </>
  )
}
