import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

export const importedKinds = ['show', 'cinema'] as const

export type ImportedKind = (typeof importedKinds)[number]

type PerLanguage<Value> = Readonly<Partial<Record<Language, Value>>>

/** A film or cinema of a site, as editors see it. */
export interface ImportedRecord {
  readonly site: SiteId
  readonly kind: ImportedKind
  /** Its slug in the first language of the site that has one; stable as long as the source's is. */
  readonly key: string
  readonly name: string
  readonly slug: PerLanguage<string>
  readonly title: PerLanguage<string>
  /** Absolute URL of the poster or the picture of the cinema. */
  readonly picture: string | null
  /** `2026-11-20`; null for a cinema. */
  readonly releaseDate: string | null
  /** Slug of a cinema's city. */
  readonly city: string | null
}
