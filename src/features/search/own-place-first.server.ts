import { searchLimits } from '#config/search-limits.ts'
import { titleRank } from '#models/rules/search-text.ts'
import { type Composition, optional } from '../../page-kit/composition.server.ts'
import { loadCinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import type { SearchHit } from '../../page-models/search.ts'

interface OwnPlace {
  /** Slugs of the place and its cinemas. */
  readonly places: ReadonlySet<string>
  /** Slugs of the shows that can be booked there. */
  readonly shows: ReadonlySet<string>
}

/** Null for an unknown place. */
async function ownPlace(near: string, composition: Composition): Promise<OwnPlace | null> {
  const { api, edition } = composition
  const { language } = edition
  const slugs = await loadCinemasOfPlace(near, composition)
  if (slugs === null) return null
  const schedules = await Promise.all(
    slugs
      .slice(0, searchLimits.cinemasOfPlace)
      .map((slug) => optional(composition, api.cinemaShows({ slug, language }))),
  )
  const shows = schedules.flatMap((schedule) => schedule?.shows ?? []).filter(({ bookable }) => bookable)
  return { places: new Set([near, ...slugs]), shows: new Set(shows.map(({ slug }) => slug)) }
}

/** The last part of a path is the slug. */
const slugOf = ({ href }: SearchHit) => href.split('/').at(-1) ?? ''

/**
 * Cinemas of the visitor's place come first among the cinemas that match. Shows that play there come first among those
 * whose titles match as well: a better match stays before them.
 */
function reordered(hits: readonly SearchHit[], q: string, { places, shows }: OwnPlace): readonly SearchHit[] {
  const classOf = (hit: SearchHit) => {
    if (hit.group === 'cinemas' || hit.group === 'cities') return hit.group
    const rank = hit.group === 'shows' ? titleRank(hit.title, q) : null
    return rank === null ? null : `shows ${rank}`
  }
  const isOwn = (hit: SearchHit) => (hit.group === 'shows' ? shows : places).has(slugOf(hit))
  const queues = new Map(
    [...Map.groupBy(hits, classOf)].map(([name, those]) => [
      name,
      those.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).values(),
    ]),
  )
  return hits.map((hit) => {
    const name = classOf(hit)
    return name === null ? hit : (queues.get(name)?.next().value ?? hit)
  })
}

/** Hits in order of the source, with those of the visitor's place first. `near` is a cinema or city, or empty. */
export async function ownPlaceFirst(
  hits: readonly SearchHit[],
  { q, near }: { readonly q: string; readonly near: string },
  composition: Composition,
): Promise<readonly SearchHit[]> {
  if (near === '' || hits.length < 2) return hits
  const own = await ownPlace(near, composition)
  return own ? reordered(hits, q, own) : hits
}
