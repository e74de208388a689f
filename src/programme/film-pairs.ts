import { addMinutes, minutesBetween } from '#models/site-clock.ts'
import type { LocalTime } from '#models/time.ts'

export interface PairableTime {
  /** Slug. */
  readonly film: string
  /** Position of the film in the programme. */
  readonly rank: number
  readonly start: LocalTime
  readonly end: LocalTime
}

export interface FilmPair<Each extends PairableTime> {
  readonly first: Each
  readonly second: Each
  /** Minutes. */
  readonly break: number
}

interface PairRules {
  readonly shown: number
  /** Minutes. */
  readonly shortest: number
  readonly longest: number
  /** Wall clocks between which the break begins. */
  readonly from?: string
  readonly until?: string
  /** A film that each pair has; null or absent: any. */
  readonly film?: string | null
}

/** Breaks of a step count as equally long. Minutes. */
const STEP = 10
/** Pairs with the same film. */
const PER_FILM = 3

function candidates<Each extends PairableTime>(
  times: readonly Each[],
  { shortest, longest, from = '', until = '', film: named = null }: PairRules,
): readonly FilmPair<Each>[] {
  const isBreakTime = (end: LocalTime, date: string) =>
    from === '' || (end >= `${date}T${from}` && end <= `${date}T${until}`)
  return times
    .filter(({ start, end }) => isBreakTime(end, start.slice(0, 10)))
    .flatMap((first) => {
      const [earliest, latest] = [addMinutes(first.end, shortest), addMinutes(first.end, longest)]
      return times
        .filter(
          ({ film, start }) =>
            film !== first.film &&
            (named === null || film === named || first.film === named) &&
            start >= earliest &&
            start <= latest,
        )
        .map((second) => ({ first, second, break: minutesBetween(first.end, second.start) }))
    })
}

const step = (pair: FilmPair<PairableTime>) => Math.floor(pair.break / STEP)
const rank = ({ first, second }: FilmPair<PairableTime>) => first.rank + second.rank

/** Short breaks first, then popular films. */
const byWorth = (a: FilmPair<PairableTime>, b: FilmPair<PairableTime>) =>
  step(a) - step(b) || rank(a) - rank(b) || a.break - b.break

const byTime = (a: FilmPair<PairableTime>, b: FilmPair<PairableTime>) =>
  a.first.start.localeCompare(b.first.start) || a.second.start.localeCompare(b.second.start)

const films = ({ first, second }: FilmPair<PairableTime>) => [first.film, second.film]

/** Each showtime opens and closes one pair at most, and the same two films make one. */
function varies(
  pair: FilmPair<PairableTime>,
  chosen: readonly FilmPair<PairableTime>[],
  named: PairRules['film'],
): boolean {
  const own = films(pair)
  return (
    chosen.every(
      (other) =>
        other.first !== pair.first &&
        other.second !== pair.second &&
        !films(other).every((film) => own.includes(film)),
    ) &&
    own.every(
      (film) => film === named || chosen.filter((other) => films(other).includes(film)).length < PER_FILM,
    )
  )
}

/**
 * Pairs of different films, by time. Hours take turns, the latest first, so that a full afternoon
 * leaves room for the evening.
 */
export function filmPairs<Each extends PairableTime>(
  times: readonly Each[],
  rules: PairRules,
): readonly FilmPair<Each>[] {
  const sorted = candidates(times, rules).toSorted(byWorth)
  const hours = [...Map.groupBy(sorted, ({ first }) => first.start.slice(0, 13))]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([, pairs]) => pairs)
  const chosen: FilmPair<Each>[] = []
  for (let before = -1; before < chosen.length && chosen.length < rules.shown; ) {
    before = chosen.length
    for (const pairs of hours) {
      const next = pairs.find((pair) => varies(pair, chosen, rules.film))
      if (next && chosen.length < rules.shown) chosen.push(next)
    }
  }
  return chosen.sort(byTime)
}
