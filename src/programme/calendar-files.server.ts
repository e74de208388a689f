import { auditoriumLabel } from '@marquee/i18n/auditorium-label.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { FlagValues } from '#config/flags.ts'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Cinema } from '#models/cinema.ts'
import { salesToCome } from '#models/rules/showtime-status.ts'
import type { Showtime } from '#models/showtime.ts'
import { type ContentApi, createContentApi } from '../api/content-api.ts'
import type { Source } from '../api/source.ts'
import type { Edition } from '../document/edition.ts'
import { editionIn, knownList } from '../page-kit/composition.server.ts'
import { filmStartText } from '../page-kit/film-start-text.ts'
import { createBooks, translateIn } from '../page-kit/labels.ts'
import { showPath } from '../page-kit/links.ts'
import { saleCalendar, visitCalendar } from './calendar-files.ts'
import { addressLines } from './cinema-link.ts'

export interface CalendarPlace {
  readonly site: Site
  readonly flags: FlagValues
  readonly origin: string
  readonly now: number
  readonly source: Source
}

export interface CalendarQuery {
  readonly show: string
  /**
   * The cinema of a showtime, and its start as wall clock (`YYYY-MM-DDTHH:mm`); without them the file is
   * about the start of sales.
   */
  readonly cinema: string | null
  readonly start: string | null
  /** The number of a booking's seats, or at most ten places: `F7,F8`. */
  readonly seats?: string | null
}

export interface CalendarContext {
  readonly api: ContentApi
  readonly edition: Edition
  readonly place: CalendarPlace
}

const host = (origin: string) => new URL(origin).hostname

async function saleFile({ api, edition, place }: CalendarContext, slug: string): Promise<string | null> {
  const show = await api.show({ slug, language: edition.language })
  const at = salesToCome(show, place.now)
  if (at === null) return null
  const title = translateIn(edition.i18n, 'programme')('saleReminder', { title: show.title })
  const url = place.origin + showPath(edition, show.slug, show.isMovie)
  return saleCalendar({
    id: `${edition.language}-${slug}@${host(place.origin)}`,
    at,
    title,
    url,
    now: place.now,
  })
}

/** Minutes of a show whose length is unknown. */
export const TYPICAL_LENGTH = 120

const seatsOfBooking = /^(?:(?<count>[1-9]\d?)|[A-Z]{1,2}[1-9]\d?(?:,[A-Z]{1,2}[1-9]\d?){0,9})$/

/** `2 seats (F7, F8)`; empty if absent or malformed. */
function seatsText(seats: string | null, { i18n }: Edition): string {
  const read = seats === null ? null : seatsOfBooking.exec(seats)
  if (!read) return ''
  const t = translateIn(i18n, 'showtime')
  const { count } = read.groups ?? {}
  if (count !== undefined) return t('seats', { count: Number(count) })
  const places = read[0].split(',')
  return `${t('seats', { count: places.length })} (${places.join(', ')})`
}

interface VisitQuery extends CalendarQuery {
  readonly cinema: string
  readonly start: string
}

export async function visitOf(
  { api, edition, place }: CalendarContext,
  { show: slug, cinema, start, seats = null }: VisitQuery,
): Promise<string | null> {
  const { language } = edition
  const [show, house, showtimes, versions] = await Promise.all([
    api.show({ slug, language }),
    api.cinema({ slug: cinema, language }),
    api.showtimes({ show: slug, cinema, date: start.slice(0, 10), language }),
    knownList(api.versions({ language })),
  ])
  const showtime = showtimes.find((each) => each.start === start)
  if (!showtime) return null
  const version = showtime.version && createBooks(edition.i18n, [], versions).versions.label(showtime.version)
  return visitCalendar({
    id: visitId(slug, cinema, start, place),
    title: show.title,
    url: place.origin + showPath(edition, show.slug, show.isMovie),
    now: place.now,
    start,
    end: showtime.end,
    minutes: show.duration ?? TYPICAL_LENGTH,
    timeZone: edition.site.timeZone,
    place: calendarPlaceOf(house),
    text: [
      visitText(version, showtime, edition),
      filmStartText(showtime, show.duration, edition),
      seatsText(seats, edition),
    ]
      .filter(Boolean)
      .join(', '),
  })
}

/** Null for a language that the site lacks, and if something named in the address is not found. */
export async function inCalendar(
  place: CalendarPlace,
  language: Language,
  write: (context: CalendarContext) => Promise<string | null>,
): Promise<string | null> {
  const { site, flags, origin, source } = place
  if (!site.languages.includes(language)) return null
  const edition = editionIn(site, language, flags, origin)
  try {
    return await write({ api: createContentApi({ source }), edition, place })
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Version and auditorium. */
export const visitText = (
  version: string | null,
  { auditoriumName }: Pick<Showtime, 'auditoriumName'>,
  { i18n }: Pick<Edition, 'i18n'>,
): string =>
  [version, auditoriumLabel(auditoriumName, translateIn(i18n, 'showtime'))].filter(Boolean).join(', ')

/** The id of a showtime's entry: a file and a feed name the same entry. */
export const visitId = (
  show: string,
  cinema: string,
  start: string,
  { origin }: Pick<CalendarPlace, 'origin'>,
): string => `${show}-${cinema}-${start}@${host(origin)}`

export const calendarPlaceOf = (cinema: Cinema) => ({
  name: cinema.name,
  address: addressLines(cinema).join(', '),
  position: cinema.gpsPosition && { lat: cinema.gpsPosition.latitude, lon: cinema.gpsPosition.longitude },
})

/** A file below `/calendar/`; null without an event. */
export const calendarFile = (
  place: CalendarPlace,
  language: Language,
  query: CalendarQuery,
): Promise<string | null> =>
  inCalendar(place, language, (context) => {
    const { show, cinema, start } = query
    return cinema === null || start === null
      ? saleFile(context, show)
      : visitOf(context, { ...query, cinema, start })
  })
