import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import { plainText } from '../../../content-models/html.ts'
import type { Show } from '../../../content-models/show.ts'
import type { ShowDetail } from '../../../content-models/show-detail.ts'
import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { type Composition, listOf, loadBooks } from '../composition.server.ts'
import { chosenDay, dayStrip } from '../day-strip.ts'
import { placeChoices, tagChoices, versionChoices, withActive } from '../filter-choices.ts'
import { filtersModel } from '../filter-groups.ts'
import { type Filters, isFiltered, noFilters } from '../filters.ts'
import { link, pathOfAlways, showKind, showPath } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { CinemaTimesModel, ShowPage } from '../models/pages.ts'
import { cardPicture, trailerModel, widePicture } from '../pictures.ts'
import { answering } from '../refusals.server.ts'
import { seasonsOfShow } from '../season-tile.server.ts'
import { flagOf, showCard } from '../show-card.ts'
import { factsOf, feelingsOf, ratingOf, saleOf, vodOf } from '../show-facts.ts'
import { byDistance, loadTimes, type Venue, type VenueTimes, venueDays, venueLink, venuePasses, venuesIn, venuesOf } from '../show-places.server.ts'
import { showTracking } from '../show-tracking.ts'
import { showJsonLd } from '../structured-data.ts'
import { loadTagNotes } from '../tag-notes.server.ts'
import { slugsPerLanguage } from '../translations.server.ts'
import type { Books } from '../words.ts'

interface ShowOptions {
  readonly kind: 'show' | 'entertainment'
  readonly startTrailer: boolean
}

/** Where and when a show plays, as far as the page tells it. */
interface Played {
  readonly venues: readonly Venue[]
  /** Those in the chosen place. */
  readonly here: readonly Venue[]
  readonly date: string
  readonly times: readonly VenueTimes[]
  readonly further: readonly Venue[]
}

interface Material {
  readonly show: ShowDetail
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

/** The first cinema, and the next five: the others are links. */
const WITH_TIMES = 6
const SIMILAR = 8

async function loadPlayed(composition: Composition, { show, shows, cinemas, cities, books }: Material): Promise<Played> {
  const { api, edition, filters, today } = composition
  const played = await listOf(composition, api.showCinemas({ slug: show.slug, language: edition.language }))
  const venues = venuesOf(played, cinemas, today)
  const here = venuesIn(venues, filters, cities, cinemas)
  const date = chosenDay(today, venueDays(here), filters.date) ?? today
  const fitting = here.filter((venue) => venuePasses(venue, date, filters, show))
  const around =
    filters.localisation === null || here.length > 1 ? [] : venues.filter((venue) => !here.includes(venue) && venuePasses(venue, date, filters, show))
  const ordered = byDistance([...fitting, ...around])
  const times = await loadTimes(ordered.slice(0, WITH_TIMES), { show, shows, date, books }, composition)
  return {
    venues,
    here,
    date,
    times,
    further: filters.localisation === null ? [] : ordered.slice(WITH_TIMES).filter((venue) => here.includes(venue)),
  }
}

const tagsOf = (show: ShowDetail, { venues }: Played) =>
  new Set([...show.tags, ...venues.flatMap(({ days }) => [...days.values()].flatMap(({ tags }) => tags))])

const canBeBooked = ({ rows }: CinemaTimesModel) => rows.some((row) => row.times.some(({ state }) => state === 'available'))

/** Unless the visitor chose the place, a cinema where seats are left opens the page. */
function bookableFirst(times: readonly VenueTimes[], filters: Filters): readonly CinemaTimesModel[] {
  const models = times.map(({ model }) => model)
  const open = filters.localisation === null ? models.find(canBeBooked) : undefined
  return open ? [open, ...models.filter((model) => model !== open)] : models
}

function timesPart(
  material: Material,
  played: Played,
  composition: Composition,
): Pick<ShowPage, 'days' | 'dayName' | 'place' | 'main' | 'others' | 'cinemas'> {
  const { edition, formats, say, filters, today } = composition
  const { show, shows, books, cinemas, cities } = material
  const { venues, here, date, times, further } = played
  const hrefOf = (narrowed: Filters) => showPath(edition, show.slug, show.isMovie, narrowed)
  const [main, ...others] = bookableFirst(times, filters)
  const named = [...cinemas, ...cities].find(({ slug }) => slug === filters.localisation)
  const groups = [...cities, null].map((city) => ({
    city: city?.name ?? '',
    cinemas: venues
      .filter(({ cinema }) =>
        city ? cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug) : !cities.some(({ slug }) => slug === cinema.citySlug),
      )
      .map(({ cinema, days }) => link(cinema.name, hrefOf({ ...noFilters, date: days.has(date) ? filters.date : null, localisation: cinema.slug }))),
  }))
  return {
    days: dayStrip({
      today,
      open: venueDays(here),
      selected: date,
      formats,
      todayLabel: say('todayShort'),
      hrefOf: (day) => hrefOf({ ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
    place: {
      label: named?.name ?? say('place.anywhere'),
      clearHref: filters.localisation === null ? null : hrefOf({ ...filters, localisation: null }),
    },
    main: main ?? null,
    others: [...others, ...further.map((venue) => venueLink(venue, { show, shows, date, books }, composition))],
    cinemas: groups.filter((group) => group.cinemas.length > 0),
  }
}

function filtersPart(
  { show, cinemas, cities, books }: Material,
  { venues, date }: Played,
  { edition, filters, formats, say }: Composition,
): ShowPage['filters'] {
  const days = venues.flatMap((venue) => venue.days.get(date) ?? [])
  const source = { flags: { ...edition.flags, filterFamily: false }, formats, say, ...books }
  const present = new Set(days.flatMap(({ tags }) => tags))
  const places = cities.filter((city) => venues.some(({ cinema }) => cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)))
  const groups = [
    { name: 'tags', choices: tagChoices(present, 'showFilters', source) },
    { name: 'localisation', choices: placeChoices(places, formats) },
    {
      name: 'versions',
      choices: versionChoices(
        days.flatMap(({ versions }) => versions),
        source,
      ),
    },
  ] as const
  return filtersModel({
    filters,
    groups: withActive(groups, filters, cinemas),
    count: (narrowed) => venuesIn(venues, narrowed, cities, cinemas).filter((venue) => venuePasses(venue, date, narrowed, show)).length,
    hrefOf: (narrowed) => showPath(edition, show.slug, show.isMovie, narrowed),
    say,
  })
}

function aboutPart(
  { show, shows, books }: Material,
  { venues }: Played,
  composition: Composition,
): Omit<ShowPage, keyof ReturnType<typeof timesPart> | 'filters' | 'tagNotes' | 'breadcrumb' | 'startTrailer' | 'tracking' | 'seasons'> {
  const { edition, formats, say } = composition
  const versions = [...new Set(venues.flatMap(({ days }) => [...days.values()].flatMap((day) => day.versions)))]
  const labels = versions.sort((a, b) => books.versions.rank(a) - books.versions.rank(b)).map(books.versions.label)
  const backdrop = widePicture(show.backdrop)
  const similar = show.similarShows.flatMap((slug) => shows.find((candidate) => candidate.slug === slug) ?? [])
  return {
    slug: show.slug,
    isMovie: show.isMovie,
    title: show.title,
    titleLanguage: null,
    originalTitle: show.originalTitle === show.title ? null : show.originalTitle,
    poster: cardPicture(show.poster),
    backdrop,
    flag: flagOf(show, say),
    facts: factsOf(show, labels, composition),
    rating: ratingOf(show, composition),
    synopsis: show.synopsis,
    directors: show.directors,
    actors: show.actors.length > 0 ? show.actors : show.entertainment.casting,
    release: show.releaseDate && formats.release(show.releaseDate),
    nationality: show.nationality,
    extra: show.extraInformation,
    logline: show.entertainment.subtitle,
    trailers: show.trailers.map((trailer) => trailerModel(trailer, show.title, backdrop)),
    feelings: feelingsOf(show),
    vod: vodOf(show, composition),
    sale: saleOf(show, composition),
    similar: similar.slice(0, SIMILAR).map((other) => showCard(other, { edition, formats, say, tags: books.tags })),
  }
}

function seoOf(show: ShowDetail, slugs: Readonly<Partial<Record<string, string>>>, composition: Composition) {
  return pageSeo(composition, {
    kind: showKind(show.isMovie),
    slug: show.slug,
    slugs,
    values: { title: show.title },
    description: show.synopsis && plainText(show.synopsis),
    image: widePicture(show.backdrop) ?? cardPicture(show.poster),
    type: show.isMovie ? 'video.movie' : 'website',
  })
}

/** Where the address names another show or another kind than the show has: the right address. */
function movedTo(show: ShowDetail, kind: ShowOptions['kind'], { edition, slug, filters }: Composition): string | null {
  const target = show.redirectSlug ?? show.slug
  if (target === slug && showKind(show.isMovie) === kind) return null
  return showPath(edition, target, show.isMovie, filters)
}

export async function composeShow(composition: Composition, { kind, startTrailer }: ShowOptions): Promise<PageAnswer<ShowPage>> {
  const { api, edition, slug, say } = composition
  const { language } = edition
  return answering(async () => {
    const translations = slugsPerLanguage(composition, api.showTranslate({ slug, language }), (other) => api.shows({ language: other }))
    const [show, shows, cinemas, cities, events, books, slugs] = await Promise.all([
      api.show({ slug, language }),
      listOf(composition, api.shows({ language })),
      listOf(composition, api.cinemas({ language })),
      listOf(composition, api.cities({ language })),
      listOf(composition, api.events({ language })),
      loadBooks(composition),
      translations,
    ])
    const path = movedTo(show, kind, composition)
    if (path !== null) return { outcome: 'moved', path }
    const material = { show, shows, cinemas, cities, books }
    const played = await loadPlayed(composition, material)
    const present = played.times.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags))
    const listKind = show.isMovie ? 'shows' : 'entertainments'
    const list = link(say(show.isMovie ? 'pages.films' : 'pages.events'), pathOfAlways(edition, listKind))
    const page: ShowPage = {
      ...aboutPart(material, played, composition),
      startTrailer,
      seasons: seasonsOfShow(show.events, events, composition),
      ...timesPart(material, played, composition),
      tagNotes: await loadTagNotes(composition, books.tags, present),
      filters: filtersPart(material, played, composition),
      breadcrumb: breadcrumb(composition, [list, link(show.title, showPath(edition, show.slug, show.isMovie))]),
      tracking: showTracking(show, tagsOf(show, played), edition),
    }
    const shownFirst = played.times.slice(0, 1).map(({ cinema, showtimes }) => ({ cinema, showtimes: showtimes ?? [] }))
    if (!isFiltered(composition.filters)) showJsonLd(composition, show, shownFirst)
    return { outcome: 'found', page, seo: seoOf(show, slugs, composition) }
  })
}
