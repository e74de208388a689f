import { clock, duration, type Formats } from '@marquee/i18n/format.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { Pricing } from '#models/pricing.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { endOf } from '#models/rules/showtime-hours.ts'
import { minutesBetween, wallClock } from '#models/site-clock.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import type {
  FilmPairModel,
  FilmPairsModel,
  PairedFilmModel,
  ProgrammeItemModel,
} from '../page-models/cinema.ts'
import type { DayItem } from './cinema-programme.server.ts'
import { type FilmPair, filmPairs, type PairableTime } from './film-pairs.ts'

interface PairableModel extends PairableTime {
  readonly estimated: boolean
  /** Null if unknown. */
  readonly price: number | null
  readonly model: PairedFilmModel
}

interface PairsOptions {
  /** The cinema's prices. */
  readonly pricing: Pricing
  readonly film: (NonNullable<FilmPairsModel['film']> & { readonly slug: string }) | null
}

/** The showtimes of a film that can still be booked and whose end is known. */
function pairableTimes(
  { show: film, isMovie, showtimes }: DayItem,
  { show, rows }: ProgrammeItemModel,
  { rank, now, pricing }: Pick<PairsOptions, 'pricing'> & { readonly rank: number; readonly now: string },
): readonly PairableModel[] {
  if (!isMovie) return []
  const known = new Map((showtimes ?? []).map((showtime) => [showtime.id, showtime]))
  return rows.flatMap(({ times, version, versionNote, marks, accessibility }) =>
    times.flatMap(({ own, ...time }) => {
      const showtime = known.get(time.id)
      const announced = showtime?.end ?? null
      const end = endOf({ start: time.start, end: announced }, film.duration)
      if (end === null || time.href === null || time.start <= now) return []
      const model = { show, version, versionNote, marks, accessibility, ...own, time }
      const price = showtime ? (seatPrice(pricing, showtime)?.total ?? null) : null
      return [{ film: film.slug, rank, start: time.start, end, estimated: announced === null, price, model }]
    }),
  )
}

const pairModel =
  ({ price }: Pick<Formats, 'price'>) =>
  ({ first, second, break: minutes }: FilmPair<PairableModel>): FilmPairModel => ({
    first: first.model,
    second: second.model,
    break: duration(minutes),
    estimated: first.estimated,
    whole: {
      from: clock(first.start),
      until: clock(second.end),
      length: duration(minutesBetween(first.start, second.end)),
      estimated: second.estimated,
      price: first.price === null || second.price === null ? null : price(first.price + second.price),
    },
  })

/** `programme` has the models of `items`, in the same order. */
export function filmPairsModel(
  items: readonly DayItem[],
  programme: readonly ProgrammeItemModel[],
  { pricing, film }: PairsOptions,
  { edition, formats, now }: Composition,
): FilmPairsModel {
  const wall = wallClock(edition.site.timeZone, now)
  const times = items.flatMap((item, index) => {
    const model = programme[index]
    return model ? pairableTimes(item, model, { rank: index, now: wall, pricing }) : []
  })
  const { shown, break: breaks, dinner } = pageLimits.filmPairs
  const modelOf = pairModel(formats)
  const named = { film: film?.slug ?? null }
  return {
    pairs: filmPairs(times, { shown, ...breaks, ...named }).map(modelOf),
    dinners: filmPairs(times, { ...dinner, ...named }).map(modelOf),
    film: film && { title: film.title, allHref: film.allHref },
  }
}
