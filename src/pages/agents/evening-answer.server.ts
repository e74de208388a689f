import { accessNeeds } from '#models/rules/access.ts'
import { fullnessLevels } from '#models/rules/fullness.ts'
import { bestTitles } from '#models/rules/search-text.ts'
import type { Show } from '#models/show.ts'
import { z } from '#models/zod.ts'
import {
  loadTonight,
  passesTonight,
  type TonightMaterials,
  type TonightTime,
  tonightPlace,
  tonightTimes,
} from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import { cinemaPath, showPath } from '../../page-kit/links.ts'
import { showtimeModels } from '../../programme/board.ts'
import { boardOptions } from '../../programme/board-options.ts'
import { absolute } from '../../seo/head.ts'

/** An answer in words: the question names something that the site does not have. */
export class UnansweredError extends Error {}

/** The dependencies of one page, under filters. */
export type Compose = (filters: Filters) => Composition

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const hour = z.string().regex(HOUR)
const name = z.string().trim().min(1).max(80)

export const placeField = name.describe('A cinema or a city, by its name or the last part of its address')
export const filmField = name.describe('A film or event, by its title or the last part of its address')
export const dateField = z.iso
  .date()
  .optional()
  .describe('Day of the site, YYYY-MM-DD; without it today, or the next day that has showtimes')

export const eveningQuestion = z.object({
  place: placeField,
  date: dateField,
  from: hour.optional().describe('Showtimes begin at this hour at the earliest, HH:mm'),
  until: hour.optional().describe('Showtimes have ended by this hour, HH:mm; 00:30 is the night after'),
  people: z
    .int()
    .min(1)
    .max(9)
    .optional()
    .describe('Showtimes that are known to have too few seats are left out'),
  fullness: z.enum(fullnessLevels).optional().describe('How full it was said to be in the last minutes'),
  version: name.optional().describe('Language version as the site labels it, such as VF, VOST, OV'),
  needs: z.array(z.enum(accessNeeds)).optional().describe('Accessibility; all are met'),
  film: filmField.optional(),
})

export type EveningQuestion = z.output<typeof eveningQuestion>

/** Showtimes of an answer at most. */
const MOST = 60

const compact = (clock: string | undefined) => clock?.replace(':', '') ?? null

/** The item whose slug or title is asked for. */
export function named<Item extends { readonly slug: string }>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  asked: string,
): Item | undefined {
  return items.find(({ slug }) => slug === asked) ?? bestTitles(items, titleOf, asked, true)[0]
}

export function filmNamed(shows: Iterable<Show>, asked: string): Show {
  const show = named([...shows], ({ title }) => title, asked)
  if (!show) throw new UnansweredError(`No film or event here is called “${asked}”.`)
  return show
}

function versionNamed({ books }: TonightMaterials, times: readonly TonightTime[], asked: string): string {
  const played = [...new Set(times.flatMap(({ showtime }) => showtime.version ?? []))]
  const wanted = asked.toLowerCase()
  const found = played.find((slug) => [slug, books.versions.label(slug).toLowerCase()].includes(wanted))
  if (found !== undefined) return found
  const offered = played.map((slug) => books.versions.label(slug)).join(', ')
  throw new UnansweredError(`No showtime there is in ${asked}. Versions there: ${offered || 'none'}.`)
}

/** A showtime as boards show it, with absolute addresses. */
export function showtimeAnswer(time: TonightTime, { books }: TonightMaterials, composition: Composition) {
  const { edition } = composition
  const { show, isMovie, cinema, pricing, showtime } = time
  const options = boardOptions(composition, books, pricing, show)
  return showtimeModels([showtime], options).map(({ version, marks, accessibility, time: model }) => ({
    film: show.title,
    filmUrl: absolute(edition.origin, showPath(edition, show.slug, isMovie)),
    cinema: cinema.name,
    cinemaUrl: absolute(edition.origin, cinemaPath(edition, cinema.slug)),
    start: model.start,
    filmStart: model.film ?? null,
    end: model.end,
    version: version || null,
    formats: marks.map(({ label }) => label),
    accessibility: accessibility.map(({ label }) => label),
    auditorium: model.auditorium,
    fullness: model.fullness?.level ?? null,
    price: model.price,
    orderUrl: model.href === null ? null : absolute(edition.origin, model.href),
  }))
}

export type ShowtimeAnswer = ReturnType<typeof showtimeAnswer>[number]

export interface EveningAnswer {
  readonly place: string
  /** Null where nothing is on sale on the day. */
  readonly date: string | null
  readonly timeZone: string
  /** In order of time. */
  readonly showtimes: readonly ShowtimeAnswer[]
  /** Showtimes beyond the limit. */
  readonly further: number
}

/** The showtimes of a place that can still be ordered. */
export async function eveningAnswer(question: EveningQuestion, compose: Compose): Promise<EveningAnswer> {
  const { place, date, from, until, people, fullness, version, needs = [], film } = question
  const filters = {
    ...noFilters,
    date: date ?? null,
    from: compact(from),
    until: compact(until),
    people: people === undefined ? null : String(people),
    fullness: fullness ?? null,
    access: needs,
  }
  const composition = compose(filters)
  const material = await loadTonight(composition)
  const here = named([...material.cities, ...material.cinemas], (each) => each.name, place)
  const at = here && tonightPlace(here.slug, material, composition)
  if (!at) throw new UnansweredError(`No cinema or city here is called “${place}”.`)
  const show = film === undefined ? null : filmNamed(material.shows.values(), film)
  const evening = await tonightTimes(at, material, composition)
  const all = evening?.times ?? []
  const asked = {
    ...filters,
    versions: version === undefined || all.length === 0 ? [] : [versionNamed(material, all, version)],
  }
  const times = all.filter((each) => (show === null || each.show === show) && passesTonight(asked, each))
  return {
    place: at.name,
    date: evening?.date ?? null,
    timeZone: composition.edition.site.timeZone,
    showtimes: times.slice(0, MOST).flatMap((time) => showtimeAnswer(time, material, composition)),
    further: Math.max(times.length - MOST, 0),
  }
}
