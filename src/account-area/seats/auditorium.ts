import { createHash } from 'node:crypto'

export interface Seat {
  /** `F12` */
  readonly id: string
  readonly row: string
  readonly number: number
  readonly wheelchair: boolean
}

export interface SeatRow {
  readonly name: string
  readonly seats: readonly Seat[]
  /** Columns of the auditorium before the first seat. */
  readonly before: number
}

const ROWS = 26
const COLUMNS = { least: 8, usual: 16, most: 24 }
/** Rows are longer than the auditorium is deep. */
const SHAPE = 1.2

const range = (length: number) => Array.from({ length }, (_, index) => index)
const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * An auditorium with so many seats, the row of the screen first. Null without a number of seats, or for more than
 * a plan can show.
 */
export function auditoriumRows(capacity: number | null): readonly SeatRow[] | null {
  if (capacity === null || !Number.isInteger(capacity) || capacity < 1 || capacity > ROWS * COLUMNS.most)
    return null
  const usual = clamp(COLUMNS.least, Math.round(Math.sqrt(capacity * SHAPE)), COLUMNS.usual)
  const columns = Math.max(usual, Math.ceil(capacity / ROWS))
  const count = Math.ceil(capacity / columns)
  const front = capacity - (count - 1) * columns
  const spaces = capacity >= 150 ? 2 : 1
  return range(count).map((index) => {
    const row = String.fromCharCode(65 + index)
    const length = index === 0 ? front : columns
    return {
      name: row,
      before: Math.floor((columns - length) / 2),
      seats: range(length).map((place) => ({
        id: `${row}${place + 1}`,
        row,
        number: place + 1,
        // Wheelchair places are at both ends of the last row, beside the doors.
        wheelchair:
          index === count - 1 && length > 4 * spaces && (place < spaces || place >= length - spaces),
      })),
    }
  })
}

/** Columns before which an aisle leads through the auditorium: one in small ones, two beside the middle block in others. */
export function aisles(rows: readonly SeatRow[]): readonly number[] {
  const columns = rows.at(-1)?.seats.length ?? 0
  if (columns < COLUMNS.least) return []
  const side = Math.round(columns / 4)
  return columns < 12 ? [Math.round(columns / 2)] : [side, columns - side]
}

/** Seats side by side, without wheelchair places, that no aisle divides; the row of the screen first. */
export function seatBlocks(
  rows: readonly SeatRow[],
): readonly { readonly row: string; readonly seats: readonly string[] }[] {
  const passages = aisles(rows)
  return rows.flatMap(({ name, before, seats }) => {
    const blocks: string[][] = [[]]
    for (const { id, number, wheelchair } of seats) {
      if (wheelchair || passages.includes(before + number - 1)) blocks.push([])
      if (!wheelchair) blocks.at(-1)?.push(id)
    }
    return blocks.filter(({ length }) => length > 0).map((block) => ({ row: name, seats: block }))
  })
}

/** Deterministic, between 0 and 1. */
const shareOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/** Pairs that are free while few seats are left. */
const FREE_PAIRS = 4

/** Seats that box offices have sold: most of a showtime with few seats left, else up to half. Pairs go together. */
export function soldElsewhere(rows: readonly SeatRow[], showtime: string, few: boolean): ReadonlySet<string> {
  const pairs = [
    ...Map.groupBy(
      rows.flatMap(({ seats }) => seats),
      ({ row, number }) => `${row}${Math.ceil(number / 2)}`,
    ),
  ].map(([pair, seats]) => ({ seats, share: shareOf(`${showtime} ${pair}`) }))
  const full = 0.12 + 0.35 * shareOf(showtime)
  const sold = few
    ? pairs.toSorted((a, b) => a.share - b.share).slice(0, -FREE_PAIRS)
    : pairs.filter(({ share }) => share < full)
  return new Set(sold.flatMap(({ seats }) => seats.map(({ id }) => id)))
}

/** Seats beside it, with no aisle between; those of a companion first, other wheelchair places last. */
function besideOf(rows: readonly SeatRow[], { row, number }: Seat): readonly Seat[] {
  const own = rows.find(({ name }) => name === row)
  if (!own) return []
  const passages = aisles(rows)
  const near = own.seats.filter((seat) => {
    const later = Math.max(number, seat.number)
    return Math.abs(number - seat.number) === 1 && !passages.includes(own.before + later - 1)
  })
  return near.toSorted((a, b) => Number(a.wheelchair) - Number(b.wheelchair))
}

/** True if a wheelchair place is among the seats and, of several, a seat beside it. */
export function isAccompanied(rows: readonly SeatRow[], places: readonly string[]): boolean {
  const chosen = new Set(places)
  return rows
    .flatMap(({ seats }) => seats)
    .some(
      (seat) =>
        seat.wheelchair &&
        chosen.has(seat.id) &&
        (places.length === 1 || besideOf(rows, seat).some(({ id }) => chosen.has(id))),
    )
}

/**
 * A free wheelchair place, a free seat beside it, and the nearest free seats for the others. Null if no place has a free seat
 * beside it; fewer than `count` if the others find none.
 */
export function accompaniedSeats(
  rows: readonly SeatRow[],
  taken: ReadonlySet<string>,
  count: number,
): readonly string[] | null {
  const isFree = ({ id }: Seat) => !taken.has(id)
  const pairs = rows
    .flatMap(({ seats }) => seats.filter((seat) => seat.wheelchair && isFree(seat)))
    .flatMap((place) =>
      besideOf(rows, place)
        .filter(isFree)
        .map((companion) => ({ place, companion })),
    )
  const pair = pairs.find(({ companion }) => !companion.wheelchair) ?? pairs[0]
  if (!pair) return null
  const { place, companion } = pair
  return [place, companion, ...(count > 2 ? nearestTo(companion, rows, isFree) : [])]
    .slice(0, count)
    .map(({ id }) => id)
}

/** Free seats for others, the nearest first. */
function nearestTo(
  { id: own, row, number }: Seat,
  rows: readonly SeatRow[],
  isFree: (seat: Seat) => boolean,
): readonly Seat[] {
  const depth = rows.findIndex(({ name }) => name === row)
  return rows
    .flatMap(({ seats }, index) =>
      seats
        .filter((seat) => isFree(seat) && !seat.wheelchair && seat.id !== own)
        .map((seat) => ({
          seat,
          away: Math.abs(depth - index) * 1.5 + Math.abs(seat.number - number),
        })),
    )
    .sort((a, b) => a.away - b.away)
    .map(({ seat }) => seat)
}

/** Seats beside free wheelchair places are proposed to others last. */
const KEPT = 100

/** A share of the depth, from the screen. */
const BEST_DEPTH = 0.62

/** The free seats with the best view, side by side if possible; fewer if there are not so many. */
export function bestSeats(
  rows: readonly SeatRow[],
  taken: ReadonlySet<string>,
  count: number,
): readonly string[] {
  const kept = new Set(
    rows
      .flatMap(({ seats }) => seats.filter(({ id, wheelchair }) => wheelchair && !taken.has(id)))
      .flatMap((place) => besideOf(rows, place).map(({ id }) => id)),
  )
  const free = rows.flatMap(({ seats }, depth) =>
    seats
      .filter(({ id, wheelchair }) => !wheelchair && !taken.has(id))
      .map(({ id, row, number }) => ({
        id,
        row,
        number,
        away:
          (kept.has(id) ? KEPT : 0) +
          Math.abs(depth - BEST_DEPTH * (rows.length - 1)) * 1.5 +
          Math.abs(number - (seats.length + 1) / 2),
      })),
  )
  const runs = free.flatMap((first, index) => {
    const run = free.slice(index, index + count)
    const last = run.at(-1)
    return run.length === count && last?.row === first.row && last.number === first.number + count - 1
      ? [{ ids: run.map(({ id }) => id), away: run.reduce((sum, { away }) => sum + away, 0) }]
      : []
  })
  const [best] = runs.toSorted((a, b) => a.away - b.away)
  if (best) return best.ids
  return free
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ id }) => id)
}
