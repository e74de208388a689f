import { needOf } from '#models/rules/access.ts'
import { readQuestion } from '../../features/tonight/evening-question.ts'
import {
  type Evening,
  loadTonight,
  passesTonight,
  type TonightMaterials,
  type TonightPlace,
  type TonightTime,
  tonightPlace,
  tonightTimes,
} from '../../features/tonight/tonight-times.server.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, hasValue, isFiltered, noFilters, toggleFilter } from '../../page-kit/filters.ts'
import { cinemaPath, dataLinks, link, pathOf, pathOfAlways, tonightPath } from '../../page-kit/links.ts'
import { limitedTo } from '../../page-kit/nearby.ts'
import { nearbyLimits } from '../../page-kit/nearby-limits.server.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { followOf } from '../../page-kit/reminders.server.ts'
import { placePage } from '../../page-kit/site-programme.server.ts'
import { tonightJsonLd } from '../../page-kit/structured-data.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import { placeName } from '../../page-kit/zones.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { cityOf } from '../../programme/cinema-link.ts'
import { nearbyCinemas } from '../../programme/cinema-sections.ts'
import { accessGroup, eveningGroups, versionChoices, withActive } from '../../programme/filter-choices.ts'
import { isInView, readView, type TonightView, timesOfDay, viewFrom } from '../../programme/time-of-day.ts'
import { absolute } from '../../seo/head.ts'
import { filmDayHref, filmDayModel, readFilmCount } from './film-day.server.ts'
import { tonightHeading, tonightList } from './tonight-list.server.ts'
import type { TonightAtModel, TonightChoicesModel } from './tonight-model.ts'

/** Rows on a page; the others are behind a link. */
const ROWS = 48
const AROUND = 6

interface Choice {
  readonly filters: Filters
  readonly view: TonightView
}

/** Address of the page with other filters or another part of the evening. */
const addressIn =
  (slug: string, { edition }: Composition) =>
  ({ filters, view }: Choice): string =>
    tonightPath(edition, slug, filters) + (view === null ? '' : `?view=${view}`)

/** Nothing without an evening. */
const narrowed = (evening: Evening | null, { filters, view }: Choice): readonly TonightTime[] =>
  (evening?.times ?? []).filter(
    (time) =>
      isInView(time.showtime.start, view, evening ?? { date: '', soon: '', from: null }) &&
      passesTonight(filters, time),
  )

/** Choices that leave out something, but not all. */
function choicesOf(
  evening: Evening | null,
  chosen: Choice,
  hrefOf: (choice: Choice) => string,
  { books }: TonightMaterials,
  { formats, t }: Composition,
): Pick<TonightChoicesModel, 'times' | 'ends' | 'kinds'> {
  const all = evening?.times.length ?? 0
  const narrows = (choice: Choice) => {
    const count = narrowed(evening, choice).length
    return count > 0 && count < all
  }
  const { filters, view } = chosen
  const times = timesOfDay
    .map((id) => ({ id, href: hrefOf({ filters, view: id }), selected: view === id }))
    .filter(({ id, selected }) => selected || narrows({ filters: noFilters, view: id }))
  const played = (evening?.times ?? []).flatMap(({ showtime }) => showtime.version ?? [])
  const versions = versionChoices(
    [...played, ...filters.versions].filter((version) => needOf(version) === null),
    { ...books, formats },
  )
  const kinds = [
    ...versions.map(({ value, label }) => ({ name: 'versions' as const, value, label })),
    ...accessGroup(t).choices.map(({ value, label }) => ({ name: 'access' as const, value, label })),
  ].flatMap(({ name, value, label }) => {
    const values: readonly string[] = filters[name]
    const selected = values.includes(value)
    const only = { filters: toggleFilter(noFilters, name, value), view: 'all' as const }
    if (!selected && !narrows(only)) return []
    return [{ label, selected, href: hrefOf({ filters: toggleFilter(filters, name, value), view }) }]
  })
  const timed = (evening?.times ?? []).map(({ show, showtime }) => ({ ...showtime, duration: show.duration }))
  // Parts of the evening are choices of their own, so a start is shown only if it was asked for.
  const groups = eveningGroups(timed, t).map((group) =>
    group.name === 'from' ? { ...group, choices: [] } : group,
  )
  const ends = withActive(groups, filters, [], t)
    .flatMap(({ name, choices }) =>
      choices.map(({ value, label }) => ({
        label,
        selected: hasValue(filters, name, value),
        href: hrefOf({ filters: toggleFilter(filters, name, value), view }),
      })),
    )
    // What a question asked for is in view.
    .sort((a, b) => Number(b.selected) - Number(a.selected))
  const ownView = (id: 'evening' | 'all', own: TonightView) => ({
    id,
    href: hrefOf({ filters, view: own }),
    selected: view === own,
  })
  const whole = evening?.from ? [ownView('evening', null), ownView('all', 'all')] : [ownView('all', null)]
  return { times: whole.length + times.length > 1 ? [...whole, ...times] : [], ends, kinds }
}

/** Address of the showtimes that a question asks for. */
function askedAddress(
  question: string,
  { place, evening }: { readonly place: TonightPlace; readonly evening: Evening | null },
  { cinemas, cities, books }: TonightMaterials,
  composition: Composition,
): string {
  const played = new Set((evening?.times ?? []).flatMap(({ showtime }) => showtime.version ?? []))
  const { language } = composition.edition
  const asked = readQuestion(question, {
    language,
    versions: [...played].map((slug) => ({
      slug,
      label: books.versions.label(slug),
      note: books.versions.note(slug),
    })),
    places: [...cities, ...cinemas],
  })
  const { from } = asked.filters
  // Hours before the evening are listed only if they are asked for.
  const isEarlier = from !== null && evening?.from && from < evening.from.slice(11).replace(':', '')
  const view = isEarlier ? ('all' as const) : null
  return addressIn(asked.place ?? place.slug, composition)({ filters: asked.filters, view })
}

/** The city of a cinema, then the nearest cinemas elsewhere. */
async function aroundOf(
  place: TonightPlace,
  { cinemas, cities }: TonightMaterials,
  composition: Composition,
): Promise<readonly LinkModel[]> {
  const { edition, t } = composition
  const [main] = place.cinemas
  if (!main) return []
  const own = cityOf(main, cities)
  const inOwn = cinemas.filter((cinema) => cityOf(cinema, cities) === own)
  const city = place.isCinema && own && inOwn.length > 1 ? [{ slug: own.slug, name: placeName(own, t) }] : []
  const elsewhere = cinemas.filter((cinema) => !place.cinemas.includes(cinema))
  const bounds = limitedTo(await nearbyLimits(composition), AROUND)
  const near = nearbyCinemas({ ...main, nearbyCinemas: [] }, elsewhere, bounds)
  return [...city, ...near].map(({ slug, name }) => link(name, tonightPath(edition, slug)))
}

/** The part of the evening that the address asks for, or days of films. */
function chosenPart(written: string | undefined, evening: Evening | null, composition: Composition) {
  const { filters, slug } = composition
  const count = readFilmCount(written)
  const asked = readView(written)
  const listHref = addressIn(slug, composition)
  if (count === null) {
    const view = asked === 'all' && !evening?.from ? null : asked
    return { count, chosen: { filters, view }, listHref, hrefOf: listHref }
  }
  const hrefOf = (choice: Choice) => filmDayHref(composition, choice.filters, count)
  return { count, chosen: { filters, view: 'all' as const }, listHref, hrefOf }
}

type Body = Pick<TonightAtModel, 'list' | 'day' | 'dayHref' | 'choices' | 'count' | 'shareUrl'>

async function bodyOf(
  written: string | undefined,
  { place, evening }: { readonly place: TonightPlace; readonly evening: Evening | null },
  material: TonightMaterials,
  composition: Composition,
): Promise<Body> {
  const { edition, filters } = composition
  const { count, chosen, listHref, hrefOf } = chosenPart(written, evening, composition)
  const times = narrowed(evening, chosen)
  tonightJsonLd(composition, times)
  const { books } = material
  const choices = choicesOf(evening, chosen, hrefOf, material, composition)
  const body = {
    count: { showtimes: times.length, shows: new Set(times.map(({ show }) => show)).size },
    shareUrl: absolute(edition.origin, hrefOf(chosen)),
  }
  const clearHref = hrefOf({ filters: noFilters, view: evening?.from ? 'all' : null })
  if (count !== null) {
    const day = await filmDayModel({ count, place, evening, times, books }, composition)
    const dayChoices = { ...choices, times: [], clearHref: isFiltered(filters) ? clearHref : null }
    return { ...body, list: null, day, dayHref: listHref({ filters, view: null }), choices: dayChoices }
  }
  const { view } = chosen
  const named = narrowed(evening, { filters: noFilters, view: view && 'all' })
  const list =
    evening &&
    (await tonightList(
      {
        place,
        evening,
        times,
        heading: tonightHeading(place, { date: evening.date, times: named }, composition),
        books,
        most: ROWS,
        home: filters.home,
        laterHref: (time) => hrefOf({ filters, view: viewFrom(time) }),
      },
      composition,
    ))
  return {
    ...body,
    list,
    day: null,
    dayHref: filmDayHref(composition, filters),
    choices: { ...choices, clearHref: view !== null || isFiltered(filters) ? clearHref : null },
  }
}

/** All shows of a cinema, a city or the capital's region by time: today's, else tomorrow's. */
export async function composeTonightAt(
  composition: Composition,
  { view: written, q: question }: { readonly view?: string | undefined; readonly q?: string | undefined },
): Promise<PageResult<TonightAtModel>> {
  const { api, edition, filters, slug, t } = composition
  return resultOf<TonightAtModel>(async () => {
    const material = await loadTonight(composition)
    const place = tonightPlace(slug, material, composition)
    if (place === null) return { outcome: 'missing' }
    const [evening, around, slugs] = await Promise.all([
      tonightTimes(place, material, composition),
      aroundOf(place, material, composition),
      slugsPerLanguage(composition, Promise.resolve({}), async (language) => [
        ...(await optionalList(composition, api.cities({ language }))),
        ...(await api.cinemas({ language })),
      ]),
    ])
    if (question !== undefined)
      return { outcome: 'moved', path: askedAddress(question, { place, evening }, material, composition) }
    const own = tonightPath(edition, slug)
    const page: TonightAtModel = {
      name: place.name,
      ...(await bodyOf(written, { place, evening }, material, composition)),
      askHref: own,
      placeHref: place.isCinema
        ? cinemaPath(edition, slug)
        : ((place.city?.hasPage ? pathOf(edition, 'city', slug) : null) ?? pathOfAlways(edition, 'cinemas')),
      placePage: placePage(slug, material),
      placesHref: `${tonightPath(edition)}#places`,
      around,
      data: dataLinks(edition, tonightPath(edition, slug, filters)),
      follow: followOf(composition, tonightPath(edition, slug, filters)),
      breadcrumb: breadcrumb(composition, [
        link(t('pages.tonight'), tonightPath(edition)),
        link(place.name, own),
      ]),
    }
    const seo = pageSeo(composition, { kind: 'tonightAt', slug, slugs, values: { name: place.name } })
    return { outcome: 'found', page, seo }
  })
}
