import type { ImportedKind } from './imported-records.ts'

/** Collections of what editors lay over the programme. */
export const enrichedSlugs = { show: 'films', cinema: 'cinemas' } as const satisfies Record<
  ImportedKind,
  string
>
