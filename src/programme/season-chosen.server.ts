import { clock } from '@marquee/i18n/format.ts'
import { limits } from '#config/limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { Pricing } from '#models/pricing.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Season } from '#models/season.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Composition, optional } from '../page-kit/composition.server.ts'
import { bookingHref } from '../page-kit/links.ts'
import { type NamedShowtime, showtimeToken } from '../page-kit/season-selection.ts'
import type { ChosenShowtimeModel, SeasonSelectionModel } from '../page-models/seasons.ts'
import { type PlayedDay, type SeasonPlays, showtimesIn } from './season-programme.server.ts'

const playedOn = (date: string, { shown, beside }: SeasonPlays): PlayedDay | undefined =>
  [...shown, ...beside].find(({ day }) => day.date === date)

function showtimeOf({ show, cinema, time }: NamedShowtime, plays: SeasonPlays): Showtime | undefined {
  const played = playedOn(time.slice(0, 10), plays)
  return played && showtimesIn(played, show, cinema).find(({ start }) => start === time)
}

function bookableOf(
  named: readonly NamedShowtime[],
  plays: SeasonPlays,
  now: number,
): readonly NamedShowtime[] {
  return named.filter(({ show, cinema, time }) => {
    const played = playedOn(time.slice(0, 10), plays)
    if (!played?.day.shows.some((entry) => entry.show === show && entry.bookable)) return false
    return showtimesIn(played, show, cinema).some(
      (showtime) => showtime.start === time && showtimeStatus(showtime, now) === 'available',
    )
  })
}

type SeatPrices = (cinema: string, showtime: Showtime | undefined) => number | null

/** The showtime's or season's own price, else the cinema's full price with the showtime's supplements. */
async function loadSeatPrices(
  { price }: Season,
  cinemas: readonly string[],
  composition: Composition,
): Promise<SeatPrices> {
  if (price !== null) return (_, showtime) => showtime?.price ?? price
  const { api, edition } = composition
  const load = async (slug: string): Promise<readonly [string, Pricing | null]> => {
    const detail = await optional(composition, api.cinema({ slug, language: edition.language }))
    return [slug, detail?.pricing ?? null]
  }
  const pricing = new Map(await Promise.all([...new Set(cinemas)].map(load)))
  return (cinema, showtime) => {
    const known = pricing.get(cinema)
    return known && showtime ? (seatPrice(known, showtime)?.total ?? null) : null
  }
}

/** Prices by showtime token. */
function pricesShown(
  { shown }: SeasonPlays,
  cinema: Cinema | null,
  priceOf: SeatPrices,
): Readonly<Record<string, number>> {
  if (cinema === null) return {}
  const times = shown.flatMap((played) =>
    (played.shows ?? []).flatMap(({ show }) =>
      showtimesIn(played, show, cinema.slug).map((showtime) => ({ show, showtime })),
    ),
  )
  return Object.fromEntries(
    times.flatMap(({ show, showtime }) => {
      const price = priceOf(cinema.slug, showtime)
      return price === null
        ? []
        : [[showtimeToken({ show, cinema: cinema.slug, time: showtime.start }), price]]
    }),
  )
}

/** Null if a price is unknown. */
export const totalOf = (prices: readonly (number | null)[]): number | null =>
  prices.reduce<number | null>((sum, price) => (sum === null || price === null ? null : sum + price), 0)

function orderAddress({ edition }: Pick<Composition, 'edition'>, season: string): string {
  return bookingHref(
    edition,
    `${edition.site.links.orderTunnel}?${new URLSearchParams({ season, showtimes: '' })}`,
  )
}

interface ChosenFrom {
  readonly season: Season
  readonly plays: SeasonPlays
  readonly cinema: Cinema | null
  readonly cinemas: readonly Cinema[]
  readonly named: readonly NamedShowtime[]
}

export async function selectionOf(
  { season, plays, cinema, cinemas, named }: ChosenFrom,
  composition: Composition,
): Promise<SeasonSelectionModel> {
  const { formats, now } = composition
  const bookable = bookableOf(named, plays, now)
  const houses = [...bookable.map((showtime) => showtime.cinema), ...(cinema ? [cinema.slug] : [])]
  const priceOf = await loadSeatPrices(season, houses, composition)
  const chosen = bookable.map((showtime): ChosenShowtimeModel => {
    const { show, time } = showtime
    return {
      token: showtimeToken(showtime),
      title: plays.programme?.shows.find(({ slug }) => slug === show)?.title ?? show,
      cinema: cinemas.find(({ slug }) => slug === showtime.cinema)?.name ?? showtime.cinema,
      day: formats.shortDay(time),
      time: clock(time),
      price: priceOf(showtime.cinema, showtimeOf(showtime, plays)),
    }
  })
  const total = totalOf(chosen.map(({ price }) => price))
  return {
    chosen,
    total: total === null ? null : formats.price(total),
    prices: season.price ?? pricesShown(plays, cinema, priceOf),
    orderHref: orderAddress(composition, season.slug),
    limit: limits.season.selection,
  }
}
