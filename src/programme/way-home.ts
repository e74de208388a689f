import { isHomeBy } from '#models/rules/showtime-hours.ts'
import { addDays } from '#models/site-clock.ts'
import type { TimeModel } from '../page-models/parts.ts'
import { minutesHome } from './home-at.ts'

type Timed = Pick<TimeModel, 'start' | 'end' | 'endAbout'>

/** The clock after `start`: on its day, or in the night after it. */
const clockAfter = (start: string, clock: string): string => {
  const date = start.slice(0, 10)
  return `${clock < start.slice(11) ? addDays(date, 1) : date}T${clock}`
}

const endOf = ({ start, end, endAbout }: Timed): string | null => {
  const clock = end ?? endAbout
  return clock === undefined ? null : clockAfter(start, clock)
}

/** `home` as in filters. False if an end or the way is unknown. */
export function isHomeInTime(time: Timed, kilometres: number | null, home: string): boolean {
  const end = endOf(time)
  return end !== null && kilometres !== null && isHomeBy(time.start, end, minutesHome(kilometres), home)
}

/** True while latecomers still see the whole film. `wall` is the site's clock. */
export const beginsLater = ({ start, film }: Pick<TimeModel, 'start' | 'film'>, wall: string): boolean =>
  film !== undefined && film !== start.slice(11, 16) && wall < clockAfter(start, film)
