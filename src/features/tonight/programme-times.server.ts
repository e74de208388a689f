import type { OpenAddress } from '@marquee/addresses/open-programme.ts'
import { needsMet } from '#models/rules/access.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import { type Composition, optional, optionalList } from '../../page-kit/composition.server.ts'
import { showtimesOf } from '../../programme/showtimes-of.server.ts'
import { type Run, runsAt } from './tonight.server.ts'
import {
  passesTonight,
  type TonightMaterials,
  type TonightTime,
  tonightPlace,
} from './tonight-times.server.ts'

/** A list of showtimes over several days: those of a film, of a place, or with captions or audio description. */
export type ListKind = OpenAddress['kind']

interface Scope {
  readonly name: string
  readonly cinemas: TonightMaterials['cinemas']
  /** Null: every film. */
  readonly show: Show | null
}

export interface ProgrammeTimes {
  /** The name of the film or place; empty for the whole country. */
  readonly name: string
  /** Days with showtimes, as far as the limit on days of cinemas allows. */
  readonly days: readonly string[]
  /** Those on sale that pass the filters, in order of time. */
  readonly times: readonly TonightTime[]
}

interface Bounds {
  /** Last day; null without one. */
  readonly last: string | null
  /** Days of cinemas, each of which may be a call of the content API. */
  readonly cinemaDays: number
}

type Played = Parameters<typeof needsMet>[0]

/** Showtimes with captions for deaf people, or with audio description. */
export function isDescribed(played: Played): boolean {
  const met = needsMet(played)
  return met.includes('captions') || met.includes('audio-description')
}

async function scopeOf(
  kind: ListKind,
  material: TonightMaterials,
  composition: Composition,
): Promise<Scope | null> {
  const { api, edition, filters, slug } = composition
  const placed = kind === 'place' ? slug : filters.localisation
  const place = placed === null ? null : tonightPlace(placed, material, composition)
  if (kind === 'place') return place && { name: place.name, cinemas: place.cinemas, show: null }
  if (kind === 'accessible') {
    if (placed !== null && place === null) return null
    return { name: place?.name ?? '', cinemas: place?.cinemas ?? material.cinemas, show: null }
  }
  const show = material.shows.get(slug)
  if (!show) return null
  const played = await optional(composition, api.showCinemas({ slug, language: edition.language }))
  const playing = new Set(played?.map(({ cinema }) => cinema))
  const cinemas = (place?.cinemas ?? material.cinemas).filter((cinema) => playing.has(cinema.slug))
  return { name: show.title, cinemas, show }
}

function completeDays(runs: readonly Run[], { last, cinemaDays }: Bounds): readonly string[] {
  const byDate = Map.groupBy(
    runs.flatMap(({ cinema, dates }) => dates.map((date) => ({ cinema: cinema.slug, date }))),
    ({ date }) => date,
  )
  const days: string[] = []
  let calls = 0
  for (const date of [...byDate.keys()].sort()) {
    calls += new Set(byDate.get(date)?.map(({ cinema }) => cinema)).size
    if ((last !== null && date > last) || (calls > cinemaDays && days.length > 0)) break
    days.push(date)
  }
  return days
}

/** Null for an unknown film or place. */
export async function programmeTimes(
  kind: ListKind,
  bounds: Bounds,
  material: TonightMaterials,
  composition: Composition,
): Promise<ProgrammeTimes | null> {
  const scope = await scopeOf(kind, material, composition)
  if (scope === null) return null
  const { filters, now } = composition
  const passesDay = kind === 'accessible' ? isDescribed : () => true
  const found = await Promise.all(scope.cinemas.map((cinema) => runsAt(cinema, composition, passesDay)))
  const runs = found.flat().filter(({ show }) => scope.show === null || show === scope.show.slug)
  const days = completeDays(runs, bounds)
  const times = await Promise.all(
    runs.map(async ({ show: slug, cinema, pricing, dates }) => {
      const show = material.shows.get(slug)
      if (
        !show ||
        (filters.genres.length > 0 && !show.genres.some((genre) => filters.genres.includes(genre.slug)))
      )
        return []
      const isMovie = isMovieShow(show, null)
      const listed = await Promise.all(
        days
          .filter((date) => dates.includes(date))
          .map((date) =>
            optionalList(composition, showtimesOf(composition, { show: slug, cinema: cinema.slug, date })),
          ),
      )
      return listed
        .flat()
        .filter(
          (showtime) =>
            showtimeStatus(showtime, now) === 'available' &&
            (kind !== 'accessible' ||
              isDescribed({ ...showtime, versions: showtime.version === null ? [] : [showtime.version] })),
        )
        .map((showtime) => ({ show, isMovie, cinema, pricing, showtime }))
        .filter((time) => passesTonight(filters, time))
    }),
  )
  return {
    name: scope.name,
    days,
    times: times.flat().sort((a, b) => a.showtime.start.localeCompare(b.showtime.start)),
  }
}
