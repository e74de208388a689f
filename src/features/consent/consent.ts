import { readCookie } from '@marquee/kit/http/document-cookie.ts'
import { consent } from '#config/consent.ts'
import type { ConsentCategory } from '#config/types.ts'

/** Allowed categories; null before a decision. */
export type Decision = readonly ConsentCategory[] | null

const listeners = new Set<() => void>()
let known: { readonly text: string; readonly decision: Decision } | undefined

function readDecision(text: string): Decision {
  try {
    const stored: { readonly revision?: unknown; readonly categories?: unknown } = JSON.parse(
      decodeURIComponent(text),
    )
    const { revision, categories } = stored
    if (revision !== consent.revision || !Array.isArray(categories)) return null
    return consent.categories.filter((category) => categories.includes(category))
  } catch {
    return null
  }
}

/** The decision in the cookie; the same object while the cookie is the same. */
export function currentDecision(): Decision {
  const text = readCookie(consent.cookie) ?? ''
  if (known?.text !== text) known = { text, decision: readDecision(text) }
  return known.decision
}

export const isAllowed = (category: ConsentCategory): boolean =>
  currentDecision()?.includes(category) ?? false

export function announceDecision(): void {
  const { dataset } = document.documentElement
  if (currentDecision() && dataset.consent) dataset.consent = 'decided'
  for (const notify of listeners) notify()
}

export function watchDecision(notify: () => void): () => void {
  listeners.add(notify)
  // The decision may have changed in another tab or on the client host.
  document.addEventListener('visibilitychange', notify)
  return () => {
    listeners.delete(notify)
    document.removeEventListener('visibilitychange', notify)
  }
}
