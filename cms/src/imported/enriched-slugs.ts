import type { ImportedKind } from './imported-records.ts'

export const enrichedSlugs = { show: 'films', cinema: 'cinemas' } as const satisfies Record<
  ImportedKind,
  string
>
