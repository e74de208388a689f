import { consentStorage } from '#config/consent-storage.ts'
import type { VisitorFlagName } from '#config/flags.ts'
import type { PersistedStore } from '../../storage/persisted-store.ts'
import { VISITOR_STORE } from '../../storage/visitor-store.ts'
import { isAllowed } from '../consent/consent.ts'

interface Visitor {
  readonly id: string
  readonly off: readonly unknown[]
}

export interface VisitorId {
  /** The same on every visit; null without consent, which also deletes the stored id. */
  read(): string | null
  /** Saves the flags that are off for the visitor for the next page; does nothing without an id. */
  saveOff(off: readonly VisitorFlagName[]): void
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

function parse(text: string | null): Visitor | null {
  try {
    const { id, off }: Partial<Record<keyof Visitor, unknown>> = JSON.parse(text ?? '')
    return typeof id === 'string' && id !== '' && Array.isArray(off) ? { id, off } : null
  } catch {
    return null
  }
}

/**
 * The stable anonymous id that the flag service knows a visitor by. It exists while there is consent and
 * means nothing elsewhere.
 */
export function createVisitorId(store: PersistedStore): VisitorId {
  const write = (visitor: Visitor) => store.write(VISITOR_STORE, JSON.stringify(visitor))
  const known = () => parse(store.read(VISITOR_STORE))
  return {
    read() {
      if (!isAllowed(consentStorage[VISITOR_STORE])) {
        store.remove(VISITOR_STORE)
        return null
      }
      const visitor = known() ?? { id: newId(), off: [] }
      write(visitor)
      return visitor.id
    },
    saveOff(off) {
      const visitor = isAllowed(consentStorage[VISITOR_STORE]) ? known() : null
      if (visitor) write({ ...visitor, off })
    },
  }
}
