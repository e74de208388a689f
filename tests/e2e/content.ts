import { type SiteId, sites } from '#config/sites.ts'
import { requestSite } from './http.ts'

/** The part of the public API that tests read to know what a page has to show. */
export interface PublicShow {
  readonly slug: string
  readonly title: string
  readonly isMovie: boolean
  readonly salesOpeningDatetime: string | null
  readonly feelings?: Readonly<Record<string, number>>
  readonly trailers?: readonly { readonly videoType: string; readonly externalId: string }[]
}

interface PublicCinema {
  readonly slug: string
  readonly name: string
  readonly vistaRef: string
}

interface PublicTime {
  readonly time: string
  readonly status: string
  readonly reservabilityEnd: string | null
}

export interface Showtime {
  readonly show: PublicShow
  readonly cinema: string
  readonly date: string
  /** `YYYY-MM-DDTHH:mm` of the site. */
  readonly start: string
  /** Epoch milliseconds after which it cannot be booked. */
  readonly closes: number
}

export const languageOf = (site: SiteId) => sites[site].languages[0]

export async function api<Body>(site: SiteId, path: string): Promise<Body> {
  const { status, body } = await requestSite(
    site,
    `/api/${path}${path.includes('?') ? '&' : '?'}language=${languageOf(site)}`,
  )
  if (status !== 200) throw new Error(`/api/${path} of ${site} answers ${status}`)
  return JSON.parse(body) as Body
}

export function dayOf(site: SiteId, ahead = 0): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: sites[site].timeZone }).format(
    Date.now() + ahead * 86_400_000,
  )
}

export const cinemasOf = (site: SiteId) => api<readonly PublicCinema[]>(site, 'cinemas')

export const showsOf = async (site: SiteId) =>
  (await api<{ shows: readonly PublicShow[] }>(site, 'shows')).shows

export async function showWith(site: SiteId, holds: (show: PublicShow) => boolean): Promise<PublicShow> {
  for (const { slug } of await showsOf(site)) {
    const show = await api<PublicShow>(site, `show/${slug}`)
    if (holds(show)) return show
  }
  throw new Error(`No show of ${site} is as the test needs it`)
}

const counted = ['countWishList', 'countEmotionLove', 'countEmotionLike'] as const
/** A film with ratings and wishlist entries. */
export const feltFilm = (site: SiteId) =>
  showWith(
    site,
    ({ isMovie, feelings = {} }) => isMovie && counted.every((name) => (feelings[name] ?? 0) > 0),
  )

/** A film's bookable time on a later day, the only one at its minute in its cinema. */
export async function bookableShowtime(site: SiteId, ahead = 1): Promise<Showtime> {
  const date = dayOf(site, ahead)
  for (const show of (await showsOf(site)).filter(({ isMovie }) => isMovie)) {
    const cinemas = await api<Record<string, { days: Record<string, unknown> }>>(
      site,
      `show/${show.slug}/cinemas`,
    )
    for (const [cinema, { days }] of Object.entries(cinemas)) {
      if (!days[date]) continue
      const times = await api<readonly PublicTime[]>(site, `show/${show.slug}/showtimes/${cinema}/${date}`)
      const free = times.find(
        ({ status, time, reservabilityEnd }) =>
          status === 'available' &&
          reservabilityEnd !== null &&
          times.filter((other) => other.time === time).length === 1,
      )
      if (!free?.reservabilityEnd) continue
      return {
        show,
        cinema,
        date,
        start: free.time.slice(0, 16).replace(' ', 'T'),
        closes: Date.parse(free.reservabilityEnd),
      }
    }
  }
  throw new Error(`Nothing can be booked on ${site} on ${date}`)
}

/** Addresses that a served page links to, without fragment and with `&amp;` decoded. */
export const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
