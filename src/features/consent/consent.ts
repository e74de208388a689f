import { consent } from '../../../config/consent.ts'
import type { ConsentCategory } from '../../../config/types.ts'
import { readCookie } from '../../storage/cookie.ts'

/** What the visitor has agreed to; null until there is a decision. */
export type Decision = readonly ConsentCategory[] | null

const listeners = new Set<() => void>()
let known: { readonly text: string; readonly decision: Decision } | undefined

function readDecision(text: string): Decision {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(text))
    const { revision, categories } = stored as { revision?: unknown; categories?: unknown }
    if (revision !== consent.revision || !Array.isArray(categories)) return null
    return consent.categories.filter((category) => categories.includes(category))
  } catch {
    return null
  }
}

/** The decision as the cookie has it now; the same object as long as the cookie is the same. */
export function currentDecision(): Decision {
  const text = readCookie(consent.cookie) ?? ''
  if (known?.text !== text) known = { text, decision: readDecision(text) }
  return known.decision
}

export const isAllowed = (category: ConsentCategory): boolean =>
  currentDecision()?.includes(category) ?? false

/** Tells everybody that the cookie may say something else now. */
export function announceDecision(): void {
  const { dataset } = document.documentElement
  if (currentDecision() && dataset.consent) dataset.consent = 'decided'
  for (const notify of listeners) notify()
}

export function watchDecision(notify: () => void): () => void {
  listeners.add(notify)
  // Decided in another tab, or on the client host.
  document.addEventListener('visibilitychange', notify)
  return () => {
    listeners.delete(notify)
    document.removeEventListener('visibilitychange', notify)
  }
}
