import { z } from 'zod'
import { type Flag, flagColor, toFlag } from './flag.ts'
import { createPool } from './shared-values.ts'
import { type LocalDate, readLocalDate } from './time.ts'
import {
  flag,
  loweredText,
  map,
  number,
  object,
  oneOrMany,
  requiredSlug,
  responseList,
  responseMap,
  slug,
  tagList,
  text,
} from './wire.ts'

/** A promotion of one day and show. */
export interface Upsell {
  readonly show: string | null
  readonly tag: string | null
  readonly label: string | null
  /** Slug of an event promoted next to the films. */
  readonly entertainment: string | null
}

export interface ScheduleDay {
  readonly date: LocalDate
  readonly upsells: readonly Upsell[]
  /** Slug of the show to list first. */
  readonly highlighted: string | null
}

/** A show on one day in a cinema. */
export interface ShowDay {
  readonly date: LocalDate
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  readonly bookable: boolean
  readonly flag: Flag | null
  readonly order: number | null
}

export interface ScheduledShow {
  readonly slug: string
  /** Ascending; only days with showtimes. */
  readonly days: readonly ShowDay[]
  readonly bookable: boolean
  readonly isNew: boolean
  readonly premiere: boolean
  readonly order: number | null
  readonly isKids: boolean
  readonly next24ShowtimesCount: number | null
}

/** Programme of a cinema or an experience. */
export interface Schedule {
  readonly days: readonly ScheduleDay[]
  readonly shows: readonly ScheduledShow[]
}

export interface CinemaDay {
  readonly date: LocalDate
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  readonly upsells: readonly Upsell[]
}

export interface ShowCinema {
  readonly cinema: string
  readonly days: readonly CinemaDay[]
}

const wireUpsell = z
  .object({ showSlug: slug, tag: loweredText, flagLabel: text, entertainment: slug })
  .meta({ id: 'Upsell' })
const wireHighlighted = z.object({ showSlug: requiredSlug }).meta({ id: 'HighlightedShowtime' })
const wireScheduleDay = z
  .object({ upsell: oneOrMany(wireUpsell), highlightedShowtime: object(wireHighlighted) })
  .meta({ id: 'ScheduleDay' })

const wireShowDay = z
  .object({
    tags: tagList,
    bookable: flag(true),
    versions: tagList,
    flag: text,
    flagColor,
    cineOrder: number,
  })
  .meta({ id: 'ShowDay' })

const wireScheduledShow = z
  .object({
    days: map(wireShowDay),
    bookable: flag(true),
    isBookable: flag(true),
    isNew: flag(false),
    isEarlyAVP: flag(false),
    cineOrder: number,
    isKids: flag(false),
    next24ShowtimesCount: number,
  })
  .meta({ id: 'ScheduledShow' })

export const wireSchedule = z
  .object({ days: map(wireScheduleDay), shows: map(wireScheduledShow) })
  .meta({ id: 'Schedule' })
export type WireSchedule = z.input<typeof wireSchedule>

const wireCinemaDay = z
  .object({ tags: tagList, upsell: oneOrMany(wireUpsell), versions: tagList })
  .meta({ id: 'CinemaDay' })
const wireShowCinema = z.object({ days: map(wireCinemaDay) }).meta({ id: 'ShowCinema' })

/** `show/{slug}/cinemas`: cinema → its days. */
export const wireShowCinemas = responseMap(wireShowCinema)

const wireZoneShow = z
  .object({ slug: requiredSlug, bookable: flag(true), order: number })
  .meta({ id: 'ZoneShow' })
export type ZoneShow = Readonly<z.output<typeof wireZoneShow>>

export const wireZoneShows = z.object({ shows: responseList(wireZoneShow) }).meta({ id: 'ZoneShows' })

const toUpsells = (wire: readonly z.output<typeof wireUpsell>[]): readonly Upsell[] =>
  wire.map((item) => ({
    show: item.showSlug,
    tag: item.tag,
    label: item.flagLabel,
    entertainment: item.entertainment,
  }))

function byDay<W, D extends { readonly date: LocalDate }>(
  entries: readonly (readonly [string, W])[],
  read: (date: LocalDate, wire: W) => D,
): readonly D[] {
  return entries
    .flatMap(([key, wire]) => {
      const date = readLocalDate(key)
      return date === null ? [] : [read(date, wire)]
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}

const sharedShowDay = createPool<ShowDay>(({ date, tags, versions, bookable, flag: marked, order }) => [
  date,
  tags,
  versions,
  bookable,
  marked,
  order,
])
const sharedCinemaDay = createPool<CinemaDay>(({ date, tags, versions, upsells }) => [
  date,
  tags,
  versions,
  upsells,
])

const toShowDay = (date: LocalDate, wire: z.output<typeof wireShowDay>): ShowDay =>
  sharedShowDay({
    date,
    tags: wire.tags,
    versions: wire.versions,
    bookable: wire.bookable,
    flag: toFlag(wire.flag, wire.flagColor),
    order: wire.cineOrder,
  })

function toScheduledShow(slugOfShow: string, wire: z.output<typeof wireScheduledShow>): ScheduledShow {
  const days = byDay(wire.days, toShowDay)
  return {
    slug: slugOfShow,
    days,
    bookable: wire.bookable && wire.isBookable,
    isNew: wire.isNew,
    premiere: wire.isEarlyAVP || days.some(({ tags }) => tags.includes('avp') || tags.includes('avp-equipe')),
    order: wire.cineOrder,
    isKids: wire.isKids,
    next24ShowtimesCount: wire.next24ShowtimesCount,
  }
}

export function toSchedule(wire: z.output<typeof wireSchedule>): Schedule {
  return {
    days: byDay(wire.days, (date, day) => ({
      date,
      upsells: toUpsells(day.upsell),
      highlighted: day.highlightedShowtime?.showSlug ?? null,
    })),
    shows: wire.shows.map(([slugOfShow, show]) => toScheduledShow(slugOfShow, show)),
  }
}

export function toShowCinemas(wire: z.output<typeof wireShowCinemas>): readonly ShowCinema[] {
  return wire.map(([cinema, { days }]) => ({
    cinema,
    days: byDay(days, (date, day) =>
      sharedCinemaDay({
        date,
        tags: day.tags,
        versions: day.versions,
        upsells: toUpsells(day.upsell),
      }),
    ),
  }))
}

export const toZoneShows = ({ shows }: z.output<typeof wireZoneShows>): readonly ZoneShow[] => shows
