import { type AccessNeed, needsMet } from '../../content-models/rules/access.ts'
import type { Schedule, ScheduledShow, ShowDay } from '../../content-models/schedule.ts'

/** What a show plays as, on one day or on all of its days. */
export interface Playing {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  /** Needs that are met in one house on one day, for each of them: those of different houses help nobody. */
  readonly needs?: readonly (readonly AccessNeed[])[]
}

/** A show somewhere: its days, and what it plays as over all of them. */
export interface ShowRun extends Playing {
  readonly days: ReadonlyMap<string, Playing>
  readonly premiere: boolean
  readonly isKids: boolean
}

/** The programme of a whole site, gathered from the schedules of its cinemas. */
export interface SiteProgramme {
  /** Every cinema answered: counts are exact. */
  readonly complete: boolean
  readonly cinemas: ReadonlySet<string>
  /** Show → its run from a day on, in the given cinemas; in all of them without a list. */
  runs(from: string, cinemas?: readonly string[]): ReadonlyMap<string, ShowRun>
}

interface GrowingRun {
  readonly days: Map<string, ShowDay[]>
  premiere: boolean
  isKids: boolean
}

const distinct = (lists: readonly (readonly AccessNeed[])[]) => [
  ...new Map(lists.map((list) => [list.join(' '), list])).values(),
]

const playing = (days: readonly Playing[]): Playing => ({
  tags: [...new Set(days.flatMap(({ tags }) => tags))],
  versions: [...new Set(days.flatMap(({ versions }) => versions))],
  needs: distinct(days.flatMap((day) => day.needs ?? [needsMet(day)])),
})

function addShow(runs: Map<string, GrowingRun>, show: ScheduledShow, from: string): void {
  const days = show.days.filter(({ bookable, date }) => bookable && date >= from)
  if (!show.bookable || days.length === 0) return
  const run = runs.get(show.slug) ?? { days: new Map<string, ShowDay[]>(), premiere: false, isKids: false }
  runs.set(show.slug, run)
  run.premiere ||= show.premiere
  run.isKids ||= show.isKids
  for (const day of days) run.days.set(day.date, [...(run.days.get(day.date) ?? []), day])
}

/** The runs of shows over some cinemas, from a day on. */
export function runsOf(schedules: readonly Schedule[], from: string): ReadonlyMap<string, ShowRun> {
  const runs = new Map<string, GrowingRun>()
  for (const { shows } of schedules) for (const show of shows) addShow(runs, show, from)
  return new Map(
    [...runs].map(([slug, { days, premiere, isKids }]) => {
      const byDay = [...days]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([date, list]) => [date, playing(list)] as const)
      return [slug, { days: new Map(byDay), ...playing(byDay.map(([, day]) => day)), premiere, isKids }]
    }),
  )
}

const MAX_CACHED_PLACES = 200

export function createProgramme(schedules: ReadonlyMap<string, Schedule>, complete: boolean): SiteProgramme {
  const cached = new Map<string, ReadonlyMap<string, ShowRun>>()
  return {
    complete,
    cinemas: new Set(schedules.keys()),
    runs(from, cinemas) {
      const key = `${from} ${cinemas?.join(' ') ?? '*'}`
      const known = cached.get(key)
      if (known) return known
      const chosen = cinemas
        ? cinemas.map((slug) => schedules.get(slug)).filter((schedule) => schedule !== undefined)
        : [...schedules.values()]
      const runs = runsOf(chosen, from)
      if (cached.size < MAX_CACHED_PLACES) cached.set(key, runs)
      return runs
    },
  }
}

interface Gathering {
  readonly cinemas: readonly string[]
  readonly scheduleOf: (cinema: string) => Promise<Schedule | null>
  /** Filled while the schedules come in. */
  readonly into: Map<string, Schedule>
}

/** A call that takes longer than this, in ms, is followed by a rest of its own length: gathering must not keep a page's calls waiting. */
const QUICK = 100

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Asks for the schedules of all cinemas, one after the other. */
export async function gatherProgramme({ cinemas, scheduleOf, into }: Gathering): Promise<SiteProgramme> {
  for (const cinema of cinemas) {
    const begun = performance.now()
    const schedule = await scheduleOf(cinema)
    if (schedule) into.set(cinema, schedule)
    const taken = performance.now() - begun
    if (taken > QUICK) await rest(taken)
  }
  return createProgramme(into, into.size === cinemas.length)
}

type Gather = (into: Map<string, Schedule>) => Promise<SiteProgramme>

export interface ProgrammeKeeper {
  /**
   * The programme, possibly one that is being renewed meanwhile. Where there is none yet, whoever asks waits for at most `wait` ms from the start
   * of gathering, and has then what has come in so far, or null where that is nothing.
   */
  current(gather: Gather, wait: number): Promise<SiteProgramme | null>
}

interface KeeperOptions {
  /** Ages in ms at which a complete and an incomplete programme are gathered anew. */
  readonly fresh: number
  readonly retry: number
  readonly clock?: () => number
}

/** Keeps the last programme of a site and renews it in the background. */
export function createProgrammeKeeper({ fresh, retry, clock = Date.now }: KeeperOptions): ProgrammeKeeper {
  let cached: { readonly programme: SiteProgramme; readonly at: number } | null = null
  let running: {
    readonly result: Promise<SiteProgramme | null>
    readonly since: number
    readonly partial: Map<string, Schedule>
  } | null = null

  function keep(programme: SiteProgramme): SiteProgramme {
    const better =
      cached === null || programme.complete || programme.cinemas.size >= cached.programme.cinemas.size
    cached = { programme: better || cached === null ? programme : cached.programme, at: clock() }
    return cached.programme
  }

  function renew(gather: Gather): NonNullable<typeof running> {
    if (running) return running
    const partial = new Map<string, Schedule>()
    const result = gather(partial)
      .then(keep, () => null)
      .finally(() => {
        running = null
      })
    running = { result, since: clock(), partial }
    return running
  }

  return {
    async current(gather, wait) {
      if (cached && clock() - cached.at < (cached.programme.complete ? fresh : retry)) return cached.programme
      const { result, since, partial } = renew(gather)
      if (cached) return cached.programme
      const left = Math.max(0, since + wait - clock())
      const soFar = new Promise<SiteProgramme | null>((resolve) => {
        setTimeout(() => resolve(partial.size > 0 ? createProgramme(new Map(partial), false) : null), left)
      })
      return Promise.race([result, soFar])
    },
  }
}
