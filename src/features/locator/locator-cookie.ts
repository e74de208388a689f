import { readCookie, writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { limits } from '#config/limits.ts'
import type { SavedLocation } from '#machines/locator-rules.ts'
import { readSavedLocation, writeSavedLocation } from '#models/saved-location.ts'
import { PLACE_CHANGE, PLACE_STORE, type Place } from '../../storage/place-store.ts'

const DAY = 24 * 60 * 60

export const eraseLocation = (name: string): void => writeCookie(name, '', 0)

export const saveLocation = (name: string, saved: SavedLocation): void =>
  writeCookie(name, writeSavedLocation(saved), limits.locator.cookieDays * DAY)

/** The cookie's location. An invalid cookie is deleted. */
export function savedLocationOf(name: string): SavedLocation | null {
  const cookie = readCookie(name)
  if (cookie === undefined) return null
  let text = ''
  try {
    text = decodeURIComponent(cookie)
  } catch {
    // Invalid.
  }
  const saved = readSavedLocation(text)
  if (saved === null) eraseLocation(name)
  return saved
}

const linesOf = ({ name, slug, kind, page, around = '' }: Place) => [name, slug, kind, page, around]

export function notifyPlace(cookie: string, place: Place | null): void {
  const text = place && [`${cookie}=${readCookie(cookie)}`, ...linesOf(place)].join('\n')
  try {
    if (text === localStorage.getItem(PLACE_STORE)) return
    document.documentElement.toggleAttribute('data-place', text !== null)
    if (text === null) localStorage.removeItem(PLACE_STORE)
    else localStorage.setItem(PLACE_STORE, text)
  } catch {
    // The cookie has the choice; without storage no name is shown.
  }
  dispatchEvent(new Event(PLACE_CHANGE))
}
