import type { ConsentCategory } from './types.ts'

/** What our own script keeps in the browser's store only while its category is allowed; deleted when that is withdrawn. */
export const consentStorage = { 'visitor-flags': 'statistics' } as const satisfies Readonly<
  Record<string, ConsentCategory>
>
