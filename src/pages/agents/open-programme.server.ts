import { openData } from '#config/open-data.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import { addDays, instantOf } from '#models/site-clock.ts'
import type { Run } from '../../features/tonight/tonight.server.ts'
import { runsAt } from '../../features/tonight/tonight.server.ts'
import {
  loadTonight,
  passesTonight,
  type TonightMaterials,
  type TonightTime,
  tonightPlace,
} from '../../features/tonight/tonight-times.server.ts'
import { type Composition, optional, optionalList } from '../../page-kit/composition.server.ts'
import { showPath } from '../../page-kit/links.ts'
import { calendarPlaceOf, TYPICAL_LENGTH, visitId, visitText } from '../../programme/calendar-files.server.ts'
import { feedCalendar } from '../../programme/calendar-files.ts'
import { showtimesOf } from '../../programme/showtimes-of.server.ts'
import { absolute } from '../../seo/head.ts'
import { type ShowtimeAnswer, showtimeAnswer } from './evening-answer.server.ts'

interface Scope {
  readonly name: string
  readonly cinemas: TonightMaterials['cinemas']
  /** Null: every film. */
  readonly show: Show | null
}

interface OpenTimes {
  readonly name: string
  readonly from: string
  /** Last day that is complete. */
  readonly through: string
  readonly times: readonly TonightTime[]
}

export interface OpenProgramme {
  readonly licence: typeof openData.licence
  readonly attribution: 'Marquee'
  readonly name: string
  /** The page that shows the same. */
  readonly url: string
  readonly language: string
  readonly timeZone: string
  /** First and last day. */
  readonly from: string
  readonly through: string
  /** On sale, in order of time. */
  readonly showtimes: readonly ShowtimeAnswer[]
}

async function scopeOf(
  isShow: boolean,
  material: TonightMaterials,
  composition: Composition,
): Promise<Scope | null> {
  const { api, edition, filters, slug } = composition
  if (!isShow) {
    const place = tonightPlace(slug, material, composition)
    return place && { name: place.name, cinemas: place.cinemas, show: null }
  }
  const show = material.shows.get(slug)
  if (!show) return null
  const place =
    filters.localisation === null ? null : tonightPlace(filters.localisation, material, composition)
  const played = await optional(composition, api.showCinemas({ slug, language: edition.language }))
  const playing = new Set(played?.map(({ cinema }) => cinema))
  const cinemas = (place?.cinemas ?? material.cinemas).filter((cinema) => playing.has(cinema.slug))
  return { name: show.title, cinemas, show }
}

/** Days with showtimes, as far as the limit on days of cinemas allows. */
function completeDays(runs: readonly Run[], last: string): readonly string[] {
  const byDate = Map.groupBy(
    runs.flatMap(({ cinema, dates }) => dates.map((date) => ({ cinema: cinema.slug, date }))),
    ({ date }) => date,
  )
  const days: string[] = []
  let calls = 0
  for (const date of [...byDate.keys()].sort()) {
    calls += new Set(byDate.get(date)?.map(({ cinema }) => cinema)).size
    if (date > last || (calls > openData.cinemaDays && days.length > 0)) break
    days.push(date)
  }
  return days
}

async function openTimes(
  isShow: boolean,
  material: TonightMaterials,
  composition: Composition,
): Promise<OpenTimes | null> {
  const scope = await scopeOf(isShow, material, composition)
  if (scope === null) return null
  const { filters, now, today } = composition
  const found = (await Promise.all(scope.cinemas.map((cinema) => runsAt(cinema, composition)))).flat()
  const runs = found.filter(({ show }) => scope.show === null || show === scope.show.slug)
  const days = completeDays(runs, filters.date ?? addDays(today, openData.days - 1))
  const times = await Promise.all(
    runs.map(async ({ show: slug, cinema, pricing, dates }) => {
      const show = material.shows.get(slug)
      if (
        !show ||
        (filters.genres.length > 0 && !show.genres.some((genre) => filters.genres.includes(genre.slug)))
      )
        return []
      const isMovie = isMovieShow(show, null)
      const listed = await Promise.all(
        days
          .filter((date) => dates.includes(date))
          .map((date) =>
            optionalList(composition, showtimesOf(composition, { show: slug, cinema: cinema.slug, date })),
          ),
      )
      return listed
        .flat()
        .filter((showtime) => showtimeStatus(showtime, now) === 'available')
        .map((showtime) => ({ show, isMovie, cinema, pricing, showtime }))
        .filter((time) => passesTonight(filters, time))
    }),
  )
  return {
    name: scope.name,
    from: filters.date ?? today,
    through: days.at(-1) ?? filters.date ?? today,
    times: times.flat().sort((a, b) => a.showtime.start.localeCompare(b.showtime.start)),
  }
}

export interface OpenQuestion {
  readonly isShow: boolean
  /** Path of the page that shows the same. */
  readonly page: string
}

/** Null for an unknown film or place. */
export async function openProgramme(
  { isShow, page }: OpenQuestion,
  composition: Composition,
): Promise<OpenProgramme | null> {
  const { edition } = composition
  const material = await loadTonight(composition)
  const open = await openTimes(isShow, material, composition)
  if (open === null) return null
  const { times, ...about } = open
  return {
    licence: openData.licence,
    attribution: 'Marquee',
    ...about,
    url: absolute(edition.origin, page),
    language: edition.language,
    timeZone: edition.site.timeZone,
    showtimes: times.flatMap((time) => showtimeAnswer(time, material, composition)),
  }
}

const DAY = 86_400_000

/** The same showtimes as a calendar; null for an unknown film or place. */
export async function openCalendar(
  { isShow, page }: OpenQuestion,
  composition: Composition,
): Promise<string | null> {
  const { edition, now } = composition
  const { site, origin } = edition
  const material = await loadTonight(composition)
  const open = await openTimes(isShow, material, composition)
  return (
    open &&
    feedCalendar({
      name: open.name,
      language: edition.language,
      source: absolute(origin, `${page}.ics`),
      revised: now - (now % DAY),
      entries: open.times.map(({ show, isMovie, cinema, showtime }) => {
        const from = instantOf(site.timeZone, showtime.start)
        const minutes = (show.duration ?? TYPICAL_LENGTH) * 60_000
        return {
          id: visitId(show.slug, cinema.slug, showtime.start, { origin }),
          title: show.title,
          url: absolute(origin, showPath(edition, show.slug, isMovie)),
          from,
          to: showtime.end === null ? from + minutes : instantOf(site.timeZone, showtime.end),
          place: calendarPlaceOf(cinema),
          text: [
            visitText(showtime.version && material.books.versions.label(showtime.version), showtime, edition),
            `${openData.licence.name} Marquee`,
          ]
            .filter(Boolean)
            .join(', '),
        }
      }),
    })
  )
}
