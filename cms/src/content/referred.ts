import type { PayloadRequest, Where } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { ContentField } from './content-field.ts'
import { record, recordsOf, textOrNull, textsOf } from './document-value.ts'

/** Collection of the sites' programme, as imported. */
export const PROGRAMME = 'programme'

/** Things that documents name by a slug. */
export const referredKinds = [
  'article',
  'cinema',
  'experience',
  'experienceGroup',
  'show',
  'tag',
  'topic',
] as const
export type ReferredKind = (typeof referredKinds)[number]

const paths: Readonly<Record<ReferredKind, RegExp>> = {
  article: /^articles\.slug$/,
  cinema: /(?:^|\.)(?:cinemas|partnerCinemas)(?:\.slug)?$/,
  experience: /^experiences\.slug$/,
  experienceGroup: /(?:^|\.)group$/,
  show: /(?:^|\.)(?:show|shows|showSlug|featuredShow|currentShows)$/,
  tag: /(?:^|\.)tags?$/,
  topic: /^category\.reference$/,
}

/** The kind of what the field at a path names. */
export const referredAt = (path: string): ReferredKind | undefined =>
  referredKinds.find((kind) => paths[kind].test(path))

export const referredBy = ({ path, type }: ContentField): ReferredKind | undefined =>
  type === 'slug' || type === 'slugs' || type === 'reference' ? referredAt(path) : undefined

interface Source {
  readonly collection: string
  readonly title: string
  readonly where?: Where
  /** The sites know it by its slug, which an editor may have changed, otherwise by its id. */
  readonly hasSlug?: true
}

const sources: Readonly<Record<ReferredKind, Source>> = {
  article: { collection: 'articles', title: 'title', hasSlug: true },
  cinema: { collection: PROGRAMME, title: 'name', where: { kind: { equals: 'cinema' } } },
  experience: { collection: 'experiences', title: 'title', hasSlug: true },
  experienceGroup: { collection: 'experience-groups', title: 'title', hasSlug: true },
  show: { collection: PROGRAMME, title: 'name', where: { kind: { equals: 'show' } } },
  tag: { collection: 'tags', title: 'title' },
  topic: { collection: 'faq-categories', title: 'name' },
}

/** The meaning of a collection's documents to fields that name them. */
export const referredFrom = (collection: string): readonly ReferredKind[] =>
  referredKinds.filter((kind) => collection !== PROGRAMME && sources[kind].collection === collection)

export interface Referred {
  /** The value that a field stores. */
  readonly slug: string
  /** Other names by which the sites know it as well. */
  readonly others: readonly string[]
  readonly title: string
  readonly picture: string | null
  /** It has left the programme. */
  readonly isGone: boolean
}

/** A value in a language, or else in the first that has one. */
const textIn = (value: unknown, language: unknown): string | undefined =>
  textsOf(
    typeof value === 'string' ? [value] : [record(value)[String(language)], ...Object.values(record(value))],
  )[0]

/** Choices for the fields of a site's documents, by title. */
export async function referredOn(
  req: PayloadRequest,
  kind: ReferredKind,
  site: SiteId,
): Promise<readonly Referred[]> {
  const { collection, title, where, hasSlug } = sources[kind]
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
    const key = textOrNull(each.key)
    if (key === null) return []
    const slug = (hasSlug && textIn(each.slug, req.locale)) ?? key
    return [
      {
        slug,
        others: [key, ...textsOf(Object.values(record(each.slug)))],
        title: textIn(each[title], req.locale) ?? slug,
        picture: textOrNull(each.picture),
        isGone: Boolean(each.gone),
      },
    ]
  })
  return all.sort((one, other) => one.title.localeCompare(other.title))
}

/** A film may be named before it is in the programme, and a group of experiences before what it shows is written. */
const before: readonly ReferredKind[] = ['article', 'experience', 'show']

/** Slugs that name nothing on a site; none as long as nothing of the kind has been imported. */
export async function unknownSlugs(
  req: PayloadRequest,
  kind: ReferredKind,
  site: SiteId,
  slugs: readonly string[],
): Promise<readonly string[]> {
  if (slugs.length === 0 || before.includes(kind)) return []
  const known = await referredOn(req, kind, site)
  const names = new Set(known.flatMap(({ slug, others }) => [slug, ...others]))
  return known.length === 0 ? [] : slugs.filter((slug) => !names.has(slug))
}
