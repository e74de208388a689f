import { type SiteId, sites } from '../../../../config/sites.ts'
import type { Language } from '../../../../config/types.ts'
import { addDays, contractTime, wallClock } from '../../../../content-models/site-clock.ts'
import { previewReader } from '../preview/preview-reader.ts'
import type { PreviewRequest } from '../preview/shown-state.ts'
import type { ContentStore, SiteReader } from '../store/content-store.ts'
import type { ItemReader, StoredItem } from '../store/item-reader.ts'
import type { JsonObject } from '../store/layers.ts'
import { DEMO, EDITORS } from '../store/source-switch.ts'

/** One request to the content API. */
export interface ApiRequest extends SiteReader {
  readonly site: SiteId
  readonly language: Language
  readonly now: Date
  /** The site's day. */
  readonly today: string
  /** The site's clock, YYYY-MM-DD HH:mm:ss. */
  readonly wall: string
  readonly query: URLSearchParams
  readonly headers: Headers
}

/** What a call answers: any JSON, or undefined where it does not exist. */
export type ResponseBody = unknown

/** The language asked for where the site has it, else the site's default. */
export function languageOf(site: SiteId, wanted: string | null): Language {
  const languages: readonly Language[] = sites[site].languages
  return languages.find((language) => language === wanted) ?? sites[site].languages[0]
}

/** With a preview, what it shows of the site, at the time that it names. */
export function createApiRequest(
  store: ContentStore,
  site: SiteId,
  request: Request,
  clock: Date,
  preview?: PreviewRequest,
): ApiRequest {
  const { searchParams } = new URL(request.url)
  const { timeZone } = sites[site]
  const reader = store.site(site)
  const now = preview?.at == null ? clock : new Date(preview.at)
  const local = wallClock(timeZone, now.getTime())
  return {
    ...(preview ? previewReader(store.read, reader, site, preview, clock.getTime()) : reader),
    site,
    language: languageOf(site, searchParams.get('language')),
    now,
    today: local.slice(0, 10),
    wall: contractTime(local, now.getUTCSeconds()),
    query: searchParams,
    headers: request.headers,
  }
}

/** The same time of the next day, as `wall`. */
export const nextDay = ({ today, wall }: ApiRequest): string => addDays(today, 1) + wall.slice(10)

/**
 * The detail of an item: its list fields, the fields of its detail, and what editors have set in either.
 * Undefined where the source has no detail of it.
 */
export function detailFields(
  item: StoredItem | undefined,
  detail: StoredItem | undefined,
): JsonObject | undefined {
  if (!detail) return undefined
  if (!item || item.source !== detail.source) return detail.fields
  return { ...item.fields, ...detail.fields, ...item.edited, ...detail.edited }
}

/** The detail of an item that editors have published: theirs before what a source adds to it. */
export function publishedDetail(item: StoredItem, details: readonly StoredItem[]): JsonObject {
  const own = details.find(({ source }) => source === EDITORS)
  const other = details.find(({ source }) => source !== EDITORS)
  return { ...other?.fields, ...item.fields, ...own?.fields }
}

/** What an address that was public before answers: where the item is now, and as much of it as every reader asks for. */
export function movedItem(
  { id, slug: redirectSlug, fields: { title, name, type, header } }: StoredItem,
  slug: string,
): JsonObject {
  return {
    id,
    slug,
    title: title ?? name,
    ...(type === undefined ? {} : { type }),
    ...(header === undefined ? {} : { header }),
    redirectSlug,
  }
}

/** Programmes of the demo are made from its showtimes; those of other sources are what the source has said. */
export const isGenerated = (item: StoredItem): boolean => item.source === DEMO

/** Editors have no programme: it is what a source has said, else made from the showtimes. */
export const isPublished = (item: StoredItem): boolean => item.source === EDITORS

/** A list without items is empty where the demo is shown or editors have published, and does not exist for a source that has none. */
export async function orAbsent<Item>(
  items: ItemReader,
  list: readonly Item[],
): Promise<readonly Item[] | undefined> {
  if (list.length > 0) return list
  const sources = await items.sources()
  return sources.includes(DEMO) || sources.includes(EDITORS) ? list : undefined
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
