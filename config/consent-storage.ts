import type { ConsentCategory } from './types.ts'

/** Browser storage of our own that needs consent; deleted on withdrawal. */
export const consentStorage = {
  'visitor-flags': 'statistics',
  'feature-results': 'statistics',
} as const satisfies Readonly<Record<string, ConsentCategory>>
