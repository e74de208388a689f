import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City, CityDetail } from '#models/city.ts'
import { plainText } from '#models/html.ts'
import type { ZoneShow } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import { tonightInPlace } from '../../features/tonight/tonight.server.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { type Bounds, limitedTo } from '../../page-kit/nearby.ts'
import { nearbyLimits } from '../../page-kit/nearby-limits.server.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { cinemasOfPlace, placePage, placeProgramme } from '../../page-kit/site-programme.server.ts'
import type { ShowRun } from '../../page-kit/site-programme.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { NearbyModel } from '../../page-models/cinema.ts'
import type { ShowingModel } from '../../page-models/cinemas.ts'
import type { CityPage } from '../../page-models/city.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { CardTimesModel, LinkModel, ShowCardModel } from '../../page-models/parts.ts'
import { cardTimes } from '../../programme/card-times.ts'
import { cinemaLink } from '../../programme/cinema-link.ts'
import { nearbyCinemas } from '../../programme/cinema-sections.ts'
import { dayStrip } from '../../programme/day-strip.ts'
import { nextShowings } from '../../programme/next-showings.server.ts'
import { showCard } from '../../programme/show-card.ts'
import { orderShows } from '../../programme/show-order.ts'

interface Material {
  readonly city: CityDetail
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly shows: readonly Show[]
  readonly zone: readonly ZoneShow[]
  readonly runs: ReadonlyMap<string, ShowRun>
  readonly books: Books
  readonly nearby: Bounds
  /** Show slug → its next times in the city. */
  readonly next: ReadonlyMap<string, CardTimesModel>
  readonly showings: ReadonlyMap<string, readonly ShowingModel[]>
}

/** Films on the page if times are known; the list of films has the others. */
const FILMS = 12

/** Fallback for a source without a detail call for the city. */
function cityFromLists(slug: string, cities: readonly City[], cinemas: readonly Cinema[]): CityDetail | null {
  const city = cities.find((candidate) => candidate.slug === slug)
  if (!city) return null
  const own = cinemasOfPlace(slug, cities, cinemas) ?? []
  return {
    slug,
    name: city.name,
    defaultCinema: own[0] ?? null,
    description: null,
    seo: { title: null, description: null },
    cinemas: cinemas.filter((cinema) => own.includes(cinema.slug)),
    nearbyCinemas: [],
    nearbyCities: [],
    trackingSlug: slug,
    backdrop: null,
    highlight: null,
  }
}

async function loadCity(
  composition: Composition,
  cities: Promise<readonly City[]>,
  cinemas: Promise<readonly Cinema[]>,
): Promise<CityDetail> {
  const { api, edition, slug } = composition
  try {
    return await api.city({ slug, language: edition.language })
  } catch (error) {
    const fallback = cityFromLists(slug, await cities, await cinemas)
    if (fallback) {
      if (!(error instanceof NotFoundError)) composition.context.stale = true
      return fallback
    }
    throw error
  }
}

async function gather(composition: Composition): Promise<Material> {
  const { api, edition, slug, today } = composition
  const { language } = edition
  const lists = [
    optionalList(composition, api.cities({ language })),
    optionalList(composition, api.cinemas({ language })),
  ] as const
  const [city, cities, cinemas, shows, zone, books, nearby] = await Promise.all([
    loadCity(composition, ...lists),
    ...lists,
    optionalList(composition, api.shows({ language })),
    optionalList(composition, api.zoneShows({ zone: slug, language })),
    loadBooks(composition),
    nearbyLimits(composition),
  ])
  const programme = await placeProgramme(
    composition,
    cinemasOfPlace(slug, cities, cinemas) ?? city.cinemas.map((cinema) => cinema.slug),
  )
  const filters = { ...composition.filters, localisation: slug }
  const [tonight, showings] = await Promise.all([
    tonightInPlace({ shows, cinemas, cities, books }, { ...composition, filters }),
    nextShowings(shows, composition),
  ])
  return {
    city,
    cities,
    cinemas,
    shows,
    zone,
    books,
    nearby,
    next: new Map(tonight?.shows.map((each) => [each.show.slug, cardTimes(each)])),
    showings,
    runs: programme?.runs(today) ?? new Map<string, ShowRun>(),
  }
}

/** Cards in the order of the zone. */
function cityCards(
  { shows, zone, runs, books, next }: Material,
  composition: Composition,
): readonly ShowCardModel[] {
  const { edition, formats, t, slug } = composition
  const inZone = new Map(zone.filter(({ bookable }) => bookable).map((show) => [show.slug, show]))
  const playing = shows.filter(
    (show) => show.bookable && (runs.size > 0 ? runs.has(show.slug) : inZone.has(show.slug)),
  )
  const ranked = playing.map((show) => ({
    show,
    slug: show.slug,
    title: show.title,
    premiere: show.premiere,
    order: inZone.get(show.slug)?.order ?? show.orders.default,
  }))
  const ranking = {
    selected: new Set<string>(),
    upsell: new Set<string>(),
    collator: formats.collator,
    sorted: false,
  }
  const makers = { edition, formats, t, tags: books.tags, filters: { ...noFilters, localisation: slug } }
  return orderShows(ranked, ranking).map(({ show }) =>
    showCard(show, makers, { tags: runs.get(show.slug)?.tags ?? [], next: next.get(show.slug) }),
  )
}

/** The first films with their next times, today's first; all films if no times are known. */
function cityShows(material: Material, composition: Composition): Pick<CityPage, 'shows' | 'allShows'> {
  const all = cityCards(material, composition)
  const highlighted = material.city.highlight?.shows ?? []
  const withTimes = all
    .filter(({ slug, next }) => next !== undefined && !highlighted.includes(slug))
    .toSorted((a, b) => Number(a.next?.day !== '') - Number(b.next?.day !== ''))
    .slice(0, FILMS)
  if (withTimes.length === 0 || withTimes.length === all.length) return { shows: all, allShows: null }
  const { edition, slug } = composition
  return {
    shows: withTimes,
    allShows: {
      count: all.length,
      href: pathOfAlways(edition, 'shows', { ...noFilters, localisation: slug }),
    },
  }
}

function cityLinks(
  slugs: readonly { readonly slug: string; readonly name: string }[],
  cities: readonly City[],
  { edition }: Composition,
): readonly LinkModel[] {
  return slugs.flatMap(({ slug, name }) => {
    const href = cities.some((city) => city.slug === slug && city.hasPage)
      ? pathOf(edition, 'city', slug)
      : null
    return href ? [link(name, href)] : []
  })
}

function highlightOf(
  { city, shows, books, next }: Material,
  { edition, formats, t }: Composition,
): NonNullable<CityPage['more']>['highlight'] {
  if (city.highlight === null) return null
  const { title, description, shows: slugs } = city.highlight
  const cards = slugs
    .flatMap((slug) => shows.find((show) => show.slug === slug) ?? [])
    .map((show) => showCard(show, { edition, formats, t, tags: books.tags }, { next: next.get(show.slug) }))
  return cards.length > 0 || description !== null ? { title, text: description, shows: cards } : null
}

const defaultFirst = ({ cinemas, defaultCinema }: CityDetail): readonly Cinema[] =>
  cinemas.toSorted((a, b) => Number(b.slug === defaultCinema) - Number(a.slug === defaultCinema))

function nearbyOf({ city, cinemas, cities, books, nearby }: Material, composition: Composition): NearbyModel {
  const { edition, t } = composition
  const here = {
    slug: '',
    gpsPosition: city.cinemas[0]?.gpsPosition ?? null,
    nearbyCinemas: city.nearbyCinemas,
  }
  const elsewhere = cinemas.filter((cinema) => !city.cinemas.some((own) => own.slug === cinema.slug))
  return {
    cinemas: nearbyCinemas(here, elsewhere, limitedTo(nearby, 4)).map((cinema) =>
      cinemaLink(cinema, { edition, t, tags: books.tags }),
    ),
    cities: cityLinks(city.nearbyCities, cities, composition),
  }
}

function daysOf({ city, runs }: Material, { edition, formats, t, today }: Composition): CityPage['days'] {
  if (runs.size === 0) return []
  const open = new Set([...runs.values()].flatMap((run) => [...run.days.keys()]))
  const hrefOf = (date: string) =>
    pathOfAlways(edition, 'shows', { ...noFilters, date, localisation: city.slug })
  return dayStrip({ today, open, selected: null, formats, todayLabel: t('todayShort'), hrefOf })
}

export async function composeCity(
  composition: Composition,
  { light }: { readonly light: boolean },
): Promise<PageResult<CityPage>> {
  const { api, edition, slug, t } = composition
  return resultOf(async () => {
    const noTranslations = Promise.resolve({})
    const [material, slugs] = await Promise.all([
      gather(composition),
      slugsPerLanguage(composition, noTranslations, (language) => api.cities({ language })),
    ])
    const { city } = material
    const crumbs = [
      link(t('pages.cinemas'), pathOfAlways(edition, 'cinemas')),
      link(city.name, pathOf(edition, 'city', slug) ?? '/'),
    ]
    const page: CityPage = {
      name: city.name,
      placePage: placePage(city.slug, material),
      backdrop: light ? null : widePicture(city.backdrop ?? city.cinemas[0]?.backdrop ?? null),
      text: light ? null : city.description,
      cinemas: defaultFirst(city).map((cinema) => {
        const { slug: own, name, href, line } = cinemaLink(cinema, { edition, t, tags: material.books.tags })
        return { slug: own, name, href, line, next: material.showings.get(own) ?? [] }
      }),
      days: daysOf(material, composition),
      ...cityShows(material, composition),
      more: light
        ? null
        : { highlight: highlightOf(material, composition), nearby: nearbyOf(material, composition) },
      breadcrumb: breadcrumb(composition, crumbs),
      tracking: { city: { slug: city.trackingSlug } },
    }
    const seo = pageSeo(composition, {
      kind: light ? 'cityLight' : 'city',
      canonicalKind: 'city',
      slug,
      slugs,
      values: { name: city.name },
      title: light ? null : city.seo.title,
      description: light ? null : (city.seo.description ?? (city.description && plainText(city.description))),
      image: widePicture(city.backdrop),
      type: 'place',
    })
    return { outcome: 'found', page, seo }
  })
}
