import { z } from 'zod'
import { loweredSlug } from './tag.ts'
import { requiredText, responseList, text } from './wire.ts'

/** A language version of a showtime. Slugs (lower case) that end in `st` are subtitled. */
export interface Version {
  readonly slug: string
  readonly label: string
  readonly description: string | null
}

export const wireVersion = z
  .object({ slug: loweredSlug, label: requiredText, description: text })
  .meta({ id: 'Version' })
export const wireVersions = responseList(wireVersion)

export const toVersion = (wire: z.output<typeof wireVersion>): Version => ({
  slug: wire.slug,
  label: wire.label,
  description: wire.description,
})
export const toVersions = (wire: z.output<typeof wireVersions>): readonly Version[] => wire.map(toVersion)
