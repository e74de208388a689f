import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { sourceOf } from '../content/published-source.ts'
import { languagesIn, type ReportedLanguage, reportedIn } from '../reports/translation-report.ts'
import { chosenSite } from '../users/chosen-site.ts'
import { hasSite, sitesIn } from '../users/site-field.ts'

const SHOWN = 6
/** Milliseconds after creation in which a write still belongs to an import. */
const UNTOUCHED = 1_000

export interface Listed {
  readonly collection: string
  readonly id: number | string
  readonly updatedAt: string
}

/** The documents of a collection that the user may read: their number and the newest. */
export interface Shelf {
  readonly config: SanitizedCollectionConfig
  readonly count: number
  readonly newest: readonly Listed[]
}

export interface Changed extends Listed {
  readonly title: string
  readonly site: SiteId
  /** Status by language; empty for a collection that only enriches the programme. */
  readonly languages: readonly ReportedLanguage[]
}

const asViewer = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false as const, depth: 0 })

/** The documents of the chosen country, and those of none, which are for all. */
function ofChosenSite(req: PayloadRequest, { fields }: SanitizedCollectionConfig): Where {
  const site = chosenSite(req)
  return site && hasSite(fields, site)
    ? { or: [{ site: { equals: site } }, { site: { exists: false } }] }
    : {}
}

async function newestOf(req: PayloadRequest, config: SanitizedCollectionConfig): Promise<Listed[]> {
  const collection = config.slug
  const select = { updatedAt: true, createdAt: true } as const
  const where = ofChosenSite(req, config)
  const query = {
    ...asViewer(req),
    collection,
    where,
    sort: '-updatedAt',
    limit: SHOWN,
    pagination: false,
    select,
  }
  // Publishing one language leaves the date of the draft, saving a draft that of the public version.
  const found = await Promise.all([req.payload.find({ ...query, draft: true }), req.payload.find(query)])
  const documents = found
    .flatMap(({ docs }) => docs)
    .map(({ id, updatedAt, createdAt }) => ({
      id,
      updatedAt: String(updatedAt),
      createdAt: String(createdAt),
    }))
  const newest = new Map<number | string, (typeof documents)[number]>()
  for (const document of documents) {
    const known = newest.get(document.id)
    if (!known || known.updatedAt < document.updatedAt) newest.set(document.id, document)
  }
  const isWhole = sourceOf(config)?.mode === 'whole'
  return [...newest.values()]
    .filter(
      ({ createdAt, updatedAt }) => isWhole || Date.parse(updatedAt) - Date.parse(createdAt) > UNTOUCHED,
    )
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, SHOWN)
    .map(({ id, updatedAt }) => ({ collection, id, updatedAt }))
}

/** Counts the documents of these collections that the user may read. */
export async function shelves(req: PayloadRequest, slugs: readonly string[]): Promise<Shelf[]> {
  const site = chosenSite(req)
  const configs = slugs
    .flatMap((slug) => req.payload.collections[slug]?.config ?? [])
    .filter(({ fields }) => !site || !sitesIn(fields) || hasSite(fields, site))
  return Promise.all(
    configs.map(async (config) => {
      const [{ totalDocs }, newest] = await Promise.all([
        req.payload.count({ ...asViewer(req), collection: config.slug, where: ofChosenSite(req, config) }),
        sourceOf(config) ? newestOf(req, config) : [],
      ])
      return { config, count: totalDocs, newest }
    }),
  )
}

async function described(
  req: PayloadRequest,
  { config }: Shelf,
  listed: Listed,
  uiLanguage: Language,
): Promise<Changed[]> {
  const known = await languagesIn(req, config, listed.id)
  const [row] = known ? reportedIn(known, uiLanguage) : []
  const isWhole = sourceOf(config)?.mode === 'whole'
  return row ? [{ ...listed, site: row.site, title: row.title, languages: isWhole ? row.languages : [] }] : []
}

/** The last changes on the user's sites, the newest first. */
export async function lastChanged(
  req: PayloadRequest,
  all: readonly Shelf[],
  uiLanguage: Language,
): Promise<Changed[]> {
  const newest = all
    .flatMap((shelf) => shelf.newest.map((listed) => ({ shelf, listed })))
    .sort((one, other) => other.listed.updatedAt.localeCompare(one.listed.updatedAt))
  const found = await Promise.all(
    newest.slice(0, SHOWN).map(({ shelf, listed }) => described(req, shelf, listed, uiLanguage)),
  )
  return found.flat()
}
