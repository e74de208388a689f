import type { ConsentCategory } from './types.ts'

export const consent = {
  /** First-party, shared with the client host. */
  cookie: 'consent',
  /** Increase it to request consent from everybody again, for example after adding a kind of party. */
  revision: 2,
  /** Validity of a decision. */
  days: 182,
  categories: ['functional', 'statistics', 'marketing'],
} as const satisfies {
  cookie: string
  revision: number
  days: number
  categories: readonly ConsentCategory[]
}
