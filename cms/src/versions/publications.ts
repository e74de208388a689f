import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { isPublicIn, record } from '../content/document-value.ts'
import { languagesWith } from '../reports/translation-report.ts'
import { CHANGED_BY } from './changed-by.ts'

export interface Version {
  readonly parent: number | string
  readonly updatedAt: string
  readonly publishedLocale?: string | null
  readonly version: Readonly<Record<string, unknown>> & { readonly _status?: unknown }
}

/** The languages that a version published: one, or all that have a text; none for a draft. */
export function publishedBy(
  config: SanitizedCollectionConfig,
  site: SiteId,
  saved: Version,
): readonly Language[] {
  const { parent: id, publishedLocale, version } = saved
  if (publishedLocale) return isLanguage(publishedLocale) ? [publishedLocale] : []
  const status: unknown = version._status
  // Payload's type of a version leaves it out.
  if (record(saved).autosave || typeof status !== 'object' || status === null) return []
  if (Object.values(status).some((state) => state !== null && state !== 'published')) return []
  return languagesWith(config, { ...version, id }, site).filter((language) => language in status)
}

/** Only fields that say what a version is: a title says in which languages a document has texts. */
export function publicationFields({ admin: { useAsTitle: title = 'key' } }: SanitizedCollectionConfig) {
  if (title === 'key') return {}
  const version = { site: true, key: true, _status: true, [CHANGED_BY]: true, [title]: true } as const
  return {
    select: { parent: true, updatedAt: true, publishedLocale: true, autosave: true, version } as const,
  }
}

export interface ListedVersion {
  readonly id: number | string
  readonly updatedAt: string
  readonly changedBy: unknown
  readonly published: readonly Language[]
  /** Languages whose public text is that of this version. */
  readonly onTheSite: readonly Language[]
}

interface Place {
  readonly config: SanitizedCollectionConfig
  readonly id: number | string
}

/** The versions of a document that the user may read, the newest first. Payload keeps a hundred of each. */
export async function versionsOf(
  req: PayloadRequest,
  { config, id }: Place,
): Promise<readonly ListedVersion[]> {
  const query = {
    collection: config.slug,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user: req.user,
  } as const
  const [{ docs }, main] = await Promise.all([
    req.payload.findVersions({
      ...query,
      where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
      ...publicationFields(config),
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
    }),
    req.payload.findByID({ ...query, id, disableErrors: true, select: { _status: true } }),
  ])
  const superseded = new Set<Language>()
  return docs.map((version) => {
    const { site } = version.version
    const published = isSite(site) ? publishedBy(config, site, version) : []
    const newest = published.filter((language) => !superseded.has(language))
    for (const language of newest) superseded.add(language)
    return {
      id: version.id,
      updatedAt: version.updatedAt,
      changedBy: record(version.version)[CHANGED_BY],
      published,
      onTheSite: newest.filter((language) => isPublicIn(record(main), language)),
    }
  })
}
