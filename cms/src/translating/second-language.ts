'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { record, type UnknownRecord } from '../content/document-value.ts'
import { type OpenDocument, queryOf } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { fieldWith, valueAtPlace } from './at-place.ts'
import { NOTES, unreadIn } from './unread-texts.ts'

/** The last choice of this tab. */
const CHOICE = 'second language'

/** A document as it was last read in its second language. */
interface Second {
  readonly of: string
  readonly values: UnknownRecord
}

let chosen: Language | null | undefined
let second: Second | undefined
const listeners = new Set<() => void>()
const changed = () => {
  for (const each of listeners) each()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readChosen(): Language | null {
  if (chosen === undefined) {
    const last = sessionStorage.getItem(CHOICE)
    chosen = isLanguage(last) ? last : null
  }
  return chosen
}

export function chooseSecond(language: Language | null): void {
  chosen = language
  if (language) sessionStorage.setItem(CHOICE, language)
  else sessionStorage.removeItem(CHOICE)
  changed()
}

/** The chosen second language, unless the form is in it. */
export function useSecondLanguage(): Language | null {
  const { code } = useLocale()
  const language = useSyncExternalStore(subscribe, readChosen, () => null)
  return language === code ? null : language
}

const keyOf = (document: OpenDocument, language: Language) => `${queryOf(document)} ${language}`

function useAddress(document: OpenDocument | undefined, language: Language | null) {
  const { config } = useConfig()
  return document && language
    ? `${config.routes.api}/${document.collection}/${document.id}?${new URLSearchParams({ locale: language, draft: 'true', depth: '0' })}`
    : undefined
}

async function read(address: string): Promise<UnknownRecord> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error(String(response.status))
  return record(await response.json())
}

/** Reads the document in its second language, once for all fields; again after each save of the form, which may add rows. */
export function useReading(): void {
  const document = useOpenDocument()
  const { savedDocumentData } = useDocumentInfo()
  const language = useSecondLanguage()
  const address = useAddress(document, language)
  useEffect(() => {
    if (!address || !document || !language) return
    let isLeft = false
    // Without the texts the fields show none; the next save of the form asks again.
    read(address).then(
      (values) => {
        if (isLeft) return
        second = { of: keyOf(document, language), values }
        changed()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [address, document, language, savedDocumentData])
}

/** Changes a document, and resolves with its new values. */
export async function write(address: string, values: UnknownRecord): Promise<UnknownRecord> {
  const response = await fetch(address, {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  if (!response.ok) throw new Error(String(response.status))
  return record(record(await response.json()).doc)
}

/** Saves a text where another was shown, and who wrote it. */
export type SaveText = (text: unknown, shown: unknown, from?: 'person' | 'machine') => Promise<Saved>

export type Saved = 'saved' | 'failed' | { readonly elsewhere: unknown }

/** The text at a place in the second language, and how to save another; undefined without a second language. */
export function useSecondText(place: string | undefined) {
  const document = useOpenDocument()
  const language = useSecondLanguage()
  const address = useAddress(document, language)
  const key = document && language ? keyOf(document, language) : ''
  const current = useSyncExternalStore(
    subscribe,
    () => (second?.of === key ? second.values : undefined),
    () => undefined,
  )
  /** Refuses to replace a text that is no longer the one shown, unless that one was shown since. */
  const save = useCallback<SaveText>(
    async (text, shown, from = 'person') => {
      if (!address || place === undefined) return 'failed'
      try {
        const newest = await read(address)
        const there = valueAtPlace(newest, place)
        if (JSON.stringify(there ?? null) !== JSON.stringify(shown ?? null)) return { elsewhere: there }
        const how = from === 'machine' ? '&suggested=true' : ''
        const values = await write(`${address}&autosave=true${how}`, fieldWith(newest, place, text))
        second = { of: key, values }
        changed()
        return 'saved'
      } catch {
        return 'failed'
      }
    },
    [address, key, place],
  )
  const confirm = useCallback(async () => {
    if (!address || place === undefined) return
    second = {
      of: key,
      values: await write(`${address}&autosave=true&read=${encodeURIComponent(place)}`, {}),
    }
    changed()
  }, [address, key, place])
  if (!current || !language || place === undefined) return undefined
  const isUnread = unreadIn(current[NOTES])[language]?.includes(place) ?? false
  return { language, text: valueAtPlace(current, place), isUnread, save, confirm }
}
