import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { Session } from '../accounts/accounts.ts'

export type ProviderFault =
  | 'invalidRequest'
  | 'expired'
  | 'unknownTarget'
  | 'refused'
  | 'tooMany'
  | 'unavailable'

export type IdentityErrorPage = (
  visited: SiteRequest,
  fault: ProviderFault,
  status: number,
) => Response | Promise<Response>

export interface Visit {
  readonly visited: SiteRequest
  readonly token: string | undefined
  readonly session: Session | null
  readonly cookies: string[]
  fault: ProviderFault | null
}

const storage = new AsyncLocalStorage<Visit>()

export const duringVisit = <Result>(visit: Visit, work: () => Result): Result => storage.run(visit, work)

export function visit(): Visit {
  const current = storage.getStore()
  if (!current) throw new Error('No request to the identity provider is in progress')
  return current
}
