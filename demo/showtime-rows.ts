import type { SiteId } from '#config/sites.ts'
import type { Fullness } from '#models/rules/fullness.ts'
import { addDays, addMinutes, contractTime, weekdayOf } from '#models/site-clock.ts'
import type { NewShowtime } from '../src/services/content/store/content-tables.ts'
import { placesOf } from './casting.ts'
import { chanceFrom, shareOf } from './chance.ts'
import { type PlannedShowtime, planDay } from './day-plan.ts'
import type { CinemaRecord } from './programme-files.ts'
import { isFilm, isLastWeek, weeksToRelease } from './release.ts'
import { salesOpening } from './sales.ts'
import { specialReference } from './special-texts.ts'
import { tillPrice } from './till.ts'
import { versionOf } from './versions.ts'

/** Deterministic by site, cinema, day and seed. */
export function showtimeRows(site: SiteId, cinema: CinemaRecord, date: string, seed: string): NewShowtime[] {
  const chance = chanceFrom(`${seed} status ${site} ${cinema.slug} ${date}`)
  const plan = planDay(site, cinema, date, seed)
  const soldOut = soldOutShow(site, cinema, date, plan)
  return plan.map((planned) => toRow(site, cinema, date, planned, soldOut, chance))
}

/** Every Saturday the busiest film of a site's first cinema is sold out. */
function soldOutShow(
  site: SiteId,
  cinema: CinemaRecord,
  date: string,
  plan: readonly PlannedShowtime[],
): string | null {
  if (weekdayOf(date) !== 6 || placesOf(site).cinemas[0] !== cinema) return null
  const counts = Map.groupBy(
    plan.filter(({ preview }) => preview === null),
    ({ work }) => work.id,
  )
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

function toRow(
  site: SiteId,
  cinema: CinemaRecord,
  date: string,
  planned: PlannedShowtime,
  soldOut: string | null,
  chance: () => number,
): NewShowtime {
  const { work, hall, start, end, occasion } = planned
  const [forStatus, forVersion, forTags] = [chance(), chance(), chance()]
  const tags = rowTags(date, planned, forTags)
  const status = work.id === soldOut ? 'soldout' : statusOf(planned, date, forStatus)
  return {
    show: work.slug,
    cinema: cinema.slug,
    date,
    time: contractTime(addMinutes(date, start)),
    end_time: contractTime(addMinutes(date, end)),
    version: versionOf(site, cinema, work, start, forVersion),
    tags: JSON.stringify([...tags, ...helpOf(site, cinema, date, planned)]),
    status,
    auditorium: hall.name,
    capacity: String(hall.capacity),
    ...(status === 'available'
      ? seatsLeft(site, cinema, date, planned)
      : { availability: null, seats_free: null }),
    availability_as_of: null,
    price: tillPrice(site, date, planned, tags),
    reservability_start: salesOpening(work, date) ?? `${addDays(date, -21)}T10:00`,
    reservability_end: null,
    is_movie: isFilm(work) ? 1 : 0,
    booking: null,
    special: occasion === null ? null : specialReference(occasion),
    edit: null,
  }
}

/** Free seats of showtimes with few. */
const SOME_SEATS = 5

const isWeekend = (date: string) => [5, 6].includes(weekdayOf(date))

function statusOf({ start, preview, work }: PlannedShowtime, date: string, draw: number): string {
  if (draw > 0.99) return 'on_hold'
  const weekend = isWeekend(date) && start >= 18 * 60
  const full = preview === 'team' ? 0.6 : weekend && work.weight > 80 ? 0.07 : 0.012
  return draw < full ? 'soldout' : 'available'
}

/** Few seats are left, and auditoriums lively, mostly in evenings of weekends. The source does not know of each. */
function seatsLeft(
  site: SiteId,
  cinema: CinemaRecord,
  date: string,
  { hall, start }: PlannedShowtime,
): Pick<NewShowtime, 'availability' | 'seats_free'> {
  const evening = start >= 18 * 60
  const few = evening && isWeekend(date) ? 0.14 : evening ? 0.06 : 0.02
  const share = shareOf(`scarce ${site} ${cinema.slug} ${date} ${hall.name} ${start}`)
  const isLively = share < (evening ? 0.45 : 0.2)
  const level: Fullness | null = share < few ? 'few' : isLively ? 'lively' : share < 0.8 ? 'quiet' : null
  return { availability: level, seats_free: share < few / 2 ? SOME_SEATS : null }
}

function rowTags(
  date: string,
  { work, hall, occasion, preview, pause }: PlannedShowtime,
  draw: number,
): string[] {
  const threeD = hall.has3d && work.formats.includes('3d') && draw < 0.55 ? ['3d'] : []
  const formats = [...hall.tags, ...threeD]
  const strands = [
    ...(preview === null ? [] : preview === 'team' ? ['AVP', 'avp-equipe'] : ['AVP']),
    ...(occasion === 'evening' ? ['ladies-night'] : []),
    ...(occasion === 'kids' ? ['kids-club'] : []),
    ...work.strands.filter((strand) => ['LIVE', 'opera', 'ballet', 'classics'].includes(strand)),
    ...(isLastWeek(work, date) ||
    (work.strands.includes('lastchance') && (weeksToRelease(work, date) ?? 0) < -3)
      ? ['lastchance']
      : []),
  ]
  const plain = formats.every((tag) => tag === 'pmr') && strands.length === 0
  return [...(plain ? ['DEFAULT'] : []), ...formats, ...strands, ...(pause ? ['PAUSE'] : [])]
}

const MORNING_UNTIL = 14 * 60

/** Accessible showtimes: a share of each cinema's films, and relaxed mornings on days without school. */
function helpOf(
  site: SiteId,
  cinema: CinemaRecord,
  date: string,
  { work, hall, start, preview, occasion }: PlannedShowtime,
): string[] {
  if (preview !== null || occasion !== null) return []
  const draw = shareOf(`help ${site} ${cinema.slug} ${date} ${hall.name} ${start}`)
  const calm =
    start < MORNING_UNTIL &&
    [0, 3, 6].includes(weekdayOf(date)) &&
    hall.premium === null &&
    work.rating !== '16' &&
    work.rating !== '14'
  const relaxed =
    calm && shareOf(`calm ${site} ${cinema.slug} ${date} ${hall.name}`) < 0.16 ? ['relaxed'] : []
  const access =
    draw < 0.05
      ? ['audiodescription']
      : draw < 0.09
        ? ['subtitled-deaf']
        : draw < 0.105
          ? ['audiodescription', 'subtitled-deaf']
          : []
  return [...relaxed, ...access]
}
