import type { Cinema } from '../../../content-models/cinema.ts'
import type { CinemaDetail } from '../../../content-models/cinema-detail.ts'
import type { City } from '../../../content-models/city.ts'
import { plainText } from '../../../content-models/html.ts'
import type { Schedule } from '../../../content-models/schedule.ts'
import { loadAutopromos } from '../../editorial/teasers.server.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, isFiltered } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, movedPath, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { type Bounds, limitedTo } from '../../page-kit/nearby.ts'
import { nearbyLimits } from '../../page-kit/nearby-limits.server.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { cinemaJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { CinemaPage } from '../../page-models/cinema.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { addressLines, cinemaLink } from '../../programme/cinema-link.ts'
import {
  type DayItem,
  loadDay,
  openDays,
  orderDay,
  passesDay,
  programmeItems,
} from '../../programme/cinema-programme.server.ts'
import {
  alertsFor,
  cinemaSize,
  cinepassOf,
  ecardsOf,
  itineraryOf,
  nearbyCinemas,
  nearbySessionsOf,
  pricesOf,
  servicesOf,
  slidesOf,
} from '../../programme/cinema-sections.ts'
import { chosenDay, dayStrip } from '../../programme/day-strip.ts'
import {
  accessGroup,
  genreChoices,
  showtimeGroups,
  withActive,
  withTypes,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, filtersModel, rescueOf } from '../../programme/filter-groups.ts'
import { loadHouseNotes, loadTagNotes } from '../../programme/tag-notes.server.ts'
import { cinemaTracking } from './cinema-tracking.ts'

interface LightOption {
  readonly light: boolean
}

interface Material {
  readonly cinema: CinemaDetail
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly schedule: Schedule
  readonly books: Books
  readonly date: string
  readonly items: readonly DayItem[]
  readonly nearby: Bounds
}

const NEARBY = 4
const noSchedule: Schedule = { days: [], shows: [] }

async function gather(composition: Composition, detail: Promise<CinemaDetail>): Promise<Material> {
  const { api, edition, slug, filters, today } = composition
  const { language } = edition
  const shows = optionalList(composition, api.shows({ language }))
  const schedule = optional(composition, api.cinemaShows({ slug, language }))
  const dayOf = (known: Schedule | null) =>
    chosenDay(today, openDays(known ?? noSchedule), filters.date) ?? today
  const day = Promise.all([schedule, shows]).then(([known, listed]) =>
    loadDay(composition, slug, known ?? noSchedule, dayOf(known), listed),
  )
  const [cinema, cinemas, cities, books, known, items, nearby] = await Promise.all([
    detail,
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    schedule,
    day,
    nearbyLimits(composition),
  ])
  return { cinema, cinemas, cities, books, schedule: known ?? noSchedule, date: dayOf(known), items, nearby }
}

function choiceGroups(
  { items, books }: Material,
  { edition, formats, t, filters }: Composition,
): readonly ChoiceGroup[] {
  const showtimes = items.flatMap((item) => item.showtimes ?? [])
  const source = { flags: edition.flags, formats, t, ...books }
  const screened = showtimes.map(({ tags, version }) => ({
    tags,
    versions: version === null ? [] : [version],
  }))
  const [byTag, byVersion] = showtimeGroups(screened, 'cinemaFilters', source)
  const groups: readonly ChoiceGroup[] = [
    { ...byTag, choices: withTypes(byTag.choices, t) },
    byVersion,
    {
      name: 'genres',
      choices: genreChoices(
        items.map(({ show }) => show),
        formats,
      ),
    },
    accessGroup(t),
  ]
  return withActive(groups, filters, [], t)
}

function programmePart(
  material: Material,
  composition: Composition,
  { light }: LightOption,
): Pick<CinemaPage, 'days' | 'dayName' | 'programme' | 'filters' | 'rescue'> {
  const { edition, formats, t, filters, today, slug } = composition
  const { items, schedule, date } = material
  const hrefOf = (narrowed: Filters) =>
    pathOf(edition, light ? 'cinemaLight' : 'cinema', slug, narrowed) ?? '/'
  const shown = orderDay(
    items.filter((item) => passesDay(item, filters)),
    schedule,
    date,
    composition,
  )
  const options = {
    filters,
    groups: choiceGroups(material, composition),
    count: (narrowed: Filters) => items.filter((item) => passesDay(item, narrowed)).length,
    hrefOf,
    t,
  }
  return {
    days: dayStrip({
      today,
      open: openDays(schedule),
      selected: date,
      formats,
      todayLabel: t('todayShort'),
      hrefOf: (day) => hrefOf({ ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
    programme: programmeItems(shown, { ...material }, composition),
    filters: filtersModel(options),
    rescue: rescueOf(options),
  }
}

const noEditorial = {
  services: [],
  comment: null,
  accessible: false,
  accessibility: null,
  accessPlan: null,
  premium: false,
  cinemaPremium: false,
  nearbySessions: null,
  description: null,
  prices: [],
  complements: [],
  terms: [],
  globalTerms: null,
  ecards: [],
  cinepass: [],
  itinerary: null,
  businessProfile: null,
  nearbyCinemas: [],
  nearbyCities: [],
} as const satisfies Partial<CinemaPage>

function editorialPart(
  { cinema, cinemas, cities, books, nearby }: Material,
  composition: Composition,
): Pick<CinemaPage, keyof typeof noEditorial> {
  const { edition, t } = composition
  return {
    services: servicesOf(cinema),
    comment: cinema.comment,
    accessible: cinema.hasDisabledService,
    accessibility: cinema.accessibilityDescription,
    accessPlan: cinema.freeAccessUrl,
    premium: cinema.premium,
    cinemaPremium: cinema.cinemaPremium,
    nearbySessions: nearbySessionsOf(cinema, cinemas, composition),
    description: cinema.description,
    ...pricesOf(cinema, composition),
    ecards: ecardsOf(cinema, composition),
    cinepass: cinepassOf(cinema, composition),
    itinerary: itineraryOf(cinema),
    businessProfile: cinema.businessProfileUrl,
    nearbyCinemas: nearbyCinemas(cinema, cinemas, limitedTo(nearby, NEARBY)).map((other) =>
      cinemaLink(other, { edition, t, tags: books.tags }),
    ),
    nearbyCities: cinema.nearbyCities.flatMap(({ slug, name }) => {
      const href = cities.some((city) => city.slug === slug && city.hasPage)
        ? pathOf(edition, 'city', slug)
        : null
      return href ? [link(name, href)] : []
    }),
  }
}

/** The cinema's own slides, else the chain's promotions for cinema pages. */
async function slidesOrPromos({ cinema }: Material, composition: Composition): Promise<CinemaPage['slides']> {
  return cinema.slides.length > 0 ? slidesOf(cinema, composition) : loadAutopromos(composition, 'cinema')
}

function cityLink({ cinema, cities }: Material, { edition }: Composition): LinkModel | null {
  const city = cities.find(({ slug, cinemas }) => slug === cinema.citySlug || cinemas.includes(cinema.slug))
  const href = city?.hasPage ? pathOf(edition, 'city', city.slug) : null
  return city && href ? link(city.name, href) : null
}

function seoOf(
  { cinema }: Material,
  slugs: Readonly<Partial<Record<string, string>>>,
  composition: Composition,
  { light }: LightOption,
) {
  const description = cinema.seo.description ?? (cinema.description && plainText(cinema.description))
  return pageSeo(composition, {
    kind: light ? 'cinemaLight' : 'cinema',
    canonicalKind: 'cinema',
    slug: cinema.slug,
    slugs,
    values: { name: cinema.name, address: addressLines(cinema).join(', ') },
    title: light ? null : cinema.seo.title,
    description: light ? null : description,
    image: widePicture(cinema.backdrop),
    type: 'place',
  })
}

export async function composeCinema(
  composition: Composition,
  { light }: LightOption,
): Promise<PageResult<CinemaPage>> {
  const { api, edition, slug, t } = composition
  const { language } = edition
  return resultOf(async () => {
    const detail = api.cinema({ slug, language })
    const [material, slugs, alerts] = await Promise.all([
      gather(composition, detail),
      slugsPerLanguage(composition, api.cinemaTranslate({ slug, language }), (other) =>
        api.cinemas({ language: other }),
      ),
      optionalList(composition, api.alerts({ language })),
    ])
    const { cinema } = material
    const moved = movedPath(edition, light ? 'cinemaLight' : 'cinema', slug, cinema.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const city = cityLink(material, composition)
    const fullHref = pathOf(edition, 'cinema', slug) ?? '/'
    const tagNotes = await loadTagNotes(
      composition,
      material.books.tags,
      material.items.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags)),
    )
    const page: CinemaPage = {
      slug,
      light,
      tagNotes,
      name: cinema.name,
      city,
      address: addressLines(cinema),
      backdrop: widePicture(cinema.backdrop),
      size: cinemaSize(cinema, composition),
      weekOffset: cinema.weekOffset,
      alerts: alertsFor(slug, [...cinema.alerts, ...alerts], composition),
      ...programmePart(material, composition, { light }),
      ...(light ? noEditorial : editorialPart(material, composition)),
      formats: light ? [] : await loadHouseNotes(composition, material.books.tags, cinema),
      slides: light ? [] : await slidesOrPromos(material, composition),
      fullHref,
      breadcrumb: breadcrumb(composition, [
        link(t('pages.cinemas'), pathOfAlways(edition, 'cinemas')),
        ...(city ? [city] : []),
        link(cinema.name, fullHref),
      ]),
      tracking: { cinema: cinemaTracking(cinema, material.schedule) },
    }
    if (!light && !isFiltered(composition.filters)) cinemaJsonLd(composition, cinema, material.items)
    return { outcome: 'found', page, seo: seoOf(material, slugs, composition, { light }) }
  })
}
