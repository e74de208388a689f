import { clock, type Formats } from '@marquee/i18n/format.ts'
import type { Pricing } from '#models/pricing.ts'
import { needOf } from '#models/rules/access.ts'
import { type SeatPrice, seatPrice } from '#models/rules/seat-price.ts'
import { endOf, filmStartOf } from '#models/rules/showtime-hours.ts'
import { currentAvailability, showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import type { TagBook, Translate, VersionBook } from '../page-kit/tag-book.ts'
import type { BoardRowModel, ShowtimeModel, TimeLabelsModel, TimeModel } from '../page-models/parts.ts'

interface PriceOptions {
  /** The cinema's prices. */
  readonly pricing: Pricing
  readonly formats: Pick<Formats, 'price'>
  readonly t: Translate
}

export interface BoardOptions {
  /** Epoch milliseconds. */
  readonly now: number
  /** The flag `showtimesByVersion`. */
  readonly byVersion: boolean
  readonly tags: TagBook
  readonly versions: VersionBook
  readonly plainText: (html: string) => string
  /** Booking URL in this edition. */
  readonly bookingHref: (url: string) => string
  /** Minutes; null or absent: unknown. */
  readonly duration?: number | null
  /** True before sales of the show open. */
  readonly opensLater?: boolean
  /** Null or absent: times have no prices. */
  readonly prices?: PriceOptions | null
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

/** Null if unknown or not on sale. */
const priceOf = (showtime: Showtime, { now, prices }: BoardOptions): SeatPrice | null =>
  prices && showtimeStatus(showtime, now) === 'available' ? seatPrice(prices.pricing, showtime) : null

/** The price of all showtimes, or the lowest. */
function boardPrice(showtimes: readonly Showtime[], options: BoardOptions): string | null {
  const { prices } = options
  const totals = new Set(showtimes.flatMap((showtime) => priceOf(showtime, options)?.total ?? []))
  if (!prices || totals.size === 0) return null
  const price = prices.formats.price(Math.min(...totals))
  return totals.size === 1 ? price : prices.t('priceFrom', { price })
}

function timeModel(showtime: Showtime, options: BoardOptions): TimeModel {
  const { now, tags, plainText, bookingHref, prices, duration = null, opensLater = false } = options
  const film = filmStartOf(showtime, duration)
  const status = showtimeStatus(showtime, now)
  const price = priceOf(showtime, options)
  const stated = currentAvailability(showtime, now)
  const about = showtime.end === null ? endOf(showtime, duration) : null
  return {
    id: showtime.id,
    time: clock(showtime.start),
    end: showtime.end === null ? null : clock(showtime.end),
    ...(about === null ? {} : { endAbout: clock(about) }),
    start: showtime.start,
    ...(film === null ? {} : { film: clock(film) }),
    status,
    ...(opensLater && status === 'locked' ? { soon: true as const } : {}),
    locksAt:
      status === 'available' && showtime.reservabilityEnd !== null
        ? Date.parse(showtime.reservabilityEnd)
        : null,
    ...(stated?.level ? { fullness: { level: stated.level, until: stated.until } } : {}),
    href: status === 'available' && showtime.bookingUrl !== null ? bookingHref(showtime.bookingUrl) : null,
    auditorium: showtime.auditoriumName,
    seats: showtime.seatCount,
    price: price === null ? null : (prices?.formats.price(price.total) ?? null),
    ...(price?.base === null ? { ownPrice: true as const } : {}),
    notes: tags.names(showtime.tags, 'note'),
    special: specialOf(showtime, plainText),
  }
}

const versionOf = ({ version }: Showtime) => version ?? ''

function labelsOf(showtime: Showtime, { tags, versions }: BoardOptions): TimeLabelsModel {
  const version = versionOf(showtime)
  const seated = showtime.tags.filter((tag) => needOf(tag) === 'wheelchair')
  const textOfMeaning = (meaning: ReturnType<TagBook['meaning']>) =>
    showtime.tags.filter((tag) => tags.meaning(tag) === meaning)
  return {
    version: version === '' ? '' : versions.label(version),
    versionNote: version === '' ? null : versions.note(version),
    marks: [
      ...tags.marks(textOfMeaning('format'), 'format'),
      ...(seated.length > 0 ? tags.helpMarks(seated) : tags.withoutWheelchair),
    ],
    accessibility: tags.helpMarks([
      ...textOfMeaning('accessibility').sort(),
      ...(needOf(version) === null ? [] : [version]),
    ]),
  }
}

const tagTexts = ({ version, marks, accessibility }: TimeLabelsModel) =>
  [version, ...[...marks, ...accessibility].map(({ tag }) => tag)].join(' ')

const silent: TimeLabelsModel = { version: '', versionNote: null, marks: [], accessibility: [] }

/** Labels stand at one place: with the row if all times have the same ones, else in each time. A row by version names its version. */
function rowLabels(all: readonly TimeLabelsModel[], byVersion: boolean): TimeLabelsModel {
  const [first = silent] = all
  if (all.every((labels) => tagTexts(labels) === tagTexts(first))) return first
  return byVersion ? { ...first, marks: [], accessibility: [] } : silent
}

function boardRow(showtimes: readonly Showtime[], options: BoardOptions): BoardRowModel {
  const described = showtimes
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((showtime) => ({ time: timeModel(showtime, options), labels: labelsOf(showtime, options) }))
  const ahead = described.filter(({ time }) => time.status !== 'locked' || time.soon)
  const row = rowLabels(
    (ahead.length > 0 ? ahead : described).map(({ labels }) => labels),
    options.byVersion,
  )
  return {
    ...row,
    price: null,
    times: described.map(({ time, labels }) =>
      tagTexts(labels) === tagTexts(row) ? time : { ...time, own: labels },
    ),
  }
}

function rowsOf(showtimes: readonly Showtime[], options: BoardOptions): readonly BoardRowModel[] {
  const { byVersion, versions } = options
  const rows = Map.groupBy(showtimes, (showtime) => (byVersion ? versionOf(showtime) : ''))
  return [...rows]
    .sort(([a], [b]) => versions.rank(a) - versions.rank(b) || a.localeCompare(b))
    .map(([, inRow]) => boardRow(inRow, options))
}

/** Times do not repeat what a mark of their row says. */
const withoutRowNotes = (row: BoardRowModel): BoardRowModel => ({
  ...row,
  times: row.times.map((time) => ({
    ...time,
    notes: time.notes.filter((note) => !row.marks.some(({ label }) => label === note)),
  })),
})

/** One show in one cinema on one day, in time order; grouped by version if the edition does so. */
export const boardRows = (showtimes: readonly Showtime[], options: BoardOptions): readonly BoardRowModel[] =>
  rowsOf(showtimes, options).map((row, index) => ({
    ...withoutRowNotes(row),
    price: index === 0 ? boardPrice(showtimes, options) : null,
  }))

/** Models of showtimes shown outside a board. */
export const showtimeModels = (
  showtimes: readonly Showtime[],
  options: BoardOptions,
): readonly ShowtimeModel[] =>
  showtimes.flatMap((showtime) =>
    rowsOf([showtime], options).flatMap(({ times, price: _, ...row }) =>
      times.map((time) => ({ ...row, time })),
    ),
  )
