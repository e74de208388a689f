import { setImmediate, setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type AccessNeed, needsMet } from '#models/rules/access.ts'
import type { Schedule, ScheduledShow, ShowDay } from '#models/schedule.ts'
import { createPool } from '#models/shared-values.ts'

/** Tags, versions and needs of a show, on one day or over a run. */
export interface Playing {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  /** One list per cinema and day: needs met in different cinemas do not combine. */
  readonly needs?: readonly (readonly AccessNeed[])[]
}

/** A show's days in a set of cinemas, with the union of its tags, versions and needs. */
export interface ShowRun extends Playing {
  readonly days: ReadonlyMap<string, Playing>
  readonly premiere: boolean
  readonly isKids: boolean
}

/** The programme of a site, merged from its cinemas' schedules. */
export interface SiteProgramme {
  /** Every cinema responded: counts are exact. */
  readonly complete: boolean
  readonly cinemas: ReadonlySet<string>
  /** Show slug → its run from a day on, in the given cinemas (default: all). */
  runs(from: string, cinemas?: readonly string[]): ReadonlyMap<string, ShowRun>
}

interface GrowingRun {
  /** Equal days of different cinemas are one object (`content-models/schedule.ts`). */
  readonly days: Map<string, Set<ShowDay>>
  premiere: boolean
  isKids: boolean
}

const distinct = (lists: readonly (readonly AccessNeed[])[]) => [
  ...new Map(lists.map((list) => [list.join(' '), list])).values(),
]

/** Films have the same tags and versions on most of their days. */
const sharedPlaying = createPool<Playing>(({ tags, versions, needs }) => [tags, versions, needs])

const playing = (days: readonly Playing[]): Playing =>
  sharedPlaying({
    tags: [...new Set(days.flatMap(({ tags }) => tags))],
    versions: [...new Set(days.flatMap(({ versions }) => versions))],
    needs: distinct(days.flatMap((day) => day.needs ?? [needsMet(day)])),
  })

function addShow(runs: Map<string, GrowingRun>, show: ScheduledShow, from: string): void {
  const days = show.days.filter(({ bookable, date }) => bookable && date >= from)
  if (!show.bookable || days.length === 0) return
  const run = runs.get(show.slug) ?? { days: new Map<string, Set<ShowDay>>(), premiere: false, isKids: false }
  runs.set(show.slug, run)
  run.premiere ||= show.premiere
  run.isKids ||= show.isKids
  for (const day of days) {
    const known = run.days.get(day.date)
    if (known) known.add(day)
    else run.days.set(day.date, new Set([day]))
  }
}

export function runsOf(schedules: readonly Schedule[], from: string): ReadonlyMap<string, ShowRun> {
  const runs = new Map<string, GrowingRun>()
  for (const { shows } of schedules) for (const show of shows) addShow(runs, show, from)
  return new Map(
    [...runs].map(([slug, { days, premiere, isKids }]) => {
      const byDay = [...days]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([date, list]) => [date, playing([...list])] as const)
      return [slug, { days: new Map(byDay), ...playing(byDay.map(([, day]) => day)), premiere, isKids }]
    }),
  )
}

/** More than the largest site has cinemas and cities: the page of all cinemas needs each of them. */
const MAX_CACHED_PLACES = 200

export function createProgramme(schedules: ReadonlyMap<string, Schedule>, complete: boolean): SiteProgramme {
  const cached = new LRUCache<string, ReadonlyMap<string, ShowRun>>({ max: MAX_CACHED_PLACES })
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
      cached.set(key, runs)
      return runs
    },
  }
}

interface Gathering {
  readonly cinemas: readonly string[]
  readonly scheduleOf: (cinema: string) => Promise<Schedule | null>
  /** Filled while schedules arrive. */
  readonly into: Map<string, Schedule>
}

/**
 * Milliseconds. After a slower call, pause for as long as it took, so that gathering
 * does not delay page calls.
 */
const QUICK = 100

/** Fetches all cinemas' schedules sequentially. */
export async function gatherProgramme({ cinemas, scheduleOf, into }: Gathering): Promise<SiteProgramme> {
  for (const cinema of cinemas) {
    const begun = performance.now()
    const schedule = await scheduleOf(cinema)
    if (schedule) into.set(cinema, schedule)
    const taken = performance.now() - begun
    // An embedded source resolves without I/O: requests and timers get their turn here.
    await (taken > QUICK ? setTimeout(taken) : setImmediate())
  }
  return createProgramme(into, into.size === cinemas.length)
}

/** Milliseconds after which a programme is gathered for which nobody waits, so that the page that asked is rendered first, and at a start those of all sites. */
const LATER = 3_000

type Gather = (into: Map<string, Schedule>) => Promise<SiteProgramme>

export interface ProgrammeCache {
  /**
   * The cached programme, possibly while it is being refreshed. Without one, waits at most `wait` ms from the
   * start of gathering, then resolves to what has arrived, or null if nothing has. Without a wait, gathering starts
   * three seconds later.
   */
  current(gather: Gather, wait: number): Promise<SiteProgramme | null>
}

interface ProgrammeCacheOptions {
  /** Milliseconds after which a complete (`fresh`) or incomplete (`retry`) programme is refreshed. */
  readonly fresh: number
  readonly retry: number
  readonly clock?: () => number
}

/**
 * The programme of what has arrived, null before anything has. Merging takes time that grows with the number of
 * cinemas, so renders share a programme until half as many cinemas again have arrived.
 */
function growingProgramme(partial: ReadonlyMap<string, Schedule>): () => SiteProgramme | null {
  let merged: SiteProgramme | null = null
  return () => {
    if (partial.size >= (merged?.cinemas.size ?? 0) * 1.5 && partial.size > 0)
      merged = createProgramme(new Map(partial), false)
    return merged
  }
}

/** Caches a site's programme and refreshes it in the background. */
export function createProgrammeCache({
  fresh,
  retry,
  clock = Date.now,
}: ProgrammeCacheOptions): ProgrammeCache {
  let cached: { readonly programme: SiteProgramme; readonly at: number } | null = null
  let running: {
    readonly result: Promise<SiteProgramme | null>
    readonly since: number
    readonly soFar: () => SiteProgramme | null
  } | null = null

  function keep(programme: SiteProgramme): SiteProgramme {
    const better =
      cached === null || programme.complete || programme.cinemas.size >= cached.programme.cinemas.size
    cached = { programme: better || cached === null ? programme : cached.programme, at: clock() }
    return cached.programme
  }

  let later: NodeJS.Timeout | undefined

  function renew(gather: Gather): NonNullable<typeof running> {
    if (running) return running
    clearTimeout(later)
    later = undefined
    const partial = new Map<string, Schedule>()
    const result = gather(partial)
      .then(keep, () => null)
      .finally(() => {
        running = null
      })
    running = { result, since: clock(), soFar: growingProgramme(partial) }
    return running
  }

  return {
    async current(gather, wait) {
      if (cached && clock() - cached.at < (cached.programme.complete ? fresh : retry)) return cached.programme
      if (wait <= 0 && !running) {
        later ??= globalThis.setTimeout(() => void renew(gather), LATER).unref()
        return cached?.programme ?? null
      }
      const { result, since, soFar } = renew(gather)
      if (cached) return cached.programme
      const left = Math.max(0, since + wait - clock())
      return Promise.race([result, setTimeout(left).then(soFar)])
    },
  }
}
