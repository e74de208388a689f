import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'

export const importedKinds = ['show', 'cinema'] as const

export type ImportedKind = (typeof importedKinds)[number]

type PerLanguage<Value> = Readonly<Partial<Record<Language, Value>>>

/** What a site says of one of its films or cinemas, as editors see it. */
export interface ImportedRecord {
  readonly site: SiteId
  readonly kind: ImportedKind
  /** Its slug in the site's first language that has one; the same as long as the source keeps it. */
  readonly key: string
  readonly name: string
  readonly slug: PerLanguage<string>
  readonly title: PerLanguage<string>
  /** Address of poster or house front, complete. */
  readonly picture: string | null
  /** `2026-11-20`; of a cinema null. */
  readonly releaseDate: string | null
  /** Slug of a cinema's city. */
  readonly city: string | null
}
