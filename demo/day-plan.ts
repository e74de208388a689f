import type { SiteId } from '#config/sites.ts'
import { weekdayOf } from '#models/site-clock.ts'
import { type DemoHall, hallsOf, worksOf } from './casting.ts'
import { chanceFrom, shareOf } from './chance.ts'
import { lengthOf, minutes, type Screening } from './minutes.ts'
import type { CinemaRecord, Work } from './programme-files.ts'
import { weekOf } from './programme-week.ts'
import { isEventDay, isPreviewDay, isRunning } from './release.ts'
import type { Occasion } from './shared-texts.ts'

/** Minutes since midnight of the day. */
export interface PlannedShowtime extends Screening {
  readonly hall: DemoHall
  readonly start: number
  readonly end: number
}

/** Advertisements, and a few minutes for emptying the auditorium. */
const AROUND = minutes.advertising + 5
const EMPTYING = 5
const CLEANING = 10
const LAST_START = 22 * 60 + 40
const SLOTS = 5

/** No auditorium plays two films at once. */
export function planDay(
  site: SiteId,
  cinema: CinemaRecord,
  date: string,
  seed: string,
): readonly PlannedShowtime[] {
  const chance = chanceFrom(`${seed} ${site} ${cinema.slug} ${date}`)
  const halls = hallsOf(cinema)
  const booked = bookSpecials(site, cinema, halls, date)
  const running = programmeOf(site, cinema, date)
  const shown = new Map<Work, number>()
  const plans = halls.map((hall, index) => {
    const specials = booked.filter((planned) => planned.hall === hall).sort((a, b) => a.start - b.start)
    return fillHall({
      hall,
      specials,
      running,
      shown,
      date,
      chance,
      pauseAt: (work, start) =>
        mayPause(site, work, start) &&
        shareOf(`pause ${site} ${cinema.slug} ${date} ${hall.name} ${start}`) < 0.5,
      opens: openingOf(cinema, date) + 5 * Math.floor(chance() * 10) + (index % 3) * 15,
    })
  })
  return plans.flat().sort((a, b) => a.start - b.start)
}

const isChildrensDay = (date: string) => [0, 3].includes(weekdayOf(date))
const isFreeDay = (date: string) => [0, 3, 6].includes(weekdayOf(date))

function openingOf(cinema: CinemaRecord, date: string): number {
  if (isFreeDay(date)) return 10 * 60 + 15
  return cinema.halls >= 8 ? 10 * 60 + 45 : 13 * 60 + 10
}

const LONG = 120
const LATE = 21 * 60

/** Half of these have an interval. */
const mayPause = (site: SiteId, work: Work, start: number): boolean =>
  (site === 'nl' || site === 'ch') && work.duration >= LONG && start < LATE

/** The time when the auditorium is ready again: not before a film with advertisements would be over. */
const freeAt = ({ start, end, work }: Pick<PlannedShowtime, 'start' | 'end' | 'work'>): number =>
  Math.max(end + EMPTYING, start + work.duration + AROUND) + CLEANING

interface Choice {
  readonly work: Work
  readonly score: number
}

/** Films of a cinema this week, with their share of it. */
function programmeOf(site: SiteId, cinema: CinemaRecord, date: string): readonly Choice[] {
  const week = weekOf(date)
  const fits = (work: Work) => work.formats.filter((format) => cinema.formats.includes(format)).length
  const running = worksOf(site).filter((work) => isRunning(work, date))
  const scored = running.map((work) => ({
    work,
    score: work.weight * (0.45 + shareOf(`${cinema.slug} ${work.id} ${week}`)) + 8 * fits(work),
  }))
  const count = Math.max(8, Math.round(cinema.halls * 1.5) + 3)
  return scored.sort((a, b) => b.score - a.score).slice(0, count)
}

function bookSpecials(
  site: SiteId,
  cinema: CinemaRecord,
  halls: readonly DemoHall[],
  date: string,
): PlannedShowtime[] {
  const few = worksOf(site).length < 60
  const specials: PlannedShowtime[] = []
  const candidates = halls.filter((hall) => hall.premium === null || halls.length < 4)
  const book = (work: Work, start: number, extra: Pick<PlannedShowtime, 'preview' | 'occasion'>) => {
    const screening = { work, start, pause: false, ...extra }
    const planned = { ...screening, end: start + lengthOf(screening) }
    const hall = candidates.find(
      (candidate) =>
        !specials.some(
          (other) => other.hall === candidate && start < freeAt(other) && other.start < freeAt(planned),
        ),
    )
    if (hall) specials.push({ ...planned, hall })
  }
  for (const work of worksOf(site)) {
    const taste = shareOf(`takes ${cinema.slug} ${work.id}`)
    if (isEventDay(work, date) && (few || taste < 0.2 + cinema.halls / 20)) {
      book(work, eventTime(work), { preview: null, occasion: eventOccasion(work) })
    } else if (isPreviewDay(work, date, true) && (few || (cinema.halls >= 9 && taste < 0.35))) {
      book(work, work.kids ? 14 * 60 : 20 * 60, { preview: 'team', occasion: 'team' })
    } else if (isPreviewDay(work, date, false) && (few || taste < 0.6)) {
      book(work, work.kids ? 11 * 60 : 19 * 60 + 45, { preview: 'premiere', occasion: 'premiere' })
    }
  }
  return specials
}

/** Screenings of these works last until the morning. */
const isNight = (work: Work): boolean => ['anime', 'shorts'].some((strand) => work.strands.includes(strand))

export function eventTime(work: Work): number {
  if (work.kids || work.strands.includes('kids-club')) return 10 * 60 + 30
  if (isNight(work)) return 22 * 60 + 30
  if (work.strands.includes('esport') || work.strands.includes('sport')) return 18 * 60
  return 19 * 60 + 30
}

function eventOccasion(work: Work): Occasion | null {
  if (work.live) return 'live'
  if (work.strands.includes('kids-club')) return 'kids'
  return work.strands.includes('classics') ? 'classic' : null
}

interface HallTask {
  readonly hall: DemoHall
  readonly specials: readonly PlannedShowtime[]
  readonly running: readonly Choice[]
  readonly shown: Map<Work, number>
  readonly date: string
  readonly chance: () => number
  readonly pauseAt: (work: Work, start: number) => boolean
  readonly opens: number
}

const toFive = (minutes: number) => Math.ceil(minutes / 5) * 5

function fillHall(task: HallTask): PlannedShowtime[] {
  const { hall, specials, shown, date, chance, pauseAt } = task
  const plan: PlannedShowtime[] = []
  const waiting = [...specials]
  let at = toFive(task.opens)
  while (plan.length < SLOTS && at <= LAST_START) {
    const next = waiting[0]
    const until = next ? next.start - CLEANING : 27 * 60
    const work = choose({ ...task, at, until })
    if (work) {
      const occasion = occasionOf(work, at, date, chance)
      const screening = { work, preview: null, occasion, pause: pauseAt(work, at) }
      const planned = { ...screening, hall, start: at, end: at + lengthOf(screening) }
      plan.push(planned)
      shown.set(work, (shown.get(work) ?? 0) + 1)
      at = toFive(freeAt(planned))
    } else if (next) {
      plan.push(next)
      waiting.shift()
      at = toFive(freeAt(next))
    } else break
  }
  return [...plan, ...waiting]
}

interface Slot extends Pick<HallTask, 'hall' | 'running' | 'shown' | 'date' | 'chance' | 'pauseAt'> {
  readonly at: number
  readonly until: number
}

function choose({ hall, running, shown, date, chance, pauseAt, at, until }: Slot): Work | undefined {
  let best: Work | undefined
  let highest = -1
  for (const { work, score } of running) {
    const draw = 0.7 + 0.6 * chance()
    const length = work.duration + AROUND + (pauseAt(work, at) ? minutes.filmInterval : 0)
    if (at + length > until || !suits(work, at, date)) continue
    const special = hall.premium === null ? 1 : work.formats.includes(hall.premium) ? 6 : 0.4
    const value = (score * draw * special) / (1 + 1.1 * (shown.get(work) ?? 0))
    if (value > highest) {
      best = work
      highest = value
    }
  }
  return best
}

function suits(work: Work, at: number, date: string): boolean {
  if (work.kids) return at < 17 * 60 + 45 && (isFreeDay(date) || at > 15 * 60 + 30)
  if (work.rating === '16' || work.rating === '14') return at >= 13 * 60
  return !(work.genres.includes('family') && at >= 20 * 60 + 30)
}

function occasionOf(work: Work, start: number, date: string, chance: () => number): Occasion | null {
  const draw = chance()
  if (work.strands.includes('ladies-night') && weekdayOf(date) === 4 && start >= 18 * 60) return 'evening'
  if (work.strands.includes('kids-club') && isChildrensDay(date) && start < 12 * 60) return 'kids'
  return work.strands.includes('classics') && draw < 0.35 ? 'classic' : null
}
