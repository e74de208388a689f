import { closesLater, salesToCome } from '#models/rules/showtime-status.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import { dayHeading } from '../../features/tonight/next-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import type { BoardRowModel } from '../../page-models/parts.ts'
import type { CinemaTimesModel, ShowHeadModel } from '../../page-models/show.ts'
import { venueDays } from '../../programme/show-places.server.ts'
import { canBeBooked, type ShowProgramme } from './show-programme.server.ts'

/** Days and cinemas that are not loaded count as bookable. */
export function salesOf(
  show: Pick<ShowDetail, 'salesOpening'>,
  { here, date, times, further }: ShowProgramme,
  { now }: Composition,
): ShowHeadModel['sales'] {
  const loaded = times.filter(({ showtimes }) => showtimes !== null)
  if (loaded.length === 0 && further.length === 0) return 'none'
  const goesOn = further.length > 0 || [...venueDays(here)].some((day) => day > date)
  if (goesOn || loaded.some((venue) => canBeBooked(venue, now))) return 'open'
  return salesToCome(show, now) === null ? 'over' : 'none'
}

/** More than a phone shows: some close while the page is open. */
const TIMES = 4

const startsOf = (rows: readonly BoardRowModel[]) =>
  rows.flatMap(({ times }) => times.map(({ start }) => start)).sort()

/** The next bookable times of the day, in the first cinema that has some. */
export function nextTimesOf(
  venues: readonly CinemaTimesModel[],
  date: string,
  composition: Composition,
): ShowHeadModel['next'] {
  for (const { cinema, rows } of venues) {
    const open = rows.map((row) => ({
      ...row,
      price: null,
      times: row.times.filter(
        ({ status, locksAt }) => status === 'available' && closesLater(locksAt, composition.now),
      ),
    }))
    const starts = startsOf(open).slice(0, TIMES)
    const [first] = starts
    if (first === undefined) continue
    const shown = open
      .map((row) => ({ ...row, times: row.times.filter(({ start }) => starts.includes(start)) }))
      .filter(({ times }) => times.length > 0)
    return {
      heading: dayHeading(date, first.slice(11), cinema.name, composition),
      cinema: { name: cinema.name, href: cinema.href },
      rows: shown,
    }
  }
  return null
}
