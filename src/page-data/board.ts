import { needOf } from '../../content-models/rules/access.ts'
import { showtimeStatus } from '../../content-models/rules/showtime-status.ts'
import type { Showtime } from '../../content-models/showtime.ts'
import { clock } from '../i18n/format.ts'
import type { BoardRowModel, ScreeningModel, TimeModel } from './models/parts.ts'
import type { TagBook, VersionBook } from './tag-book.ts'

interface BoardOptions {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Version before experience: the flag `showtimesByVersion`. */
  readonly byVersion: boolean
  readonly tags: TagBook
  readonly versions: VersionBook
  readonly plainText: (html: string) => string
  /** Address of a booking in this edition. */
  readonly bookingHref: (url: string) => string
}

interface Row {
  readonly version: string
  readonly formats: readonly string[]
  readonly accessibility: readonly string[]
  readonly showtimes: Showtime[]
}

function specialOf({ special }: Showtime, plainText: BoardOptions['plainText']): TimeModel['special'] {
  if (special === null) return null
  const text = special.description === null ? '' : plainText(special.description)
  return { title: special.title ?? text, text: special.title === null ? '' : text, ...(special.source === 'showtime' ? { own: true as const } : {}) }
}

export function timeModel(
  showtime: Showtime,
  { now, tags, plainText, bookingHref }: Pick<BoardOptions, 'now' | 'tags' | 'plainText' | 'bookingHref'>,
): TimeModel {
  const state = showtimeStatus(showtime, now)
  return {
    key: showtime.id,
    time: clock(showtime.start),
    end: showtime.end === null ? null : clock(showtime.end),
    start: showtime.start,
    state,
    locksAt: state === 'available' && showtime.reservabilityEnd !== null ? Date.parse(showtime.reservabilityEnd) : null,
    href: state === 'available' && showtime.bookingUrl !== null ? bookingHref(showtime.bookingUrl) : null,
    auditorium: showtime.auditoriumName,
    seats: showtime.seatCount,
    notes: tags.names(showtime.tags, 'note'),
    special: specialOf(showtime, plainText),
  }
}

function groupRows(showtimes: readonly Showtime[], { tags }: BoardOptions): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const showtime of showtimes) {
    const formats = showtime.tags.filter((tag) => tags.meaning(tag) === 'format').sort((a, b) => tags.rank(a) - tags.rank(b))
    const accessibility = showtime.tags.filter((tag) => tags.meaning(tag) === 'accessibility').sort()
    const version = showtime.version ?? ''
    const key = [version, ...formats, '|', ...accessibility].join(' ')
    const row = rows.get(key) ?? { version, formats, accessibility, showtimes: [] }
    row.showtimes.push(showtime)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** Plain rooms first, then the formats in the editors' order; help for a handicap after the same row without. */
function compareExperience(a: Row, b: Row, tags: TagBook): number {
  const first = (row: Row) => (row.formats[0] === undefined ? -1 : tags.rank(row.formats[0]))
  return first(a) - first(b) || a.formats.length - b.formats.length || a.formats.join().localeCompare(b.formats.join())
}

function compareRows(a: Row, b: Row, { byVersion, tags, versions }: BoardOptions): number {
  const version = versions.rank(a.version) - versions.rank(b.version) || a.version.localeCompare(b.version)
  const experience = compareExperience(a, b, tags)
  return (byVersion ? version || experience : experience || version) || a.accessibility.length - b.accessibility.length
}

/** The board of one show in one cinema on one day: a row per version and format, its times in order. */
export function boardRows(showtimes: readonly Showtime[], options: BoardOptions): readonly BoardRowModel[] {
  const { tags, versions } = options
  return [...groupRows(showtimes, options)]
    .sort((a, b) => compareRows(a, b, options))
    .map((row) => ({
      version: row.version === '' ? '' : versions.label(row.version),
      versionNote: row.version === '' ? null : versions.note(row.version),
      ...rowMarks(row, tags),
      times: [...row.showtimes].sort((a, b) => a.start.localeCompare(b.start)).map((showtime) => timeModel(showtime, options)),
    }))
}

/** Screenings that stand alone, each with what a row would say of it. */
export const screeningModels = (showtimes: readonly Showtime[], options: BoardOptions): readonly ScreeningModel[] =>
  showtimes.flatMap((showtime) => boardRows([showtime], options).flatMap(({ times, ...row }) => times.map((time) => ({ ...row, time }))))

/** What all of a row's screenings have. Places for wheelchairs are a sign among the formats: nearly every row has them. */
function rowMarks({ version, formats, accessibility, showtimes }: Row, tags: TagBook): Pick<BoardRowModel, 'marks' | 'accessibility'> {
  const seated = showtimes[0]?.tags.filter((tag) => needOf(tag) === 'wheelchair') ?? []
  const everywhere = seated.filter((tag) => showtimes.every((showtime) => showtime.tags.includes(tag)))
  return {
    marks: [...tags.marks(formats, 'format'), ...tags.helpMarks(everywhere)],
    accessibility: tags.helpMarks([...accessibility, ...(needOf(version) === null ? [] : [version])]),
  }
}
