import { type SiteId, sites } from '#config/sites.ts'
import { shareOf } from './chance.ts'
import { type CinemaRecord, events, films, type Places, places, type Work } from './programme-files.ts'

/** Number of films and events on sites with few cinemas; other sites take all. */
const appetite: Partial<Record<SiteId, { readonly films: number; readonly events: number }>> = {
  ch: { films: 80, events: 20 },
  be: { films: 80, events: 20 },
  tn: { films: 37, events: 8 },
  ma: { films: 37, events: 8 },
  ci: { films: 24, events: 6 },
  sn: { films: 24, events: 6 },
}

const chosen = new Map<SiteId, readonly Work[]>()

/** The site's own country first, then by weight. */
export function worksOf(site: SiteId): readonly Work[] {
  const known = chosen.get(site)
  if (known) return known
  const limit = appetite[site]
  const interest = (work: Work) =>
    work.weight + (work.countries.includes(sites[site].region) ? 40 : 0) + 30 * shareOf(`${site} ${work.id}`)
  const pick = (all: readonly Work[], count: number) => {
    const best = new Set(all.toSorted((a, b) => interest(b) - interest(a)).slice(0, count))
    return all.filter((work) => best.has(work))
  }
  const works = limit ? [...pick(films, limit.films), ...pick(events, limit.events)] : [...films, ...events]
  chosen.set(site, works)
  return works
}

const noPlaces: Places = { cities: [], cinemas: [] }

export const placesOf = (site: SiteId): Places => places[site] ?? noPlaces

export interface DemoHall {
  readonly name: string
  readonly capacity: number
  /** imax, 4dx, screenx, dolby or null. */
  readonly premium: string | null
  readonly tags: readonly string[]
  readonly has3d: boolean
}

const premiumFormats = ['imax', '4dx', 'screenx', 'dolby']
const hallNames: Readonly<Record<string, string>> = {
  imax: 'MAX',
  '4dx': '4DX',
  screenx: 'ScreenX',
  dolby: 'Vision',
}

/** Their seats add up to the cinema's. */
export function hallsOf(cinema: CinemaRecord): readonly DemoHall[] {
  const premiums = premiumFormats
    .filter((format) => cinema.formats.includes(format))
    .slice(0, Math.max(1, cinema.halls - 2))
  const weights = Array.from({ length: cinema.halls }, (_, hall) =>
    premiums[hall] === '4dx' ? 0.8 : hall < 2 ? 1.9 : 1.25 - (0.6 * hall) / cinema.halls,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const capacities = weights.map((weight) => Math.round((cinema.seats * weight) / total))
  capacities[0] = (capacities[0] ?? 0) + cinema.seats - capacities.reduce((sum, seats) => sum + seats, 0)
  return capacities.map((capacity, index) => {
    const premium = premiums[index] ?? null
    const atmos =
      cinema.formats.includes('atmos') &&
      (premium === 'imax' || premium === 'dolby' || index % 3 === premiums.length % 3)
    const seats = cinema.seatsKinds.filter(
      (kind, nth) => premium === null && (index + nth) % 4 === 1 && kind !== '',
    )
    const reachable = cinema.pmr && !(cinema.opened < 1985 && index === cinema.halls - 1)
    const tags = [
      ...(premium === null ? [] : [premium]),
      ...(atmos ? ['atmos'] : []),
      ...seats,
      ...(reachable ? ['pmr'] : []),
    ]
    return {
      name: premium === null ? String(index + 1) : `${index + 1} ${hallNames[premium] ?? premium}`,
      capacity,
      premium,
      tags,
      has3d: cinema.formats.includes('3d') && premium !== 'dolby',
    }
  })
}
