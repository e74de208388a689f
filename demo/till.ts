import { type SiteId, sites } from '#config/sites.ts'
import { addDays, weekdayOf } from '#models/site-clock.ts'
import type { PlannedShowtime } from './day-plan.ts'
import { editorial, offers } from './programme-files.ts'
import { weekOf, weekStart } from './programme-week.ts'
import { isFilm } from './release.ts'
import { seasonsOf } from './seasons.ts'

const MAX_WEEKS = 3
const FIRST_MAX_WEEK = weekOf('2026-12-02')

const isMaxWeek = (week: number): boolean => (week - FIRST_MAX_WEEK) % MAX_WEEKS === 0

/** Every third week of the programme, from Wednesday to Tuesday: this one or the next. */
export function maxWeek(date: string): { readonly first: string; readonly last: string } {
  let week = weekOf(date)
  while (!isMaxWeek(week)) week += 1
  return { first: weekStart(week), last: addDays(weekStart(week), 6) }
}

const NOON = 12 * 60
const LATE = 22 * 60
const MONDAY = 1
const weekend: readonly number[] = [5, 6]

const known = new Map([
  ...editorial.tariffs.map(({ id, prices }) => [id, prices] as const),
  ...offers.map(({ id, price }) => [id, price] as const),
])

/** Tariffs and offers that need no card, by the showtimes that they apply to. */
const automatic: Readonly<Record<string, (date: string, showtime: PlannedShowtime) => boolean>> = {
  matinee: (_, { start }) => start < NOON,
  'offer-monday': (date, { preview }) => weekdayOf(date) === MONDAY && preview === null,
  'offer-last-shows': (date, { start }) => start >= LATE && !weekend.includes(weekdayOf(date)),
}

const costsAsSeason = (site: SiteId, date: string, { work }: PlannedShowtime): boolean =>
  seasonsOf(site, work).some(
    ({ price, weekdays }) =>
      price !== null && (!isFilm(work) || weekdays.length === 0 || weekdays.includes(weekdayOf(date))),
  )

/** The price of a seat by such an offer, with supplements; null: the cinema's prices apply. */
export function tillPrice(
  site: SiteId,
  date: string,
  showtime: PlannedShowtime,
  tags: readonly string[],
): number | null {
  if (!isFilm(showtime.work) || costsAsSeason(site, date, showtime)) return null
  const { currency } = sites[site]
  const full = editorial.tariffs[0]?.prices[currency] ?? 0
  const offered = Object.entries(automatic).flatMap(([id, applies]) => {
    const price = applies(date, showtime) ? known.get(id)?.[currency] : undefined
    return price ?? []
  })
  const isFree = (id: string) => id === 'imax' && isMaxWeek(weekOf(date))
  const base = Math.min(full, ...offered)
  if (base === full && !tags.some(isFree)) return null
  const total = editorial.complements
    .filter(({ id, parent }) => parent === null && tags.includes(id) && !isFree(id))
    .reduce((sum, { prices }) => sum + (prices[currency] ?? 0), base)
  return Math.round(total * 100) / 100
}
