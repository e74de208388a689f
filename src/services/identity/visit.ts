import { AsyncLocalStorage } from 'node:async_hooks'
import type { AccountPlace, Session } from '../accounts/accounts.ts'

/** Why a visitor sees a page of ours instead of what was asked for; the words are the page's. */
export type IdentityFault = 'invalidRequest' | 'expired' | 'unknownTarget' | 'unavailable'

/** One request to the provider, and what came up while it was answered. */
export interface Visit {
  readonly place: AccountPlace
  /** What the session cookie of the client host holds, and whose session it is. */
  readonly token: string | undefined
  readonly session: Session | null
  /** `Set-Cookie` lines besides those of the provider. */
  readonly cookies: string[]
  fault: IdentityFault | null
}

const storage = new AsyncLocalStorage<Visit>()

export const duringVisit = <Result>(visit: Visit, work: () => Result): Result => storage.run(visit, work)

/** The request that is being answered. Throws outside of one. */
export function visit(): Visit {
  const current = storage.getStore()
  if (!current) throw new Error('No request to the identity provider is being answered here')
  return current
}

export const isSecure = ({ clientOrigin }: AccountPlace): boolean => clientOrigin.startsWith('https:')
