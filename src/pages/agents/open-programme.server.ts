import type { OpenAddress } from '@marquee/addresses/open-programme.ts'
import { openData } from '#config/open-data.ts'
import { addDays, instantOf } from '#models/site-clock.ts'
import { programmeTimes } from '../../features/tonight/programme-times.server.ts'
import { loadTonight, type TonightMaterials } from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { showPath } from '../../page-kit/links.ts'
import { calendarPlaceOf, TYPICAL_LENGTH, visitId, visitText } from '../../programme/calendar-files.server.ts'
import { feedCalendar } from '../../programme/calendar-files.ts'
import { absolute } from '../../seo/head.ts'
import { type ShowtimeAnswer, showtimeAnswer } from './evening-answer.server.ts'

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

export interface OpenQuestion extends Pick<OpenAddress, 'kind'> {
  /** Path of the page that shows the same. */
  readonly page: string
}

async function openTimes(kind: OpenAddress['kind'], material: TonightMaterials, composition: Composition) {
  const { edition, filters, today } = composition
  const { cinemaDays, days: most } = openData
  const bounds = { last: filters.date ?? addDays(today, most - 1), cinemaDays }
  const found = await programmeTimes(kind, bounds, material, composition)
  const from = filters.date ?? today
  const name = found?.name || translateIn(edition.i18n, 'programme')('pages.accessible')
  return found && { name, from, through: found.days.at(-1) ?? from, times: found.times }
}

/** Null for an unknown film or place. */
export async function openProgramme(
  { kind, page }: OpenQuestion,
  composition: Composition,
): Promise<OpenProgramme | null> {
  const { edition } = composition
  const material = await loadTonight(composition)
  const open = await openTimes(kind, material, composition)
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
  { kind, page }: OpenQuestion,
  composition: Composition,
): Promise<string | null> {
  const { edition, now } = composition
  const { site, origin } = edition
  const material = await loadTonight(composition)
  const open = await openTimes(kind, material, composition)
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
