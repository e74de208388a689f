import { z } from 'zod'
import { loweredSlug } from './tag.ts'
import { requiredText, responseList, text } from './wire.ts'

export const wireVersion = z
  .object({ slug: loweredSlug, label: requiredText, description: text })
  .meta({ id: 'Version' })
/** A language version of a showtime. Slugs (lower case) that end in `st` are subtitled. */
export type Version = Readonly<z.output<typeof wireVersion>>

export const wireVersions = responseList(wireVersion)
