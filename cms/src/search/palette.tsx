'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { Hit } from './hits.ts'
import { searchTexts } from './texts.ts'
import { usePlaces } from './use-places.ts'

/** Milliseconds without typing until the server is asked. */
const PAUSE = 120

/** The documents of a search; those of the last one stay until the next response. */
function useDocuments(text: string): readonly Hit[] {
  const { config } = useConfig()
  const [found, setFound] = useState<readonly Hit[]>([])
  const { api } = config.routes
  useEffect(() => {
    if (text.trim() === '') return
    const ended = new AbortController()
    const ask = async () => {
      const response = await fetch(`${api}/search?${new URLSearchParams({ q: text })}`, {
        credentials: 'include',
        signal: ended.signal,
      })
      if (response.ok) setFound(await response.json())
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [text, api])
  return text.trim() === '' ? [] : found
}

interface OptionProps {
  readonly id: string
  readonly hit: Hit
  readonly isChosen: boolean
  readonly onOpen: () => void
}

function Option({ id, hit: { href, title, facts, language }, isChosen, onOpen }: OptionProps) {
  const option = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li ref={option} id={id} role="option" aria-selected={isChosen}>
      <a
        href={href}
        tabIndex={-1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <strong {...(language && { lang: language })}>{title}</strong> <span>{facts}</span>
      </a>
    </li>
  )
}

/** A window over the page that opens documents, lists, new documents and reports by name; `close` is called when it is closed. */
export function Palette({ close }: { readonly close: () => void }) {
  const { config } = useConfig()
  const router = useRouter()
  const t = useTexts(searchTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const documents = useDocuments(text)
  const places = usePlaces(text)
  const page = `${config.routes.admin}/search?${new URLSearchParams({ q: text })}`
  const everything: Hit = { href: page, title: t('everything', { text }), facts: '', language: null }
  const all = text.trim() === '' ? [] : [...places, ...documents, everything]
  const at = Math.min(chosen, all.length - 1)
  useEffect(() => dialog.current?.showModal(), [])
  const open = ({ href }: Hit) => {
    dialog.current?.close()
    router.push(href)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = all[at]
    if (step !== undefined && all.length > 0) setChosen((at + step + all.length) % all.length)
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="palette" aria-label={t('search')} onClose={close} closedby="any">
      <div className="palette__window">
        <input
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={t('paletteHint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <ul id={id} role="listbox" aria-label={t('results')}>
          {all.map((hit, index) => (
            <Option
              key={hit.href}
              id={`${id}-${index}`}
              hit={hit}
              isChosen={index === at}
              onOpen={() => open(hit)}
            />
          ))}
        </ul>
      </div>
    </dialog>
  )
}
