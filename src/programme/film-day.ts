export interface DayTime {
  /** Slug. */
  readonly film: string
  readonly cinema: string
  /** Position of the film in the programme. */
  readonly rank: number
  /** Minutes of the day; those after midnight go on from 1,440. */
  readonly start: number
  readonly end: number
}

export interface DayRules {
  /** Films of a plan. */
  readonly films: number
  /** Minutes between two films, beyond the way. */
  readonly shortest: number
  readonly longest: number
  /** Each plan has one meal, after a film that ends between two minutes of the day. */
  readonly meal: readonly {
    readonly shortest: number
    readonly longest: number
    readonly from: number
    readonly until: number
  }[]
}

/** Minutes from one cinema to another; null: too far. */
export type WayBetween = (from: string, to: string) => number | null

export interface DayGap {
  readonly kind: 'break' | 'meal'
  /** Minutes on the way. */
  readonly way: number
  /** Minutes in all. */
  readonly minutes: number
}

export interface FilmDay<Each extends DayTime> {
  readonly times: readonly Each[]
  /** Between each film and the next. */
  readonly gaps: readonly DayGap[]
  /** Lower is better. */
  readonly cost: number
}

/** Minutes of waiting that a minute on the way is worth, and a place in the order of the programme. */
const WAY = 2
const RANK = 1

/** Minutes: a longer way is no way between two films. */
const LONGEST_WAY = 45

interface Step<Each> {
  readonly to: Each
  readonly gap: DayGap
  readonly cost: number
}

/** What is between two showtimes; null if nobody would want it. A meal and a break differ in length, so a gap is one of them. */
export function gapBetween(
  from: DayTime,
  to: DayTime,
  { shortest, longest, meal }: DayRules,
  way: WayBetween,
): Between | null {
  if (to.start <= from.end || to.film === from.film) return null
  const travel = way(from.cinema, to.cinema)
  if (travel === null || travel > LONGEST_WAY) return null
  const minutes = to.start - from.end
  const free = minutes - travel
  if (free >= shortest && free <= longest)
    return { gap: { kind: 'break', way: travel, minutes }, idle: free - shortest }
  const table = meal.find(
    (each) =>
      free >= each.shortest && free <= each.longest && from.end >= each.from && from.end <= each.until,
  )
  return table ? { gap: { kind: 'meal', way: travel, minutes }, idle: free - table.shortest } : null
}

interface Between {
  readonly gap: DayGap
  /** Minutes of waiting. */
  readonly idle: number
}

const costAt = ({ rank }: DayTime) => RANK * rank
const costBetween = ({ gap, idle }: Between) => idle + WAY * gap.way

/** The sum of what makes a plan worse: waiting, ways, and films further down in the programme. */
export const costOf = (times: readonly DayTime[], gaps: readonly Between[]) =>
  times.reduce((sum, time) => sum + costAt(time), 0) +
  gaps.reduce((sum, between) => sum + costBetween(between), 0)

type Steps<Each> = ReadonlyMap<Each, readonly Step<Each>[]>

function stepsOf<Each extends DayTime>(
  times: readonly Each[],
  rules: DayRules,
  way: WayBetween,
): Steps<Each> {
  const inOrder = times.toSorted((a, b) => a.start - b.start)
  const patience = LONGEST_WAY + Math.max(rules.longest, ...rules.meal.map(({ longest }) => longest))
  return new Map(
    times.map((from) => {
      const latest = from.end + patience
      const steps: Step<Each>[] = []
      for (let at = firstAfter(inOrder, from.end); at < inOrder.length; at += 1) {
        const to = inOrder[at]
        if (!to || to.start > latest) break
        const between = gapBetween(from, to, rules, way)
        if (between) steps.push({ to, gap: between.gap, cost: costAt(to) + costBetween(between) })
      }
      return [from, steps.sort((a, b) => a.cost - b.cost)]
    }),
  )
}

/** Index of the first showtime that begins after `end`. */
function firstAfter(inOrder: readonly DayTime[], end: number): number {
  const at = inOrder.findIndex(({ start }) => start > end)
  return at < 0 ? inOrder.length : at
}

/** What a showtime costs at least until the end of a plan, by the number of films that follow and whether the meal does. */
type Bounds<Each> = (from: Each, left: number, meal: boolean) => number

/** Films may repeat in a bound, which makes it cheap and never too high. */
function boundsOf<Each extends DayTime>(
  times: readonly Each[],
  steps: Steps<Each>,
  films: number,
): Bounds<Each> {
  const known = new Map<number, ReadonlyMap<Each, number>>()
  const key = (left: number, meal: boolean) => 2 * left + Number(meal)
  const bound: Bounds<Each> = (from, left, meal) =>
    known.get(key(left, meal))?.get(from) ?? Number.POSITIVE_INFINITY
  // A showtime of another plan has no bound, so it is in none of this one.
  known.set(key(0, false), new Map(times.map((time) => [time, 0])))
  for (let left = 1; left < films; left += 1) {
    for (const meal of [false, true]) {
      const costs = times.map((from) => {
        const least = (steps.get(from) ?? []).reduce((best, { to, gap, cost }) => {
          if (gap.kind === 'meal' && !meal) return best
          return Math.min(best, cost + bound(to, left - 1, meal && gap.kind !== 'meal'))
        }, Number.POSITIVE_INFINITY)
        return [from, least] as const
      })
      known.set(key(left, meal), new Map(costs))
    }
  }
  return bound
}

/**
 * The best plan of a day: different films, one after the other, with one meal; null if there is none. Branches that cannot be better than
 * the best plan so far are left out by a bound that is never too high, so the plan is the best of all. Among equal ones it is the first.
 */
function bestOf<Each extends DayTime>(
  times: readonly Each[],
  steps: Steps<Each>,
  rules: DayRules,
): FilmDay<Each> | null {
  const bound = boundsOf(times, steps, rules.films)
  let best: FilmDay<Each> | null = null

  function follow(plan: FilmDay<Each>, meal: boolean): void {
    const last = plan.times.at(-1)
    const left = rules.films - plan.times.length
    if (!last || plan.cost + bound(last, left, meal) >= (best?.cost ?? Number.POSITIVE_INFINITY)) return
    if (left === 0) {
      best = plan
      return
    }
    for (const { to, gap, cost } of steps.get(last) ?? []) {
      const isMeal = gap.kind === 'meal'
      if ((isMeal && !meal) || plan.times.some(({ film }) => film === to.film)) continue
      const next = { times: [...plan.times, to], gaps: [...plan.gaps, gap], cost: plan.cost + cost }
      follow(next, meal && !isMeal)
    }
  }

  const starts = times
    .map((time) => ({ time, least: costAt(time) + bound(time, rules.films - 1, true) }))
    .sort((a, b) => a.least - b.least || a.time.start - b.time.start)
  for (const { time } of starts) follow({ times: [time], gaps: [], cost: costAt(time) }, true)
  return best
}

/** The best plan, then the best one of the showtimes that are left, and so on; in order of time. */
export function filmDays<Each extends DayTime>(
  times: readonly Each[],
  rules: DayRules,
  way: WayBetween,
  shown: number,
): readonly FilmDay<Each>[] {
  const steps = stepsOf(times, rules, way)
  const plans: FilmDay<Each>[] = []
  let left = times
  while (plans.length < shown) {
    const best = bestOf(left, steps, rules)
    if (best === null) break
    plans.push(best)
    left = left.filter((time) => !best.times.includes(time))
  }
  return plans.sort((a, b) => (a.times[0]?.start ?? 0) - (b.times[0]?.start ?? 0))
}
