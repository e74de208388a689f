import { languageOf } from '#config/site-language.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { addDays, contractTime, nextMidnight, wallClock } from '#models/site-clock.ts'
import { previewReader } from '../preview/preview-reader.ts'
import type { PreviewScope } from '../preview/shown-state.ts'
import type { ContentStore, SiteReader } from '../store/content-store.ts'
import type { ItemReader, StoredItem } from '../store/item-reader.ts'
import type { JsonObject } from '../store/layers.ts'
import { DEMO, EDITORS } from '../store/source-switch.ts'

export interface ApiRequest extends SiteReader {
  readonly site: SiteId
  readonly language: Language
  readonly now: number
  readonly today: string
  /** The site's clock, YYYY-MM-DD HH:mm:ss. */
  readonly wall: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Says that the response changes at this epoch millisecond without a change of content. */
  changesAt(instant: number): void
  /** The first of these; at the latest the end of the day. */
  firstChange(): number
}

export type ResponseBody = unknown

export function createApiRequest(
  store: ContentStore,
  site: SiteId,
  request: Request,
  present: number,
  preview?: PreviewScope,
): ApiRequest {
  const { searchParams } = new URL(request.url)
  const { timeZone } = sites[site]
  const reader = store.site(site)
  const now = preview?.at ?? present
  const local = wallClock(timeZone, now)
  let first = nextMidnight(timeZone, now)
  return {
    ...(preview ? previewReader(store.read, reader, site, preview, present) : reader),
    site,
    language: languageOf(site, searchParams.get('language')),
    now,
    today: local.slice(0, 10),
    wall: contractTime(local, new Date(now).getUTCSeconds()),
    query: searchParams,
    headers: request.headers,
    changesAt(instant) {
      if (instant > now) first = Math.min(first, instant)
    },
    firstChange: () => first,
  }
}

/** Milliseconds for which a count of showtimes in the next 24 hours is used. */
const COUNTED = 900_000

/** Times of the site's clock between which the showtimes of the next 24 hours begin. */
export function next24Hours(request: ApiRequest): { readonly from: string; readonly to: string } {
  const { today, wall, now } = request
  request.changesAt(now - (now % COUNTED) + COUNTED)
  return { from: wall, to: addDays(today, 1) + wall.slice(10) }
}

/** Editors' changes to list item or detail win. Undefined if the source has no detail. */
export function detailFields(item: StoredItem | undefined, detail: StoredItem | undefined) {
  if (!detail) return undefined
  if (!item || item.source !== detail.source) return detail.fields
  return { ...item.fields, ...detail.fields, ...item.edited, ...detail.edited }
}

/** A published detail: editors' fields win over those that a source adds. */
export function publishedDetail(item: StoredItem, details: readonly StoredItem[]): JsonObject {
  const own = details.find(({ source }) => source === EDITORS)
  const other = details.find(({ source }) => source !== EDITORS)
  return { ...other?.fields, ...item.fields, ...own?.fields }
}

/** The response to a former slug: the current one, and the fields that every reader needs. */
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

/** Programmes of the demo are computed from its showtimes; other sources supply theirs. */
export const isGenerated = (item: StoredItem): boolean => item.source === DEMO

export const isPublished = (item: StoredItem): boolean => item.source === EDITORS

/** An empty list is undefined (404) unless the site shows the demo or editors have published. */
export async function orAbsent<Item>(items: ItemReader, list: readonly Item[]) {
  if (list.length > 0) return list
  const sources = await items.sources()
  return sources.includes(DEMO) || sources.includes(EDITORS) ? list : undefined
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
