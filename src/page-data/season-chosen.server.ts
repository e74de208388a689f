import { limits } from '../../config/limits.ts'
import type { Cinema } from '../../content-models/cinema.ts'
import { showtimeStatus } from '../../content-models/rules/showtime-status.ts'
import type { Season } from '../../content-models/season.ts'
import { clock } from '../i18n/format.ts'
import { type Composition, partOf } from './composition.server.ts'
import { bookingHref } from './links.ts'
import type { ChosenShowtimeModel, SeasonSelectionModel } from './models/seasons.ts'
import { type PlayedDay, type SeasonPlays, showtimesIn } from './season-programme.server.ts'
import { type NamedShowtime, showtimeToken } from './season-selection.ts'

/** Those of the named showtimes that the season has and that can still be booked. */
export function bookableOf(named: readonly NamedShowtime[], { shown, beside }: SeasonPlays, now: number): readonly NamedShowtime[] {
  const days = new Map<string, PlayedDay>([...shown, ...beside].map((played) => [played.day.date, played]))
  return named.filter(({ show, cinema, time }) => {
    const played = days.get(time.slice(0, 10))
    if (!played?.day.shows.some((entry) => entry.show === show && entry.bookable)) return false
    return showtimesIn(played, show, cinema).some((showtime) => showtime.start === time && showtimeStatus(showtime, now) === 'available')
  })
}

/** What one seat costs in a cinema, where the season has no price of its own. */
export async function seatPrice(composition: Composition, cinema: string): Promise<number | null> {
  const { api, edition } = composition
  const detail = await partOf(composition, api.cinema({ slug: cinema, language: edition.language }))
  return detail?.pricing.prices[0]?.amount ?? null
}

/** The sum, or null where the price of one of them is not known. */
export const totalOf = (prices: readonly (number | null)[]): number | null =>
  prices.reduce<number | null>((sum, price) => (sum === null || price === null ? null : sum + price), 0)

export function orderAddress({ edition }: Pick<Composition, 'edition'>, season: string): string {
  return bookingHref(edition, `${edition.site.links.orderTunnel}?${new URLSearchParams({ season, showtimes: '' })}`)
}

interface ChosenFrom {
  readonly season: Season
  readonly plays: SeasonPlays
  readonly cinema: Cinema | null
  readonly cinemas: readonly Cinema[]
  readonly named: readonly NamedShowtime[]
}

export async function selectionOf({ season, plays, cinema, cinemas, named }: ChosenFrom, composition: Composition): Promise<SeasonSelectionModel> {
  const { formats, now } = composition
  const bookable = bookableOf(named, plays, now)
  const houses = [...new Set([...bookable.map((showtime) => showtime.cinema), ...(cinema ? [cinema.slug] : [])])]
  const prices = new Map(await Promise.all(houses.map(async (slug) => [slug, season.price ?? (await seatPrice(composition, slug))] as const)))
  const chosen = bookable.map((showtime): ChosenShowtimeModel => {
    const { show, time } = showtime
    return {
      token: showtimeToken(showtime),
      title: plays.programme?.shows.find(({ slug }) => slug === show)?.title ?? show,
      cinema: cinemas.find(({ slug }) => slug === showtime.cinema)?.name ?? showtime.cinema,
      day: formats.shortDay(time),
      time: clock(time),
      price: prices.get(showtime.cinema) ?? null,
    }
  })
  const total = totalOf(chosen.map(({ price }) => price))
  return {
    chosen,
    total: total === null ? null : formats.price(total),
    price: cinema === null ? season.price : (prices.get(cinema.slug) ?? null),
    orderHref: orderAddress(composition, season.slug),
    limit: limits.season.selection,
  }
}
