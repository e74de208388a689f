import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Experience, ExperienceSummary } from '#models/experience.ts'
import type { Pricing } from '#models/pricing.ts'
import type { Show } from '#models/show.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import type { Filters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { pathOf } from '../../page-kit/links.ts'
import type { DayItem } from '../../programme/cinema-programme.server.ts'
import { chosenDay } from '../../programme/day-strip.ts'
import {
  chosenCinemas,
  type FormatProgramme,
  formatDay,
  loadFormatProgramme,
  runDays,
} from './experience-programme.server.ts'

export interface ExperienceContent {
  readonly experience: Experience
  readonly experiences: readonly ExperienceSummary[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly programme: FormatProgramme
  /** The selected cinema, if it has the experience. */
  readonly cinema: Cinema | null
  /** Prices of the selected cinema; null if unknown. */
  readonly pricing: Pricing | null
  readonly date: string
  /** Showtimes of the day; empty without a selected cinema. */
  readonly items: readonly DayItem[]
}

type ExperienceLists = Pick<ExperienceContent, 'cinemas' | 'cities' | 'books' | 'experiences'> & {
  readonly shows: readonly Show[]
}

export async function loadExperienceLists(composition: Composition): Promise<ExperienceLists> {
  const { api, edition } = composition
  const { language } = edition
  const [cinemas, cities, books, experiences, shows] = await Promise.all([
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    optionalList(composition, api.experiences({ language })),
    optionalList(composition, api.shows({ language })),
  ])
  return { cinemas, cities, books, experiences, shows }
}

export async function loadExperienceContent(
  composition: Composition,
  experience: Experience,
  lists: ExperienceLists,
): Promise<ExperienceContent> {
  const { api, edition, filters, today } = composition
  const { cinemas, shows } = lists
  const chosen = chosenCinemas(filters, { ...lists, having: experience.cinemas })
  const programme = await loadFormatProgramme(composition, experience.tag, shows, chosen)
  const date = chosenDay(today, runDays(programme), filters.date) ?? today
  const cinema = cinemas.find(({ slug }) => slug === filters.localisation && chosen?.includes(slug)) ?? null
  const [items, detail] = cinema
    ? await Promise.all([
        formatDay(composition, cinema.slug, experience.tag, programme, date),
        optional(composition, api.cinema({ slug: cinema.slug, language: edition.language })),
      ])
    : [[], null]
  return { ...lists, experience, programme, cinema, pricing: detail?.pricing ?? null, date, items }
}

export const experiencePath = ({ edition, slug }: Composition, filters: Filters) =>
  pathOf(edition, 'experience', slug, filters) ?? '/'
