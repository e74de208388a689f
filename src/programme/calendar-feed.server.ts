import type { Language } from '#config/types.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Schedule } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import type { Showtime } from '#models/showtime.ts'
import { instantOf, todayIn } from '#models/site-clock.ts'
import { knownList } from '../page-kit/composition.server.ts'
import { createBooks, translateIn } from '../page-kit/labels.ts'
import { cinemaFeedPath, showPath } from '../page-kit/links.ts'
import {
  type CalendarContext,
  type CalendarPlace,
  calendarPlaceOf,
  inCalendar,
  TYPICAL_LENGTH,
  visitId,
  visitText,
} from './calendar-files.server.ts'
import { feedCalendar } from './calendar-files.ts'

/** Days of a show that a feed loads; each is a call of the content API. */
const MOST_DAYS = 60
const DAY = 86_400_000
const PREVIEWS: ReadonlySet<string> = new Set(['avp', 'avp-equipe'])

const isPreviewed = ({ tags }: { readonly tags: readonly string[] }) => tags.some((tag) => PREVIEWS.has(tag))

interface SpecialDay {
  readonly show: Show
  readonly isMovie: boolean
  readonly date: string
}

/** Days from `today` with a preview of a film, or an event; soonest first. */
function specialDays(schedule: Schedule, shows: readonly Show[], today: string): readonly SpecialDay[] {
  const known = new Map(shows.map((show) => [show.slug, show]))
  return schedule.shows
    .flatMap(({ slug, days }) => {
      const show = known.get(slug)
      if (!show) return []
      const isMovie = isMovieShow(show, null)
      return days
        .filter((day) => day.date >= today && (!isMovie || isPreviewed(day)))
        .map(({ date }) => ({ show, isMovie, date }))
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, MOST_DAYS)
}

/** A film may have other showtimes on the day of a preview. */
function specialShowtimes(isMovie: boolean, showtimes: readonly Showtime[]): readonly Showtime[] {
  const previews = showtimes.filter(isPreviewed)
  return isMovie && previews.length > 0 ? previews : showtimes
}

export async function feedOf({ api, edition, place }: CalendarContext, slug: string): Promise<string> {
  const { language, i18n, site } = edition
  const [cinema, schedule, shows, tags, versions] = await Promise.all([
    api.cinema({ slug, language }),
    api.cinemaShows({ slug, language }),
    knownList(api.shows({ language })),
    knownList(api.tags({ language })),
    knownList(api.versions({ language })),
  ])
  const books = createBooks(i18n, tags, versions)
  const house = calendarPlaceOf(cinema)
  const entries = await Promise.all(
    specialDays(schedule, shows, todayIn(site.timeZone, place.now)).map(async ({ show, isMovie, date }) => {
      const listed = await knownList(api.showtimes({ show: show.slug, cinema: slug, date, language }))
      return specialShowtimes(isMovie, listed).map((showtime) => {
        const { start, end, version } = showtime
        const from = instantOf(site.timeZone, start)
        const preview = showtime.tags.find((tag) => PREVIEWS.has(tag))
        return {
          id: visitId(show.slug, slug, start, place),
          title: preview === undefined ? show.title : `${show.title} (${books.tags.name(preview)})`,
          url: place.origin + showPath(edition, show.slug, isMovie),
          from,
          to:
            end === null ? from + (show.duration ?? TYPICAL_LENGTH) * 60_000 : instantOf(site.timeZone, end),
          place: house,
          text: visitText(version && books.versions.label(version), showtime, edition),
        }
      })
    }),
  )
  return feedCalendar({
    name: translateIn(i18n, 'cinema')('feed.name', { cinema: cinema.name }),
    language,
    source: place.origin + cinemaFeedPath(language, slug),
    revised: place.now - (place.now % DAY),
    entries: entries
      .flat()
      .filter(({ to }) => to > place.now)
      .toSorted((a, b) => a.from - b.from),
  })
}

/** Previews and events of a cinema, without past ones; null for an unknown cinema or language. */
export const cinemaFeed = (place: CalendarPlace, language: Language, slug: string): Promise<string | null> =>
  inCalendar(place, language, (context) => feedOf(context, slug))
