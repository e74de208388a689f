import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import { type Fullness, fullnessLevels } from './rules/fullness.ts'
import { type Instant, type LocalDate, type LocalTime, readLocalDate, readLocalTime } from './time.ts'
import { tolerant } from './tolerant.ts'
import {
  flag,
  html,
  instant,
  linkAddress,
  list,
  localTime,
  loweredText,
  map,
  number,
  object,
  responseList,
  responseMap,
  tagList,
  text,
} from './wire.ts'

/** Unknown values become `other`. */
export type ServerStatus = 'available' | 'soldout' | 'locked' | 'other'

/** What a source said about free seats, and when. It holds for minutes. */
export interface Availability {
  /** Null if not stated. */
  readonly level: Fullness | null
  /** Free seats; null if not stated. */
  readonly free: number | null
  readonly asOf: Instant
}

export interface SpecialShowtime {
  readonly title: string | null
  readonly description: SafeHtml | null
  readonly source: 'tag' | 'showtime' | null
}

/** The current status is `showtimeStatus` of `rules/showtime-status.ts`. */
export interface Showtime {
  /** Stable between responses; unique within show and cinema. */
  readonly id: string
  readonly start: LocalTime
  readonly end: LocalTime | null
  readonly serverStatus: ServerStatus
  readonly reservabilityEnd: Instant | null
  /** Slug, lower case. */
  readonly version: string | null
  readonly tags: readonly string[]
  readonly bookingUrl: string | null
  readonly auditoriumName: string | null
  readonly seatCount: number | null
  /** A season's price, in place of the cinema's prices; null: those apply. */
  readonly price: number | null
  /** The current one is `currentAvailability` of `rules/showtime-status.ts`. */
  readonly availability: Availability | null
  readonly special: SpecialShowtime | null
}

export interface ShowtimesOfDay {
  readonly date: LocalDate
  readonly showtimes: readonly Showtime[]
}

/** A show of one day in one cinema. */
export interface CinemaDayShow {
  readonly show: string
  readonly showtimes: readonly Showtime[]
}

export interface ShowtimesOfCinema {
  readonly cinema: string
  readonly showtimes: readonly Showtime[]
}

export interface ShowtimesOfShow {
  readonly show: string
  readonly cinemas: readonly ShowtimesOfCinema[]
}

const serverStatus = tolerant<string | null>({
  type: ['string', 'null'],
  examples: ['available', 'soldout', 'locked'],
})((value): ServerStatus => {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return name === 'available' || name === 'soldout' || name === 'locked' ? name : 'other'
})

const source = tolerant<string | null>({ enum: ['tag', 'showtime', null] })((value) =>
  value === 'tag' || value === 'showtime' ? value : null,
)

/** @public imported by the CMS */
export const wireSpecialShowtime = z
  .object({ titleShowtimeDetails: text, descriptionShowtimeDetails: html, source })
  .meta({ id: 'SpecialShowtimeDetails' })

const level = tolerant<string | null>({ enum: [...fullnessLevels, null] })(
  (value) => fullnessLevels.find((each) => each === value) ?? null,
)

/** @public imported by the import of showtimes */
export const wireAvailability = z.object({ level, free: number, asOf: instant }).meta({ id: 'Availability' })

const startTime = z.string().transform((value, context): LocalTime => {
  const time = readLocalTime(value)
  if (time === null) context.addIssue({ code: 'custom', message: 'not a local time' })
  return time ?? ''
})

export const wireShowtime = z
  .object({
    time: startTime,
    endTime: localTime,
    version: loweredText,
    tags: tagList,
    status: serverStatus,
    reservabilityStart: instant,
    reservabilityEnd: instant,
    isMovie: flag(true),
    refCmd: linkAddress,
    auditoriumName: text,
    auditoriumCapacity: number,
    price: number,
    availability: object(wireAvailability),
    specialShowtimeDetails: object(wireSpecialShowtime),
    // Former name of `specialShowtimeDetails`.
    special: object(wireSpecialShowtime),
  })
  .meta({ id: 'Showtime' })

export type WireShowtime = z.input<typeof wireShowtime>

const wireShowtimeList = list(wireShowtime)

/** `show/{slug}/showtimes/{cinema}/{date}` */
export const wireShowtimes = responseList(wireShowtime)
/** `show/{slug}/showtimes/{cinema}`: date → showtimes. */
export const wireShowtimesByDay = responseMap(wireShowtimeList)
/** `show/{slug}/showtimes/{date}`: cinema → showtimes. */
export const wireShowtimesByCinema = responseMap(wireShowtimeList)
/** `cinema/{slug}/showtimes/{date}`: show → showtimes. */
export const wireCinemaDay = responseMap(wireShowtimeList)
/** `event/{slug}/showtimes/{date}`: show → cinema → showtimes. */
export const wireShowtimesByShow = responseMap(map(wireShowtimeList))

function toSpecialShowtime(wire: z.output<typeof wireSpecialShowtime> | null): SpecialShowtime | null {
  if (wire === null || (wire.titleShowtimeDetails === null && wire.descriptionShowtimeDetails === null))
    return null
  return {
    title: wire.titleShowtimeDetails,
    description: wire.descriptionShowtimeDetails,
    source: wire.source,
  }
}

/** A statement without its time is none. */
function toAvailability(wire: z.output<typeof wireAvailability> | null): Availability | null {
  if (wire === null || wire.asOf === null) return null
  const { level: stated, free, asOf } = wire
  const seats = free !== null && Number.isInteger(free) && free >= 0 ? free : null
  return stated === null && seats === null ? null : { level: stated, free: seats, asOf }
}

export function toShowtime(wire: z.output<typeof wireShowtime>): Showtime {
  return {
    id: [wire.time, wire.version ?? '', wire.auditoriumName ?? ''].join('~'),
    start: wire.time,
    end: wire.endTime,
    serverStatus: wire.status,
    reservabilityEnd: wire.reservabilityEnd,
    version: wire.version,
    tags: wire.tags,
    bookingUrl: wire.refCmd,
    auditoriumName: wire.auditoriumName,
    seatCount: wire.auditoriumCapacity,
    price: wire.price,
    availability: toAvailability(wire.availability),
    special: toSpecialShowtime(wire.specialShowtimeDetails ?? wire.special),
  }
}

/** Showtimes in order of start, without duplicates. */
export function toShowtimes(wire: readonly z.output<typeof wireShowtime>[]): readonly Showtime[] {
  const byId = new Map(wire.map(toShowtime).map((showtime) => [showtime.id, showtime]))
  return [...byId.values()].sort((a, b) => a.start.localeCompare(b.start))
}

export function toShowtimesByDay(wire: z.output<typeof wireShowtimesByDay>): readonly ShowtimesOfDay[] {
  return wire
    .flatMap(([day, showtimes]) => {
      const date = readLocalDate(day)
      return date === null ? [] : [{ date, showtimes: toShowtimes(showtimes) }]
    })
    .filter(({ showtimes }) => showtimes.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date))
}

export function toShowtimesByCinema(
  wire: z.output<typeof wireShowtimesByCinema>,
): readonly ShowtimesOfCinema[] {
  return wire
    .map(([cinema, showtimes]) => ({ cinema, showtimes: toShowtimes(showtimes) }))
    .filter(({ showtimes }) => showtimes.length > 0)
}

export function toCinemaDay(wire: z.output<typeof wireCinemaDay>): readonly CinemaDayShow[] {
  return wire.map(([show, showtimes]) => ({ show, showtimes: toShowtimes(showtimes) }))
}

export function toShowtimesByShow(wire: z.output<typeof wireShowtimesByShow>): readonly ShowtimesOfShow[] {
  return wire
    .map(([show, cinemas]) => ({ show, cinemas: toShowtimesByCinema(cinemas) }))
    .filter(({ cinemas }) => cinemas.length > 0)
}
