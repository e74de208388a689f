import { wireAvailability, wireShowtime } from '#models/showtime.ts'
import { readLocalTime } from '#models/time.ts'
import type { NewShowtime } from '../content/store/content-tables.ts'
import { isMap } from '../content/store/layers.ts'
import { acceptItem, type ImportFault } from './accepted-items.ts'

export function showtimeRows(
  body: unknown,
  show: string,
  cinema: string,
  call: string,
  report: (fault: ImportFault) => void,
): NewShowtime[] {
  if (!isMap(body)) return []
  return Object.entries(body).flatMap(([date, list]) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      report({ call, path: date, reason: 'not a date' })
      return []
    }
    const raws = Array.isArray(list) ? list : isMap(list) ? Object.values(list) : []
    return raws.flatMap((raw: unknown, index) => {
      const item = acceptItem(raw, wireShowtime, call, `${date}[${index}]`, report)
      return item ? [toRow(item, show, cinema, date)] : []
    })
  })
}

function toRow(item: Readonly<Record<string, unknown>>, show: string, cinema: string, date: string) {
  return {
    show,
    cinema,
    date,
    time: wall(item.time) ?? `${date} 00:00:00`,
    end_time: wall(item.endTime),
    version: text(item.version) ?? '',
    tags: JSON.stringify(Array.isArray(item.tags) ? item.tags.filter((tag) => typeof tag === 'string') : []),
    status: text(item.status) ?? 'unknown',
    auditorium: text(item.auditoriumName),
    capacity: text(item.auditoriumCapacity),
    ...availabilityOf(item.availability),
    price: wireShowtime.shape.price.parse(item.price),
    reservability_start: text(item.reservabilityStart),
    reservability_end: text(item.reservabilityEnd),
    is_movie: typeof item.isMovie === 'boolean' ? Number(item.isMovie) : null,
    booking: text(item.refCmd) ?? '',
    special: specialOf(item.specialShowtimeDetails ?? item.special),
    edit: null,
  }
}

function wall(value: unknown): string | null {
  const time = typeof value === 'string' ? readLocalTime(value) : null
  return time === null ? null : `${time.replace('T', ' ')}:00`
}

const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

const specialOf = (value: unknown): string | null => (isMap(value) ? JSON.stringify(value) : null)

function availabilityOf(
  value: unknown,
): Pick<NewShowtime, 'availability' | 'seats_free' | 'availability_as_of'> {
  const { asOf } = isMap(value) ? value : {}
  const { level, free } = wireAvailability.parse(isMap(value) ? value : {})
  return typeof asOf === 'string' && (level !== null || free !== null)
    ? { availability: level, seats_free: free, availability_as_of: asOf }
    : { availability: null, seats_free: null, availability_as_of: null }
}
