import type { PayloadRequest, Where } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { ContentField } from './content-field.ts'
import { record, recordsOf, textOrNull, textsOf } from './document-value.ts'

/** Collection of the sites' programme, as imported. */
export const PROGRAMME = 'programme'

/** Things that documents name by a slug. */
export const referredKinds = ['cinema', 'show', 'tag'] as const
export type ReferredKind = (typeof referredKinds)[number]

const paths: Readonly<Record<ReferredKind, RegExp>> = {
  cinema: /(?:^|\.)(?:cinemas|partnerCinemas)(?:\.slug)?$/,
  show: /(?:^|\.)(?:show|shows|showSlug|featuredShow|currentShows)$/,
  tag: /(?:^|\.)tags$/,
}

/** The kind of what the field at a path names. */
export const referredAt = (path: string): ReferredKind | undefined =>
  referredKinds.find((kind) => paths[kind].test(path))

export const referredBy = ({ path, type }: ContentField): ReferredKind | undefined =>
  type === 'slug' || type === 'slugs' ? referredAt(path) : undefined

interface Source {
  readonly collection: string
  readonly title: string
  readonly where?: Where
}

const sources: Readonly<Record<ReferredKind, Source>> = {
  cinema: { collection: PROGRAMME, title: 'name', where: { kind: { equals: 'cinema' } } },
  show: { collection: PROGRAMME, title: 'name', where: { kind: { equals: 'show' } } },
  tag: { collection: 'tags', title: 'title' },
}

export interface Referred {
  /** The value that a field stores. */
  readonly slug: string
  /** Its slugs in other languages, by which the sites know it as well. */
  readonly others: readonly string[]
  readonly title: string
  /** It has left the programme. */
  readonly isGone: boolean
}

/** Choices for the fields of a site's documents, by title. */
export async function referredOn(
  req: PayloadRequest,
  kind: ReferredKind,
  site: SiteId,
): Promise<readonly Referred[]> {
  const { collection, title, where } = sources[kind]
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ site: { equals: site } }, ...(where ? [where] : [])] },
    locale: 'all',
    depth: 0,
    pagination: false,
    draft: true,
    overrideAccess: true,
    // Payload writes the languages of a query into its request, in which a document may be being saved.
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  const all = recordsOf(docs).flatMap((each): readonly Referred[] => {
    const slug = textOrNull(each.key)
    const titles = typeof each[title] === 'string' ? [each[title]] : Object.values(record(each[title]))
    if (slug === null) return []
    return [
      {
        slug,
        others: textsOf(Object.values(record(each.slug))),
        title: textsOf(titles)[0] ?? slug,
        isGone: Boolean(each.gone),
      },
    ]
  })
  return all.sort((one, other) => one.title.localeCompare(other.title))
}

/** Kinds of which the imported programme has all: it has only those films and events that are shown now or soon. */
const complete: readonly ReferredKind[] = ['cinema', 'tag']

/** Slugs that name nothing on a site; none as long as nothing of the kind has been imported. */
export async function unknownSlugs(
  req: PayloadRequest,
  kind: ReferredKind,
  site: SiteId,
  slugs: readonly string[],
): Promise<readonly string[]> {
  if (slugs.length === 0 || !complete.includes(kind)) return []
  const known = await referredOn(req, kind, site)
  const names = new Set(known.flatMap(({ slug, others }) => [slug, ...others]))
  return known.length === 0 ? [] : slugs.filter((slug) => !names.has(slug))
}
