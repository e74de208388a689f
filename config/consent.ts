import type { ConsentCategory } from './types.ts'

/** How consent is asked for and kept. */
export const consent = {
  /** One first-party cookie per site, shared with its client host. */
  cookie: 'consent',
  /** Raise it when what is asked changes (a new kind of party): everybody is asked anew. */
  revision: 2,
  /** How long a decision holds. */
  days: 182,
  categories: ['functional', 'statistics', 'marketing'],
} as const satisfies {
  cookie: string
  revision: number
  days: number
  categories: readonly ConsentCategory[]
}
