import { capital, clock } from '@marquee/i18n/format.ts'
import { limits } from '#config/limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Pricing } from '#models/pricing.ts'
import { releasedIn } from '#models/rules/regional-release.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import { showtimeStatus } from '#models/rules/showtime-status.ts'
import type { ShowDay } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import type { Showtime } from '#models/showtime.ts'
import { addDays, wallClock, weekdayOf } from '#models/site-clock.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { cinemaPath, tonightPath } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { cinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { TonightPage, TonightShow } from '../../page-models/tonight.ts'
import { showtimeModels } from '../../programme/board.ts'
import { boardOptions } from '../../programme/board-options.ts'
import { showCard } from '../../programme/show-card.ts'
import { showtimesOf } from '../../programme/showtimes-of.server.ts'
import { dayHeading, dayWord, isTomorrow } from './next-times.server.ts'

export interface TonightMaterial {
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

/** Times of each show; when one has passed, others are left. */
const TIMES = 4
/** A day whose showtimes are all over or sold out is followed by the next. */
const DAYS = 2
/** Cinemas of a city or region at most. */
const MOST_CINEMAS = 6
/** Cinemas tried without a place, and their shows: some have no showtimes left. */
const TRIES = 3
const MOST_SHOWS = 18
/** Days. */
const SOON = 7

interface Next {
  readonly cinema: Cinema
  readonly date: string
  readonly showtimes: readonly Showtime[]
  readonly pricing: Pricing | null
}

export interface Run {
  readonly cinema: Cinema
  /** Null if unknown. */
  readonly pricing: Pricing | null
  readonly show: string
  readonly order: number
  /** Days with showtimes from today on. */
  readonly dates: readonly string[]
}

const NO_ORDER = Number.MAX_SAFE_INTEGER

/** Runs of a cinema from today on, or on the day of the filters, on days that pass. */
export async function runsAt(
  cinema: Cinema,
  composition: Composition,
  passes: (day: Pick<ShowDay, 'tags' | 'versions'>) => boolean = () => true,
): Promise<readonly Run[]> {
  const { api, edition, filters, today } = composition
  // Schedules are the same in every language.
  const language = edition.site.languages[0]
  const [schedule, detail] = await Promise.all([
    optional(composition, api.cinemaShows({ slug: cinema.slug, language })),
    optional(composition, api.cinema({ slug: cinema.slug, language: edition.language })),
  ])
  const pricing = detail?.pricing ?? null
  return (schedule?.shows ?? []).flatMap(({ slug, days, bookable, order }) => {
    const dates = days
      .filter(
        (day) =>
          day.bookable &&
          passes(day) &&
          (filters.date === null ? day.date >= today : day.date === filters.date),
      )
      .map(({ date }) => date)
    return bookable && dates.length > 0
      ? [{ cinema, pricing, show: slug, order: order ?? NO_ORDER, dates }]
      : []
  })
}

async function nextOf({ cinema, pricing, show, dates }: Run, composition: Composition): Promise<Next | null> {
  const { now } = composition
  for (const date of dates.slice(0, DAYS)) {
    const showtimes = await optionalList(
      composition,
      showtimesOf(composition, { show, cinema: cinema.slug, date }),
    )
    const bookable = showtimes.filter((showtime) => showtimeStatus(showtime, now) === 'available')
    if (bookable.length > 0) return { cinema, pricing, date, showtimes: bookable }
  }
  return null
}

/**
 * The text of a film that is released now or comes with the next programme week; null for others, and for a day after the next seven.
 */
function soonText(
  show: Show,
  date: string,
  cinema: string,
  { edition, formats, t, today }: Composition,
): string | null {
  if (date <= today || date > addDays(today, SOON) || !isMovieShow(show, null)) return null
  const { releaseDate } = releasedIn(show, edition.site.region)
  const isNew = releaseDate !== null && releaseDate >= today
  if (!isNew && weekdayOf(date) !== limits.schedule.defaultWeekOffset) return null
  const isPreview = releaseDate !== null && date < releaseDate
  return t(isPreview ? 'previewOn' : 'fromDay', { day: formats.weekdayName(date), cinema })
}

/** A show with its times of the first day, of all cinemas. */
function tonightShow(
  show: Show,
  found: readonly Next[],
  { books, several }: { readonly books: Books; readonly several: boolean },
  composition: Composition,
): TonightShow | null {
  const { edition, formats, t, today } = composition
  const date = found.map((next) => next.date).sort()[0]
  if (date === undefined) return null
  const showtimes = found
    .filter((next) => next.date === date)
    .flatMap(({ cinema: { slug, name }, pricing, showtimes: ofCinema }) => {
      const options = boardOptions(composition, books, pricing, show)
      const cinema = { slug, name, href: cinemaPath(edition, slug) }
      return showtimeModels(ofCinema.slice(0, TIMES), options).map((model) => ({ ...model, cinema }))
    })
    .sort((a, b) => a.time.start.localeCompare(b.time.start))
    .slice(0, TIMES)
  const [first] = showtimes
  if (!first) return null
  const names = several ? [...new Set(showtimes.map(({ cinema }) => cinema.name))].join(', ') : undefined
  const localisation = found.length === 1 ? first.cinema.slug : composition.filters.localisation
  const filters = { ...noFilters, date: date === today ? null : date, localisation }
  const soon = soonText(show, date, first.cinema.name, composition)
  return {
    show: showCard(show, { edition, formats, t, tags: books.tags, filters }, { line: names }),
    date,
    day: date === today ? '' : isTomorrow(date, today) ? t('tomorrow') : capital(formats.shortDay(date)),
    heading: dayHeading(date, first.time.time, first.cinema.name, composition),
    ...(soon === null ? {} : { soon }),
    showtimes,
  }
}

interface Place extends TonightMaterial {
  /** Its cinemas. */
  readonly here: readonly Cinema[]
  readonly place: TonightPage['place']
  /** The number of today's shows at most. */
  readonly today?: number
}

/** Null if nothing can be booked there. */
async function tonightIn(
  { here, place, shows, books, today: most }: Place,
  composition: Composition,
): Promise<TonightPage | null> {
  const { edition, formats, t, today, now } = composition
  const cinemas = here.slice(0, MOST_CINEMAS)
  const runs = (await Promise.all(cinemas.map((cinema) => runsAt(cinema, composition)))).flat()
  const wanted =
    most === undefined
      ? runs
      : runs
          .filter(({ dates }) => dates[0] === today)
          .sort((a, b) => a.order - b.order)
          .slice(0, most)
          .map((run) => ({ ...run, dates: [today] }))
  const found = await Promise.all(wanted.map(async (run) => ({ run, next: await nextOf(run, composition) })))
  const bySlug = new Map(shows.map((show) => [show.slug, show]))
  const models = [...Map.groupBy(found, ({ run }) => run.show)]
    .map(([slug, ofShow]) => ({
      show: bySlug.get(slug),
      order: Math.min(...ofShow.map(({ run }) => run.order)),
      next: ofShow.flatMap(({ next }) => next ?? []),
    }))
    .sort((a, b) => a.order - b.order)
    .flatMap(
      ({ show, next }) =>
        (show && tonightShow(show, next, { books, several: cinemas.length > 1 }, composition)) ?? [],
    )
  const date = models.map((model) => model.date).sort()[0]
  if (date === undefined) return null
  const word = dayWord(date, clock(wallClock(edition.site.timeZone, now)), today)
  return {
    date,
    title: word === 'day' ? capital(formats.dayName(date)) : t(word),
    // Its page begins with the evening.
    place: word === 'today' ? { ...place, href: `${place.href}?view=all` } : place,
    shows: models,
  }
}

function placeModel(
  { cities, cinemas }: Pick<TonightMaterial, 'cities' | 'cinemas'>,
  { edition, filters, t }: Composition,
): TonightPage['place'] {
  const { localisation } = filters
  const place = [...cinemas, ...cities].find(({ slug }) => slug === localisation)
  return {
    name: place?.name ?? t(`place.zones.${localisation}`),
    href: tonightPath(edition, localisation ?? undefined),
  }
}

/** The list in the place of the filters. Null without a known place, or if nothing can be booked there. */
export async function tonightInPlace(
  material: TonightMaterial,
  composition: Composition,
): Promise<TonightPage | null> {
  const { cinemas, cities } = material
  const { localisation } = composition.filters
  const slugs = localisation === null ? null : cinemasOfPlace(localisation, cities, cinemas)
  if (slugs === null) return null
  const here = cinemas.filter(({ slug }) => slugs.includes(slug))
  return tonightIn({ ...material, here, place: placeModel(material, composition) }, composition)
}

/** The list at the preferred cinema if it plays today, or else at the first one that does, or else at the preferred one. */
export async function tonightAnywhere(
  material: TonightMaterial,
  preferred: string | undefined,
  composition: Composition,
): Promise<TonightPage | null> {
  const { cinemas } = material
  const tried = cinemas
    .toSorted((a, b) => Number(b.slug === preferred) - Number(a.slug === preferred))
    .slice(0, TRIES)
  const at = (cinema: Cinema, most?: number) => {
    const place = { name: cinema.name, href: tonightPath(composition.edition, cinema.slug) }
    return tonightIn(
      { ...material, here: [cinema], place, ...(most === undefined ? {} : { today: most }) },
      composition,
    )
  }
  for (const cinema of tried) {
    const page = await at(cinema, MOST_SHOWS)
    if (page) return page
  }
  return tried[0] ? at(tried[0]) : null
}

export async function composeTonight(composition: Composition): Promise<PageResult<TonightPage>> {
  const { api, edition, filters } = composition
  const { language } = edition
  return resultOf<TonightPage>(async () => {
    const [shows, cinemas, cities, books] = await Promise.all([
      optionalList(composition, api.shows({ language })),
      optionalList(composition, api.cinemas({ language })),
      optionalList(composition, api.cities({ language })),
      loadBooks(composition),
    ])
    const material = { shows, cinemas, cities, books }
    const page =
      filters.localisation === null
        ? await tonightAnywhere(material, undefined, composition)
        : await tonightInPlace(material, composition)
    if (page === null) return { outcome: 'missing' }
    return { outcome: 'found', page, seo: pageSeo(composition, { kind: 'home' }) }
  })
}
