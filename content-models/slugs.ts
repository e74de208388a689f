import type { z } from 'zod'
import { loweredSlug } from './tag.ts'
import { map, responseMap, slug } from './wire.ts'

/** Language → slug of the same item in that language. A language without an entry has no such page. */
export type Translations = Readonly<Partial<Record<string, string>>>

/** The slug of every item per language. */
export type SlugTable = readonly Translations[]

export const wireTranslations = responseMap(slug)
export const wireSlugTable = responseMap(map(slug))

export function toTranslations(wire: z.output<typeof wireTranslations>): Translations {
  return Object.fromEntries(
    wire.flatMap(([language, name]) => {
      const key = loweredSlug.safeParse(language)
      return name === null || !key.success ? [] : [[key.data, name]]
    }),
  )
}

export const toSlugTable = (wire: z.output<typeof wireSlugTable>): SlugTable =>
  wire.map(([, entry]) => toTranslations(entry))
