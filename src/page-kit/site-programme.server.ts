import { pageLimits } from '#config/page-limits.ts'
import type { Site } from '#config/sites.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Schedule } from '#models/schedule.ts'
import { type ContentApi, createContentApi } from '../api/content-api.ts'
import type { Source } from '../api/source.ts'
import type { PlacePageModel } from '../page-models/parts.ts'
import { type Composition, optional, optionalList } from './composition.server.ts'
import { isRefusal } from './refusals.server.ts'
import {
  createProgramme,
  createProgrammeCache,
  gatherProgramme,
  type ProgrammeCache,
  type SiteProgramme,
} from './site-programme.ts'
import { sourceOf } from './sources.server.ts'
import { CAPITAL_REGION } from './zones.ts'

/**
 * Milliseconds. Refreshing a country takes one call per cinema, so nationwide counts may lag by this much.
 */
const FRESH = 10 * 60_000
const RETRY = 60_000

const programmeCaches = new WeakMap<Source, ProgrammeCache>()

function programmeCacheOf(source: Source): ProgrammeCache {
  const cache = programmeCaches.get(source) ?? createProgrammeCache({ fresh: FRESH, retry: RETRY })
  programmeCaches.set(source, cache)
  return cache
}

async function scheduleOrNull(api: ContentApi, site: Site, slug: string): Promise<Schedule | null> {
  try {
    // Schedules are the same in every language.
    return await api.cinemaShows({ slug, language: site.languages[0] })
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Milliseconds that a page waits for a country's programme that is not cached yet. */
export const programmeWaits = {
  none: 0,
  short: pageLimits.upstream.pageWait * 0.3,
  needed: pageLimits.upstream.pageWait * 0.8,
} as const

/** The programme of the whole site; null if nothing arrives in time. */
export async function siteProgramme(
  { edition, context }: Pick<Composition, 'edition' | 'context'>,
  cinemas: readonly Cinema[],
  wait: number,
): Promise<SiteProgramme | null> {
  if (cinemas.length === 0) return null
  const { site } = edition
  const source = sourceOf(site.id)
  const api = createContentApi({ source })
  const slugs = cinemas.map(({ slug }) => slug)
  const programme = await programmeCacheOf(source).current(
    (into) =>
      gatherProgramme({ cinemas: slugs, scheduleOf: (slug) => scheduleOrNull(api, site, slug), into }),
    Math.max(0, Math.min(wait, context.deadline - performance.now())),
  )
  context.tags.add('showtimes')
  if (!programme?.complete) context.stale = true
  return programme
}

/** The programme of a few cinemas, uncached; null if all calls fail. */
export async function placeProgramme(
  composition: Composition,
  slugs: readonly string[],
): Promise<SiteProgramme | null> {
  const { api, edition } = composition
  const language = edition.site.languages[0]
  const responses = await Promise.all(
    slugs.map(
      async (slug) => [slug, await optional(composition, api.cinemaShows({ slug, language }))] as const,
    ),
  )
  const schedules = new Map(
    responses.flatMap(([slug, schedule]) => (schedule ? [[slug, schedule] as const] : [])),
  )
  return schedules.size > 0 ? createProgramme(schedules, schedules.size === slugs.length) : null
}

/**
 * Cinema slugs of a place: the cinema itself, those of a city, or of the capital region.
 * Null for an unknown place.
 */
export function cinemasOfPlace(
  place: string,
  cities: readonly City[],
  cinemas: readonly Cinema[],
): readonly string[] | null {
  if (cinemas.some(({ slug }) => slug === place)) return [place]
  const inCity = (city: City) => [
    ...city.cinemas,
    ...cinemas.filter(({ citySlug }) => citySlug === city.slug).map(({ slug }) => slug),
  ]
  const chosen = cities.filter((city) => city.slug === place || (place === CAPITAL_REGION && city.mainRegion))
  const slugs = [...new Set(chosen.flatMap(inCity))]
  return slugs.length > 0 ? slugs : null
}

/** The page of a cinema or a city, that of the only cinema for a city with one; undefined for a zone and without a place. */
export function placePage(
  place: string | null,
  { cities, cinemas }: { readonly cities: readonly City[]; readonly cinemas: readonly Cinema[] },
): PlacePageModel | undefined {
  const [only, another] = place === null ? [] : (cinemasOfPlace(place, cities, cinemas) ?? [])
  if (place === null || only === undefined) return undefined
  if (another === undefined) return { kind: 'cinema', page: only }
  return cities.some(({ slug }) => slug === place) ? { kind: 'cityLight', page: place } : undefined
}

/** Slugs of the cinemas of a cinema or city; null for an unknown place. */
export async function loadCinemasOfPlace(
  place: string,
  composition: Composition,
): Promise<readonly string[] | null> {
  const { api, edition } = composition
  const { language } = edition
  const [cities, cinemas] = await Promise.all([
    optionalList(composition, api.cities({ language })),
    optionalList(composition, api.cinemas({ language })),
  ])
  return cinemasOfPlace(place, cities, cinemas)
}
