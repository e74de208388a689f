import type { FlagValues } from '../../config/flags.ts'
import type { Site } from '../../config/sites.ts'
import type { Language } from '../../config/types.ts'
import { type ContentApi, createContentApi } from '../api/content-api.ts'
import { NotFoundError } from '../api/errors.ts'
import type { Source } from '../api/source.ts'
import type { Edition } from '../document/edition.ts'
import { auditoriumLabel } from '../i18n/auditorium-label.ts'
import { editionIn, knownList } from '../page-kit/composition.server.ts'
import { createBooks, translateIn } from '../page-kit/labels.ts'
import { showPath } from '../page-kit/links.ts'
import { saleCalendar, visitCalendar } from './calendar-files.ts'
import { addressLines } from './cinema-link.ts'

interface CalendarPlace {
  readonly site: Site
  readonly flags: FlagValues
  readonly origin: string
  readonly now: number
  readonly source: Source
}

export interface CalendarQuery {
  readonly show: string
  /**
   * For a showtime: its cinema, and its start as wall clock (`YYYY-MM-DDTHH:mm`). Without
   * them, the start of sales.
   */
  readonly cinema: string | null
  readonly start: string | null
}

interface CalendarContext {
  readonly api: ContentApi
  readonly edition: Edition
  readonly place: CalendarPlace
}

const host = (origin: string) => new URL(origin).hostname

async function saleFile({ api, edition, place }: CalendarContext, slug: string): Promise<string | null> {
  const show = await api.show({ slug, language: edition.language })
  if (show.salesOpening === null || Date.parse(show.salesOpening) <= place.now) return null
  const title = translateIn(edition.i18n, 'programme')('saleReminder', { title: show.title })
  const url = place.origin + showPath(edition, show.slug, show.isMovie)
  return saleCalendar({
    id: `${edition.language}-${slug}@${host(place.origin)}`,
    at: show.salesOpening,
    title,
    url,
    now: place.now,
  })
}

const TYPICAL_LENGTH = 120

async function visitFile(
  { api, edition, place }: CalendarContext,
  slug: string,
  cinema: string,
  start: string,
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
  const { name, gpsPosition } = house
  const version = showtime.version && createBooks(edition.i18n, [], versions).versions.label(showtime.version)
  return visitCalendar({
    id: `${slug}-${cinema}-${start}@${host(place.origin)}`,
    title: show.title,
    url: place.origin + showPath(edition, show.slug, show.isMovie),
    now: place.now,
    start,
    end: showtime.end,
    minutes: show.duration ?? TYPICAL_LENGTH,
    timeZone: edition.site.timeZone,
    place: {
      name,
      address: addressLines(house).join(', '),
      position: gpsPosition && { lat: gpsPosition.latitude, lon: gpsPosition.longitude },
    },
    text: [version, auditoriumLabel(showtime.auditoriumName, translateIn(edition.i18n, 'showtime'))]
      .filter(Boolean)
      .join(', '),
  })
}

/** A file below `/calendar/`; null without an event. */
export async function calendarFile(
  place: CalendarPlace,
  language: Language,
  { show, cinema, start }: CalendarQuery,
): Promise<string | null> {
  const { site, flags, origin } = place
  if (!(site.languages as readonly Language[]).includes(language)) return null
  const context = {
    api: createContentApi({ source: place.source }),
    edition: editionIn(site, language, flags, origin),
    place,
  }
  try {
    return cinema === null || start === null
      ? await saleFile(context, show)
      : await visitFile(context, show, cinema, start)
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
