import { limits } from '#config/limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { daysFrom } from '#models/site-clock.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters, passesShowtime } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import {
  cinemasOfPlace,
  placePage,
  programmeWaits,
  siteProgramme,
} from '../../page-kit/site-programme.server.ts'
import type { SiteProgramme } from '../../page-kit/site-programme.ts'
import { placeName } from '../../page-kit/zones.ts'
import type { CinemaEntryModel, CinemasPage } from '../../page-models/cinemas.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { cinemaLink, cityOf } from '../../programme/cinema-link.ts'
import { cityMap } from '../../programme/city-map.ts'
import { dayStrip } from '../../programme/day-strip.ts'
import {
  dateChoices,
  genreChoices,
  placeChoices,
  tagChoices,
  versionChoices,
  withActive,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, filtersModel } from '../../programme/filter-groups.ts'
import { nextShowings } from '../../programme/next-showings.server.ts'
import { type ListedShow, listed, passes } from '../../programme/show-list.ts'

interface Material {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly shows: ReadonlyMap<string, ListedShow>
  /** Null if not loaded. */
  readonly programme: SiteProgramme | null
  readonly next: Awaited<ReturnType<typeof nextShowings>>
  readonly today: string
}

/** True for filters that need the cinemas' programmes. */
const needsProgramme = ({ date, versions, genres }: Filters) =>
  date !== null || versions.length > 0 || genres.length > 0

/** A cinema without a loaded programme passes. */
function playsIn({ slug }: Cinema, filters: Filters, { programme, shows, today }: Material): boolean {
  if (!needsProgramme(filters) || !programme?.cinemas.has(slug)) return true
  const runs = programme.runs(today, [slug])
  const restricting = { ...filters, tags: [], localisation: null }
  return [...runs.keys()].some((name) => {
    const show = shows.get(name)
    return show !== undefined && passes(show, 'book', restricting, runs)
  })
}

function shownCinemas(material: Material, filters: Filters): readonly Cinema[] {
  const { cinemas, cities } = material
  const place = filters.localisation === null ? null : cinemasOfPlace(filters.localisation, cities, cinemas)
  return cinemas.filter(
    (cinema) =>
      (place === null || place.includes(cinema.slug)) &&
      passesShowtime(
        { tags: filters.tags, versions: [], access: [] },
        { tags: cinema.tags, version: null },
      ) &&
      playsIn(cinema, filters, material),
  )
}

const noCity = { name: null, postalCode: null, href: null } as const

/** Pictures that several cinemas have show none of them. */
function ownPictures(cinemas: readonly Cinema[]): ReadonlySet<string> {
  const uses = Map.groupBy(
    cinemas.flatMap(({ backdrop }) => widePicture(backdrop)?.url ?? []),
    (url) => url,
  )
  return new Set([...uses].flatMap(([url, all]) => (all.length === 1 ? [url] : [])))
}

/** Null for none, and while the cinema's programme is not loaded. */
function filmsToday({ slug }: Cinema, { programme, shows, today }: Material): number | null {
  if (!programme?.cinemas.has(slug)) return null
  const runs = [...programme.runs(today, [slug])]
  return runs.filter(([show, { days }]) => shows.has(show) && days.has(today)).length || null
}

function groupsOf(
  shown: readonly Cinema[],
  material: Material,
  composition: Composition,
): CinemasPage['groups'] {
  const { cinemas, cities, books, next } = material
  const { edition, formats, t, filters } = composition
  const { date, versions, genres } = filters
  const carried = { ...noFilters, date, versions, genres }
  const own = ownPictures(cinemas)
  const byName = (a: { name: string }, b: { name: string }) => formats.collator.compare(a.name, b.name)
  const links = (list: readonly Cinema[]) =>
    [...list].sort(byName).map((cinema): CinemaEntryModel => {
      const { slug, name, href, postalCode } = cinemaLink(cinema, {
        edition,
        t,
        tags: books.tags,
        filters: carried,
      })
      const picture = widePicture(cinema.backdrop)
      return {
        slug,
        name,
        href,
        postalCode,
        line: cinema.address.addressLine1 ?? '',
        picture: picture && own.has(picture.url) ? picture : null,
        films: date === null ? filmsToday(cinema, material) : null,
        next: next.get(cinema.slug) ?? [],
        position: cinema.gpsPosition,
      }
    })
  if (!edition.flags.groupByCity) return shown.length > 0 ? [{ ...noCity, cinemas: links(shown) }] : []
  const named = [...cities].sort(byName).map((city) => ({
    name: placeName(city, t),
    postalCode: city.postalCode,
    href: city.hasPage ? pathOf(edition, 'city', city.slug) : null,
    cinemas: links(shown.filter((cinema) => cityOf(cinema, cities) === city)),
  }))
  const homeless = links(shown.filter((cinema) => cityOf(cinema, cities) === undefined))
  return [...named, { ...noCity, cinemas: homeless }].filter((group) => group.cinemas.length > 0)
}

function mapOf(shown: readonly Cinema[], { cities }: Material, { edition }: Composition): CinemasPage['map'] {
  return cityMap(
    cities.flatMap((city) => {
      const cinema = shown.find(
        (candidate) => candidate.gpsPosition !== null && cityOf(candidate, cities) === city,
      )
      const href = city.hasPage
        ? pathOf(edition, 'city', city.slug)
        : cinema && pathOf(edition, 'cinema', cinema.slug)
      return cinema?.gpsPosition && href ? [{ name: city.name, href, position: cinema.gpsPosition }] : []
    }),
  )
}

function choiceGroups(
  material: Material,
  { edition, formats, t, filters, today }: Composition,
): readonly ChoiceGroup[] {
  const { cinemas, cities, books, programme, shows } = material
  const present = new Set(cinemas.flatMap(({ tags }) => tags))
  const { flags } = edition
  const tags = tagChoices(present, 'cinemaFilters', {
    ...books,
    formats,
    t,
    flags: { ...flags, filterFamily: false },
  })
  const runs = [...(programme?.runs(today).values() ?? [])]
  const played = [...(programme?.runs(today).keys() ?? [])].flatMap((slug) => shows.get(slug) ?? [])
  const groups: readonly ChoiceGroup[] = [
    { name: 'tags', choices: tags },
    { name: 'localisation', choices: flags.groupByCity ? placeChoices(cities, { formats, t }) : [] },
    {
      name: 'versions',
      choices: versionChoices(
        runs.flatMap((run) => run.versions),
        { ...books, formats },
      ),
    },
    {
      name: 'genres',
      choices: genreChoices(
        played.map(({ show }) => show),
        formats,
      ),
    },
    // The strip shows the days; the active one can be removed like any filter.
    { name: 'date', choices: filters.date === null ? [] : dateChoices([filters.date], today, formats, t) },
  ]
  return withActive(groups, filters, cinemas, t)
}

async function gather(composition: Composition): Promise<Material> {
  const { api, edition, filters, today } = composition
  const { language, site } = edition
  const list = api.cinemas({ language }).then((cinemas) => cinemas.filter(({ open }) => open))
  const wait = needsProgramme(filters) ? programmeWaits.needed : programmeWaits.short
  const allShows = optionalList(composition, api.shows({ language }))
  const [cinemas, cities, books, shows, programme, next] = await Promise.all([
    list,
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    allShows,
    list.then((cinemas) => siteProgramme(composition, cinemas, wait)),
    filters.date === null ? allShows.then((shows) => nextShowings(shows, composition)) : new Map(),
  ])
  return {
    cinemas,
    cities,
    books,
    programme,
    next,
    today,
    shows: new Map(shows.map((show) => [show.slug, listed(show, null, site.region)])),
  }
}

export async function composeCinemas(composition: Composition): Promise<PageResult<CinemasPage>> {
  const { edition, filters, formats, t, today } = composition
  return resultOf(async () => {
    const material = await gather(composition)
    const shown = shownCinemas(material, filters)
    const groups = groupsOf(shown, material, composition)
    const hrefOf = (narrowed: Filters) => pathOfAlways(edition, 'cinemas', narrowed)
    const days = daysFrom(today, limits.schedule.days).filter(
      (date) => shownCinemas(material, { ...filters, date }).length > 0,
    )
    const page: CinemasPage = {
      groups,
      count: shown.length,
      cityCount: groups.filter(({ name }) => name !== null).length,
      map: mapOf(shown, material, composition),
      layouts: { sliderHref: `${hrefOf(filters)}#slider`, calendarHref: `${hrefOf(filters)}#calendar` },
      days: dayStrip({
        today,
        open: new Set(days),
        selected: filters.date,
        formats,
        todayLabel: t('todayShort'),
        hrefOf: (date) => hrefOf({ ...filters, date }),
      }),
      filters: filtersModel({
        filters,
        groups: choiceGroups(material, composition),
        count: (narrowed) => shownCinemas(material, narrowed).length,
        hrefOf,
        t,
        place: placePage(filters.localisation, material),
      }),
    }
    breadcrumb(composition, [link(t('pages.cinemas'), hrefOf(noFilters))])
    return {
      outcome: 'found',
      page,
      seo: pageSeo(composition, { kind: 'cinemas', values: { count: shown.length } }),
    }
  })
}
