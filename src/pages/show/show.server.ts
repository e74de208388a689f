import { limits } from '../../../config/limits.ts'
import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import { plainText } from '../../../content-models/html.ts'
import { releasedIn } from '../../../content-models/rules/regional-release.ts'
import type { Show } from '../../../content-models/show.ts'
import type { ShowDetail } from '../../../content-models/show-detail.ts'
import type { Showtime } from '../../../content-models/showtime.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, isFiltered, narrowShowtimes, noFilters } from '../../page-kit/filters.ts'
import { link, pathOfAlways, showKind, showPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture, trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { showJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { Books } from '../../page-kit/words.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { CinemaTimesModel, ShowPage } from '../../page-models/pages.ts'
import type { TimetableModel } from '../../page-models/timetable.ts'
import { chosenDay, dayStrip } from '../../programme/day-strip.ts'
import {
  accessGroup,
  asVersions,
  placeChoices,
  tagChoices,
  versionChoices,
  withActive,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, filtersModel, rescueOf } from '../../programme/filter-groups.ts'
import { seasonsOfShow } from '../../programme/season-tile.server.ts'
import { flagOf, foreignLanguage, showCard } from '../../programme/show-card.ts'
import {
  factsOf,
  firstReleaseOf,
  ratingOf,
  saleOf,
  showtimesFrom,
  vodOf,
} from '../../programme/show-facts.ts'
import {
  byDistance,
  loadTimes,
  type Venue,
  type VenueTimes,
  venueDays,
  venueLink,
  venuePasses,
  venuesIn,
  venuesOf,
} from '../../programme/show-places.server.ts'
import { loadTagNotes } from '../../programme/tag-notes.server.ts'
import { absolute } from '../../seo/head.ts'
import { showTracking } from './show-tracking.ts'
import { timetable, townVenues } from './timetable.server.ts'

interface ShowOptions {
  readonly kind: 'show' | 'entertainment'
  readonly startTrailer: boolean
  /** All times of a city in one list, instead of cinema by cinema. */
  readonly byTime?: boolean
}

/** Where and when a show plays, as far as the page tells it. */
interface Played {
  readonly venues: readonly Venue[]
  /** Those in the chosen place. */
  readonly here: readonly Venue[]
  readonly date: string
  readonly times: readonly VenueTimes[]
  readonly timetable: TimetableModel | null
  readonly further: readonly Venue[]
  /** Cinema → all of its screenings of the day, as far as they were asked for. */
  readonly known: ReadonlyMap<string, readonly Showtime[]>
}

interface Material {
  readonly show: ShowDetail
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly byTime: boolean
}

/** The first cinema, and the next five: the others are links. */
const WITH_TIMES = 6
const SIMILAR = 8

async function loadPlayed(
  composition: Composition,
  { show, shows, cinemas, cities, books, byTime }: Material,
): Promise<Played> {
  const { api, edition, filters, today } = composition
  const played = await optionalList(
    composition,
    api.showCinemas({ slug: show.slug, language: edition.language }),
  )
  const venues = venuesOf(played, cinemas, today)
  const here = venuesIn(venues, filters, cities, cinemas)
  const date = chosenDay(today, venueDays(here), filters.date) ?? today
  const fitting = here.filter((venue) => venuePasses(venue, date, filters, show))
  const around =
    filters.localisation === null || here.length > 1
      ? []
      : venues.filter((venue) => !here.includes(venue) && venuePasses(venue, date, filters, show))
  const chosen = filters.localisation !== null
  const everywhere = venues.filter((venue) => venuePasses(venue, date, filters, show))
  const ordered = byTime ? townVenues(everywhere, { here, chosen }) : byDistance([...fitting, ...around])
  const withTimes = ordered.slice(0, byTime ? limits.timetable.cinemas : WITH_TIMES)
  const { times, known } = await loadTimes(withTimes, { show, shows, date, books }, composition)
  return {
    venues,
    here,
    date,
    times,
    known,
    timetable: byTime ? timetable(ordered, times, { show, date, cities, books }, composition) : null,
    further: byTime || !chosen ? [] : ordered.slice(WITH_TIMES).filter((venue) => here.includes(venue)),
  }
}

const tagsOf = (show: ShowDetail, { venues }: Played) =>
  new Set([...show.tags, ...venues.flatMap(({ days }) => [...days.values()].flatMap(({ tags }) => tags))])

const canBeBooked = ({ rows }: CinemaTimesModel) =>
  rows.some((row) => row.times.some(({ state }) => state === 'available'))

/** Unless the visitor chose the place, a cinema where seats are left opens the page. */
function bookableFirst(times: readonly VenueTimes[], filters: Filters): readonly CinemaTimesModel[] {
  const models = times.map(({ model }) => model)
  const open = filters.localisation === null ? models.find(canBeBooked) : undefined
  return open ? [open, ...models.filter((model) => model !== open)] : models
}

const BY_TIME = '?view=time'

/** The page under other filters, in the view that it is in. */
const hrefIn =
  ({ show, byTime }: Material, { edition }: Composition) =>
  (narrowed: Filters) =>
    showPath(edition, show.slug, show.isMovie, narrowed) + (byTime ? BY_TIME : '')

function timesPart(
  material: Material,
  played: Played,
  composition: Composition,
): Pick<ShowPage, 'days' | 'dayName' | 'place' | 'main' | 'others' | 'cinemas' | 'timetable' | 'views'> {
  const { edition, formats, t, filters, today } = composition
  const { show, shows, books, cinemas, cities, byTime } = material
  const { venues, here, date, times, further, timetable: inOneList } = played
  const hrefOf = hrefIn(material, composition)
  const ownHref = showPath(edition, show.slug, show.isMovie, filters)
  // The timetable has the times already.
  const [main, ...others] = bookableFirst(times, filters).map((model) =>
    byTime ? { ...model, rows: [], upsells: [] } : model,
  )
  const named = [...cinemas, ...cities].find(({ slug }) => slug === filters.localisation)
  const groups = [...cities, null].map((city) => ({
    city: city?.name ?? '',
    cinemas: venues
      .filter(({ cinema }) =>
        city
          ? cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)
          : !cities.some(({ slug }) => slug === cinema.citySlug),
      )
      .map(({ cinema, days }) =>
        link(
          cinema.name,
          hrefOf({ ...noFilters, date: days.has(date) ? filters.date : null, localisation: cinema.slug }),
        ),
      ),
  }))
  return {
    days: dayStrip({
      today,
      open: venueDays(here),
      selected: date,
      formats,
      todayLabel: t('todayShort'),
      hrefOf: (day) => hrefOf({ ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
    place: {
      label: named?.name ?? t('place.anywhere'),
      clearHref: filters.localisation === null ? null : hrefOf({ ...filters, localisation: null }),
    },
    main: main ?? null,
    others: [
      ...others,
      ...further.map((venue) => venueLink(venue, { show, shows, date, books }, composition)),
    ],
    timetable: inOneList,
    views: { byCinemaHref: ownHref, byTimeHref: ownHref + BY_TIME },
    cinemas: groups.filter((group) => group.cinemas.length > 0),
  }
}

function filtersPart(
  material: Material,
  { venues, date, known }: Played,
  composition: Composition,
): Pick<ShowPage, 'filters' | 'rescue'> {
  const { edition, filters, formats, t } = composition
  const { show, cinemas, cities, books } = material
  const days = venues.flatMap((venue) => venue.days.get(date) ?? [])
  // A day adds up all of its screenings; where those are known, one of them has to fit.
  const plays = (narrowed: Filters) => (venue: Venue) => {
    const showtimes = known.get(venue.cinema.slug)
    return (
      venuePasses(venue, date, narrowed, show) &&
      (!showtimes || narrowShowtimes(narrowed, show, showtimes).length > 0)
    )
  }
  const source = { flags: { ...edition.flags, filterFamily: false }, formats, t, ...books }
  const present = new Set(days.flatMap(({ tags }) => tags))
  const places = cities.filter((city) =>
    venues.some(({ cinema }) => cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)),
  )
  const versions = versionChoices(
    days.flatMap((day) => day.versions),
    source,
  )
  const [byTag, byVersion] = asVersions(tagChoices(present, 'showFilters', source), versions, books.tags)
  const groups: readonly ChoiceGroup[] = [
    byTag,
    { name: 'localisation', choices: placeChoices(places, source) },
    byVersion,
    accessGroup(t),
  ]
  const options = {
    filters,
    groups: withActive(groups, filters, cinemas, t),
    count: (narrowed: Filters) => venuesIn(venues, narrowed, cities, cinemas).filter(plays(narrowed)).length,
    hrefOf: hrefIn(material, composition),
    t,
  }
  return { filters: filtersModel(options), rescue: rescueOf(options) }
}

function aboutPart(
  { show, shows, books }: Material,
  { venues }: Played,
  composition: Composition,
): Omit<
  ShowPage,
  | keyof ReturnType<typeof timesPart>
  | 'filters'
  | 'rescue'
  | 'tagNotes'
  | 'breadcrumb'
  | 'startTrailer'
  | 'tracking'
  | 'seasons'
> {
  const { edition, formats, t } = composition
  const versions = [
    ...new Set(venues.flatMap(({ days }) => [...days.values()].flatMap((day) => day.versions))),
  ]
  const labels = versions
    .sort((a, b) => books.versions.rank(a) - books.versions.rank(b))
    .map(books.versions.label)
  const backdrop = widePicture(show.backdrop)
  const similar = show.similarShows.flatMap(
    (slug) => shows.find((candidate) => candidate.slug === slug) ?? [],
  )
  return {
    slug: show.slug,
    shareUrl: absolute(edition.origin, showPath(edition, show.slug, show.isMovie)),
    isMovie: show.isMovie,
    title: show.title,
    titleLanguage: foreignLanguage(show.titleLanguage, edition.language),
    originalTitle: show.originalTitle === show.title ? null : show.originalTitle,
    poster: cardPicture(show.poster),
    backdrop,
    flag: flagOf(show, t),
    facts: factsOf(show, labels, composition),
    rating: ratingOf(show, composition),
    synopsis: show.synopsis,
    directors: show.directors,
    actors: show.actors.length > 0 ? show.actors : show.entertainment.casting,
    release: show.releaseDate && formats.release(show.releaseDate),
    firstRelease: firstReleaseOf(show),
    nationality: show.nationality,
    distributor: show.distributor,
    presentation: show.presentation,
    extra: show.extraInformation,
    logline: show.entertainment.subtitle,
    trailers: show.trailers.map((trailer) =>
      trailerModel(trailer, show.title, backdrop, composition.edition.language),
    ),
    feelings: show.feelings,
    vod: vodOf(show, composition),
    sale: saleOf(show, composition),
    showtimesFrom: showtimesFrom(show, composition),
    similar: similar
      .slice(0, SIMILAR)
      .map((other) => showCard(other, { edition, formats, t, tags: books.tags })),
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
function movedTo(
  show: ShowDetail,
  kind: ShowOptions['kind'],
  { edition, slug, filters }: Composition,
): string | null {
  const target = show.redirectSlug ?? show.slug
  if (target === slug && showKind(show.isMovie) === kind) return null
  return showPath(edition, target, show.isMovie, filters)
}

export async function composeShow(
  composition: Composition,
  { kind, startTrailer, byTime = false }: ShowOptions,
): Promise<PageResult<ShowPage>> {
  const { api, edition, slug, t } = composition
  const { language } = edition
  return resultOf(async () => {
    const translations = slugsPerLanguage(composition, api.showTranslate({ slug, language }), (other) =>
      api.shows({ language: other }),
    )
    const [found, shows, cinemas, cities, events, books, slugs] = await Promise.all([
      api.show({ slug, language }),
      optionalList(composition, api.shows({ language })),
      optionalList(composition, api.cinemas({ language })),
      optionalList(composition, api.cities({ language })),
      optionalList(composition, api.events({ language })),
      loadBooks(composition),
      translations,
    ])
    const show = releasedIn(found, edition.site.region)
    const path = movedTo(show, kind, composition)
    if (path !== null) return { outcome: 'moved', path }
    const material = { show, shows, cinemas, cities, books, byTime }
    const played = await loadPlayed(composition, material)
    const present = played.times.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags))
    const listKind = show.isMovie ? 'shows' : 'entertainments'
    const list = link(t(show.isMovie ? 'pages.films' : 'pages.events'), pathOfAlways(edition, listKind))
    const page: ShowPage = {
      ...aboutPart(material, played, composition),
      startTrailer,
      seasons: seasonsOfShow(show.events, events, composition),
      ...timesPart(material, played, composition),
      tagNotes: await loadTagNotes(composition, books.tags, present),
      ...filtersPart(material, played, composition),
      breadcrumb: breadcrumb(composition, [
        list,
        link(show.title, showPath(edition, show.slug, show.isMovie)),
      ]),
      tracking: { show: showTracking(show, tagsOf(show, played), edition) },
    }
    // The first cinema may have shown its last of the day; those that are nearest may not.
    const shown = played.times.map(({ cinema, showtimes }) => ({ cinema, showtimes: showtimes ?? [] }))
    if (!isFiltered(composition.filters)) showJsonLd(composition, show, shown)
    return { outcome: 'found', page, seo: seoOf(show, slugs, composition) }
  })
}
