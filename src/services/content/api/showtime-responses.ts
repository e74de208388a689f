import { type SiteId, sites } from '#config/sites.ts'
import { withOffset } from '#models/site-clock.ts'
import type { ShowtimeRecord } from '../store/content-tables.ts'
import { type JsonObject, readObject, readTexts } from '../store/layers.ts'
import type { ApiRequest } from './api-request.ts'
import { seasonPriceOf } from './season-prices.ts'
import { withNotes } from './showtime-notes.ts'

export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const readTags = new Map<string, readonly string[]>()

/** Parsed once per distinct list. */
export function rowTags(row: Pick<ShowtimeRecord, 'tags'>): readonly string[] {
  const known = readTags.get(row.tags)
  if (known) return known
  const tags = readTexts(row.tags)
  if (readTags.size > 5_000) readTags.clear()
  readTags.set(row.tags, tags)
  return tags
}

/** The parts are a cinema, a day or both, in any order. */
export async function showtimes(request: ApiRequest, show: string, parts: readonly string[]) {
  const date = parts.find(isDate)
  const cinema = parts.find((part) => !isDate(part))
  if (parts.length === 2 && (date === undefined || cinema === undefined)) return undefined
  const rows =
    date === undefined
      ? await request.showtimes.ofShow(show, request.today, cinema)
      : await request.showtimes.ofShowOn(show, date, cinema)
  const wires = await toWires(request, rows)
  if (parts.length === 2) return wires.map(({ wire }) => wire)
  return mapOf(wires, cinema === undefined ? ({ row }) => row.cinema : ({ row }) => row.date)
}

export async function showtimesOfCinema(request: ApiRequest, cinema: string, date: string) {
  if (!isDate(date) || !(await request.items.find('cinema', cinema, request.language))) return undefined
  return mapOf(
    await toWires(request, await request.showtimes.ofCinemaOn(cinema, date)),
    ({ row }) => row.show,
  )
}

export async function showtimesOfShows(request: ApiRequest, shows: readonly string[], date: string) {
  const found = await Promise.all(
    shows.map(
      async (show) => [show, await toWires(request, await request.showtimes.ofShowOn(show, date))] as const,
    ),
  )
  return Object.fromEntries(
    found
      .filter(([, wires]) => wires.length > 0)
      .map(([show, wires]) => [show, mapOf(wires, ({ row }) => row.cinema)]),
  )
}

interface Wired {
  readonly row: ShowtimeRecord
  readonly wire: JsonObject
}

function mapOf(wires: readonly Wired[], keyOf: (wired: Wired) => string): Record<string, JsonObject[]> {
  const map: Record<string, JsonObject[]> = {}
  for (const wired of wires) {
    const list = map[keyOf(wired)] ?? []
    list.push(wired.wire)
    map[keyOf(wired)] = list
  }
  return map
}

async function toWires(request: ApiRequest, imported: readonly ShowtimeRecord[]): Promise<Wired[]> {
  const rows = await withNotes(request, imported)
  const references = [...new Set(rows.flatMap(({ special }) => (special?.startsWith('@') ? [special] : [])))]
  const texts = await Promise.all(
    references.map(
      async (name) =>
        [
          name,
          (await request.items.byId('document', name.slice(1), request.language))?.fields ?? null,
        ] as const,
    ),
  )
  const specials = new Map<string, JsonObject | null>(texts)
  const prices = new Map(
    await Promise.all(
      [...new Set(rows.map(({ show }) => show))].map(
        async (show) => [show, await seasonPriceOf(request, show)] as const,
      ),
    ),
  )
  return rows.map((row) => ({
    row,
    wire: {
      ...toWire(request, row, specials),
      price: row.price ?? prices.get(row.show)?.(row.date) ?? null,
      ...(row.edit === null ? {} : readObject(row.edit)),
    },
  }))
}

/** True once the presale that starts at `time` has begun; without an offset it is of the site's clock. */
export function hasBegun(request: ApiRequest, time: string): boolean {
  const start = Date.parse(instantText(sites[request.site].timeZone, time))
  request.changesAt(start)
  return !(start > request.now)
}

/** Milliseconds for which a statement about free seats, made for the demonstration, is repeated. */
const CLAIMED = 300_000

function claimedNow(request: ApiRequest): string {
  const at = request.now - (request.now % CLAIMED)
  request.changesAt(at + CLAIMED)
  return new Date(at).toISOString()
}

/** The demonstration says of today's showtimes only how full they are, so that responses about other days keep their versions. */
function statementOf(request: ApiRequest, row: ShowtimeRecord): JsonObject | null {
  const { availability: level, seats_free: free, availability_as_of: asOf, date } = row
  if (level === null && free === null) return null
  if (asOf === null && level !== 'few' && date !== request.today) return null
  return { level, ...(free === null ? {} : { free }), asOf: asOf ?? claimedNow(request) }
}

function toWire(
  request: ApiRequest,
  row: ShowtimeRecord,
  specials: ReadonlyMap<string, JsonObject | null>,
): JsonObject {
  const { site } = request
  const { timeZone } = sites[site]
  const starts = row.reservability_start === null ? null : instantText(timeZone, row.reservability_start)
  const closed = row.status === 'available' && starts !== null && !hasBegun(request, starts)
  return {
    time: row.time,
    endTime: row.end_time,
    version: row.version,
    tags: rowTags(row),
    // The presale has not begun.
    status: closed ? 'locked' : row.status,
    reservabilityStart: starts,
    reservabilityEnd: instantText(timeZone, row.reservability_end ?? row.time),
    isMovie: row.is_movie === null ? null : row.is_movie === 1,
    refCmd: row.booking ?? bookingPath(site, row),
    auditoriumName: row.auditorium,
    auditoriumCapacity: row.capacity,
    availability: closed ? null : statementOf(request, row),
    specialShowtimeDetails: specialOf(row.special, specials),
  }
}

const hasOffset = (time: string) => time.length > 16 && /(?:Z|[+-]\d{2}:?\d{2})$/.test(time)
const instantText = (timeZone: string, time: string) => (hasOffset(time) ? time : withOffset(timeZone, time))

function bookingPath(site: SiteId, { show, cinema, time, version }: ShowtimeRecord): string {
  const query = new URLSearchParams({ show, cinema, time: time.slice(0, 16).replace(' ', 'T'), version })
  return `${sites[site].links.orderTunnel}?${query}`
}

function specialOf(special: string | null, specials: ReadonlyMap<string, JsonObject | null>) {
  if (special === null) return null
  return special.startsWith('@') ? (specials.get(special) ?? null) : readObject(special)
}
