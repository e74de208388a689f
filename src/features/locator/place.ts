import { readCookie } from '@marquee/kit/http/document-cookie.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { GUESS_STORE, PLACE_CHANGE, PLACE_STORE, type Place } from '../../storage/place-store.ts'

export const isPlaceSaved = (cookie: string): boolean => readCookie(cookie) !== undefined

/** The name saved with this cookie value; '' if the cookie has changed since. */
function savedName(cookie: string | undefined): string {
  if (cookie === undefined) return ''
  try {
    const saved = readCookie(cookie)
    if (saved === undefined) return sessionStorage.getItem(GUESS_STORE) ?? ''
    const text = localStorage.getItem(PLACE_STORE) ?? ''
    return text.startsWith(`${cookie}=${saved}\n`) ? text : ''
  } catch {
    return ''
  }
}

const watcher =
  (...types: readonly string[]) =>
  (notify: () => void) => {
    for (const type of types) addEventListener(type, notify)
    return () => {
      for (const type of types) removeEventListener(type, notify)
    }
  }
const watch = watcher(PLACE_CHANGE)
/** The storage event tells other tabs. */
const watchAll = watcher(PLACE_CHANGE, 'storage')

const placeOf = (text: string): Place | null => {
  if (text === '') return null
  const [pair, name = '', slug = '', kind = '', page = '', around = ''] = text.split('\n')
  return { name, slug, kind: kind as Place['kind'], page, around, guessed: pair === '' }
}

export const chosenPlace = (cookie: string | undefined): Place | null => placeOf(savedName(cookie))

/** The same for views; null on the server, in the first render and without a place. */
export function usePlace(cookie: string | undefined): Place | null {
  const text = useSyncExternalStore(
    watchAll,
    () => savedName(cookie),
    () => '',
  )
  return useMemo(() => placeOf(text), [text])
}

/** Slug that lists are narrowed to; empty without one. */
export function chosenFilter(cookie: string | undefined): string {
  const place = chosenPlace(cookie)
  return place?.slug || place?.around || ''
}

export function usePlaceChanged(page: string): boolean {
  const [changedOn, setChangedOn] = useState<string>()
  useEffect(() => watch(() => setChangedOn(page)), [page])
  return changedOn === page
}
