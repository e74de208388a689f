import { needOf } from '../../content-models/rules/access.ts'
import { showtimeStatus } from '../../content-models/rules/showtime-status.ts'
import type { Showtime } from '../../content-models/showtime.ts'
import { clock } from '../i18n/format.ts'
import type { TagBook, VersionBook } from '../page-kit/tag-book.ts'
import type {
  BoardRowModel,
  MarkModel,
  ShowtimeModel,
  TimeLabelsModel,
  TimeModel,
} from '../page-models/parts.ts'

interface BoardOptions {
  /** Epoch milliseconds. */
  readonly now: number
  /** The flag `showtimesByVersion`. */
  readonly byVersion: boolean
  readonly tags: TagBook
  readonly versions: VersionBook
  readonly plainText: (html: string) => string
  /** Booking URL in this edition. */
  readonly bookingHref: (url: string) => string
}

function specialOf({ special }: Showtime, plainText: BoardOptions['plainText']): TimeModel['special'] {
  if (special === null) return null
  const text = special.description === null ? '' : plainText(special.description)
  return {
    title: special.title ?? text,
    text: special.title === null ? '' : text,
    ...(special.source === 'showtime' ? { own: true as const } : {}),
  }
}

function timeModel(
  showtime: Showtime,
  { now, tags, plainText, bookingHref }: Pick<BoardOptions, 'now' | 'tags' | 'plainText' | 'bookingHref'>,
): TimeModel {
  const status = showtimeStatus(showtime, now)
  return {
    id: showtime.id,
    time: clock(showtime.start),
    end: showtime.end === null ? null : clock(showtime.end),
    start: showtime.start,
    status,
    locksAt:
      status === 'available' && showtime.reservabilityEnd !== null
        ? Date.parse(showtime.reservabilityEnd)
        : null,
    href: status === 'available' && showtime.bookingUrl !== null ? bookingHref(showtime.bookingUrl) : null,
    auditorium: showtime.auditoriumName,
    seats: showtime.seatCount,
    notes: tags.names(showtime.tags, 'note'),
    special: specialOf(showtime, plainText),
  }
}

const versionOf = ({ version }: Showtime) => version ?? ''

function labelsOf(showtime: Showtime, { tags, versions }: BoardOptions): TimeLabelsModel {
  const version = versionOf(showtime)
  const textOfMeaning = (meaning: ReturnType<TagBook['meaning']>) =>
    showtime.tags.filter((tag) => tags.meaning(tag) === meaning)
  return {
    version: version === '' ? '' : versions.label(version),
    versionNote: version === '' ? null : versions.note(version),
    // Wheelchair access is so common that a sign among the formats suffices.
    marks: [
      ...tags.marks(textOfMeaning('format'), 'format'),
      ...tags.helpMarks(showtime.tags.filter((tag) => needOf(tag) === 'wheelchair')),
    ],
    accessibility: tags.helpMarks([
      ...textOfMeaning('accessibility').sort(),
      ...(needOf(version) === null ? [] : [version]),
    ]),
  }
}

const common = (all: readonly (readonly MarkModel[])[]): readonly MarkModel[] =>
  (all[0] ?? []).filter(({ tag }) => all.every((marks) => marks.some((mark) => mark.tag === tag)))

function commonLabels(all: readonly TimeLabelsModel[]): TimeLabelsModel {
  const [first] = all
  const isOneVersion = all.every(({ version }) => version === first?.version)
  return {
    version: isOneVersion && first ? first.version : '',
    versionNote: isOneVersion && first ? first.versionNote : null,
    marks: common(all.map(({ marks }) => marks)),
    accessibility: common(all.map(({ accessibility }) => accessibility)),
  }
}

const tagTexts = ({ version, marks, accessibility }: TimeLabelsModel) =>
  [version, ...[...marks, ...accessibility].map(({ tag }) => tag)].join(' ')

function boardRow(showtimes: readonly Showtime[], options: BoardOptions): BoardRowModel {
  const described = showtimes
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((showtime) => ({ time: timeModel(showtime, options), labels: labelsOf(showtime, options) }))
  const ahead = described.filter(({ time }) => time.status !== 'locked')
  const row = commonLabels((ahead.length > 0 ? ahead : described).map(({ labels }) => labels))
  return {
    ...row,
    times: described.map(({ time, labels }) =>
      tagTexts(labels) === tagTexts(row) ? time : { ...time, own: labels },
    ),
  }
}

/** One show in one cinema on one day, in time order; grouped by version if the edition does so. */
export function boardRows(showtimes: readonly Showtime[], options: BoardOptions): readonly BoardRowModel[] {
  const { byVersion, versions } = options
  const rows = Map.groupBy(showtimes, (showtime) => (byVersion ? versionOf(showtime) : ''))
  return [...rows]
    .sort(([a], [b]) => versions.rank(a) - versions.rank(b) || a.localeCompare(b))
    .map(([, inRow]) => boardRow(inRow, options))
}

/** For showtimes shown outside a board. */
export const showtimeModels = (
  showtimes: readonly Showtime[],
  options: BoardOptions,
): readonly ShowtimeModel[] =>
  showtimes.flatMap((showtime) =>
    boardRows([showtime], options).flatMap(({ times, ...row }) => times.map((time) => ({ ...row, time }))),
  )
