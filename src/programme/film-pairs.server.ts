import { duration } from '@marquee/i18n/format.ts'
import { pageLimits } from '#config/page-limits.ts'
import { wallClock } from '#models/site-clock.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import type {
  FilmPairModel,
  FilmPairsModel,
  PairedFilmModel,
  ProgrammeItemModel,
} from '../page-models/cinema.ts'
import type { DayItem } from './cinema-programme.server.ts'
import { endOf, type FilmPair, filmPairs, type PairableTime } from './film-pairs.ts'

interface PairableModel extends PairableTime {
  readonly estimated: boolean
  readonly model: PairedFilmModel
}

/** The showtimes of a film that can still be booked and whose end is known. */
function pairableTimes(
  { show: film, isMovie, showtimes }: DayItem,
  { show, rows }: ProgrammeItemModel,
  rank: number,
  now: string,
): readonly PairableModel[] {
  if (!isMovie) return []
  const ends = new Map((showtimes ?? []).map(({ id, end }) => [id, end]))
  return rows.flatMap(({ times, version, versionNote, marks, accessibility }) =>
    times.flatMap(({ own, ...time }) => {
      const announced = ends.get(time.id) ?? null
      const end = endOf({ start: time.start, end: announced }, film.duration)
      if (end === null || time.href === null || time.start <= now) return []
      const model = { show, version, versionNote, marks, accessibility, ...own, time }
      return [{ film: film.slug, rank, start: time.start, end, estimated: announced === null, model }]
    }),
  )
}

const pairModel = (pair: FilmPair<PairableModel>): FilmPairModel => ({
  first: pair.first.model,
  second: pair.second.model,
  break: duration(pair.break),
  estimated: pair.first.estimated,
})

/** `programme` has the models of `items`, in the same order. */
export function filmPairsModel(
  items: readonly DayItem[],
  programme: readonly ProgrammeItemModel[],
  { edition, now }: Composition,
  film: (NonNullable<FilmPairsModel['film']> & { readonly slug: string }) | null,
): FilmPairsModel {
  const wall = wallClock(edition.site.timeZone, now)
  const times = items.flatMap((item, index) => {
    const model = programme[index]
    return model ? pairableTimes(item, model, index, wall) : []
  })
  const { shown, break: breaks, dinner } = pageLimits.filmPairs
  const named = { film: film?.slug ?? null }
  return {
    pairs: filmPairs(times, { shown, ...breaks, ...named }).map(pairModel),
    dinners: filmPairs(times, { ...dinner, ...named }).map(pairModel),
    film: film && { title: film.title, allHref: film.allHref },
  }
}
