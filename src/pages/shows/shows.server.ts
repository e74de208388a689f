import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { wordsIn } from '#config/languages.ts'
import type { RouteKind } from '#config/routes.ts'
import { type ShowTabName, showTabNames, showTabs } from '#config/show-tabs.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Show } from '#models/show.ts'
import { loadAutopromos } from '../../editorial/teasers.server.ts'
import { tonightInPlace } from '../../features/tonight/tonight.server.ts'
import { type Composition, knownList, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import type { Filters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import type { EventsInput, ShowsInput } from '../../page-kit/page-input.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import {
  cinemasOfPlace,
  placePage,
  placeProgramme,
  programmeWaits,
  siteProgramme,
} from '../../page-kit/site-programme.server.ts'
import type { SiteProgramme } from '../../page-kit/site-programme.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { CardTimesModel } from '../../page-models/parts.ts'
import type { ShowsPage } from '../../page-models/shows.ts'
import { cardTimes } from '../../programme/card-times.ts'
import { stripDays } from '../../programme/day-strip.ts'
import {
  accessGroup,
  dateChoices,
  genreChoices,
  placeChoices,
  tagChoices,
  versionChoices,
  withActive,
  withTypes,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, filtersModel, rescueOf } from '../../programme/filter-groups.ts'
import { finderPath } from '../../programme/finder-path.ts'
import { type CardMakers, showCard } from '../../programme/show-card.ts'
import {
  type ListedShow,
  listed,
  mostAwaited,
  orderTab,
  passes,
  tabRules,
} from '../../programme/show-list.ts'
import { cardLine } from './card-line.ts'

interface Material {
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  /** Null if not loaded. */
  readonly programme: SiteProgramme | null
  /** Null without a selected place. */
  readonly here: SiteProgramme | null
  /** Show slug → its next times in the selected place. */
  readonly next: ReadonlyMap<string, CardTimesModel>
}

/** Filters without a place that need the site-wide programme. */
const needsAll = ({ date, versions, access, localisation }: Filters) =>
  localisation === null && (date !== null || versions.length > 0 || access.length > 0)

async function gather(composition: Composition): Promise<Material> {
  const { api, edition, filters } = composition
  const { language } = edition
  const lists = Promise.all([
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
  ])
  const wait = needsAll(filters) ? programmeWaits.needed : programmeWaits.short
  const ofPlace = lists.then(([cinemas, cities]) => {
    const place = filters.localisation === null ? null : cinemasOfPlace(filters.localisation, cities, cinemas)
    return place && placeProgramme(composition, place)
  })
  const [shows, books, [cinemas, cities], programme, here] = await Promise.all([
    knownList(api.shows({ language })),
    loadBooks(composition),
    lists,
    lists.then(([list]) => siteProgramme(composition, list, wait)),
    ofPlace,
  ])
  if (needsAll(filters) && programme === null && cinemas.length > 0)
    throw new UnavailableError('the programme is not known yet')
  const tonight = await tonightInPlace({ shows, cinemas, cities, books }, composition)
  const next = new Map(tonight?.shows.map((each) => [each.show.slug, cardTimes(each)]))
  return { shows, books, cinemas, cities, programme, here, next }
}

interface ShowList {
  readonly items: readonly ListedShow[]
  readonly tabOf: (tab: ShowTabName, filters: Filters) => readonly ListedShow[]
}

function createList(
  composition: Composition,
  { shows, cities, cinemas, programme, here }: Material,
): ShowList {
  const { today, filters: requestedFilters } = composition
  const everywhere = programme?.runs(today) ?? null
  const runsIn = ({ localisation }: Filters) => {
    if (here && localisation === requestedFilters.localisation) return here.runs(today)
    const place = localisation === null ? null : cinemasOfPlace(localisation, cities, cinemas)
    return place === null ? everywhere : (programme?.runs(today, place) ?? null)
  }
  const items = shows.map((show) => listed(show, everywhere, composition.edition.site.region))
  const known = programme?.complete ?? false
  const held = new Map(
    showTabNames.map((tab) => [tab, items.filter((item) => tabRules[tab].holds(item, known))]),
  )
  return {
    items,
    tabOf: (tab, filters) => {
      const runs = runsIn(filters)
      return (held.get(tab) ?? []).filter((item) => passes(item, tab, filters, runs))
    },
  }
}

function choiceGroups(
  composition: Composition,
  { cities, cinemas, books, programme, here, shows }: Material,
  offersTypes: boolean,
): readonly ChoiceGroup[] {
  const { edition, formats, t, today, filters } = composition
  const { flags } = edition
  const runs = [...((here ?? programme)?.runs(today).values() ?? [])]
  const days = new Set(runs.flatMap((run) => [...run.days.keys()]))
  const present = new Set([...shows.flatMap(({ tags }) => tags), ...runs.flatMap(({ tags }) => tags)])
  const source = { flags, formats, t, ...books }
  const places = flags.groupByCity
    ? cities.filter(
        (city) => city.cinemas.length > 0 || cinemas.some(({ citySlug }) => citySlug === city.slug),
      )
    : cinemas
  const tags = tagChoices(present, 'showFilters', source)
  const groups: readonly ChoiceGroup[] = [
    { name: 'date', choices: runs.length > 0 ? dateChoices(stripDays(today, days), today, formats, t) : [] },
    { name: 'tags', choices: offersTypes ? withTypes(tags, t) : tags },
    {
      name: 'localisation',
      choices: programme?.complete && places.length > 1 ? placeChoices(places, source) : [],
    },
    {
      name: 'versions',
      choices:
        runs.length > 0
          ? versionChoices(
              runs.flatMap(({ versions }) => versions),
              source,
            )
          : [],
    },
    { name: 'genres', choices: genreChoices(shows, formats) },
    accessGroup(t),
  ]
  const named = [...cities, ...cinemas].filter(({ slug }) => slug === filters.localisation)
  return withActive(groups, filters, named, t)
}

/** Cards of the first tab, and of the others: four and one rows on a wide screen. */
const FIRST_CARDS = [24, 6] as const

interface ListKind {
  readonly kind: 'shows' | 'entertainments'
  readonly heading: string
  readonly tabs: readonly ShowTabName[]
  readonly about: (item: ListedShow) => boolean
  readonly whole: boolean
}

function listPage(
  composition: Composition,
  material: Material,
  { kind, heading, tabs: names, about, whole }: ListKind,
): Omit<ShowsPage, 'promos'> {
  const { edition, filters, formats, t } = composition
  const list = createList(composition, material)
  const itemsOf = (tab: ShowTabName, narrowed: Filters) => list.tabOf(tab, narrowed).filter(about)
  const makers: CardMakers = {
    edition,
    formats,
    t,
    tags: material.books.tags,
    filters: { ...filters, tags: [], genres: [], versions: [], access: [], sorted: false },
  }
  const ranking = {
    selected: new Set<string>(),
    upsell: new Set<string>(),
    collator: formats.collator,
    sorted: filters.sorted,
  }
  const options = {
    filters,
    groups: choiceGroups(
      composition,
      { ...material, shows: list.items.filter(about).map(({ show }) => show) },
      kind === 'shows',
    ),
    hrefOf: (narrowed: Filters) => pathOfAlways(edition, kind, narrowed),
    t,
  }
  const awaited = mostAwaited(list.items)
  const countIn = (tab: ShowTabName) => (narrowed: Filters) => itemsOf(tab, narrowed).length
  const tabs = names.map((name, index) => {
    const items = orderTab(itemsOf(name, filters), name, ranking)
    return {
      name,
      fragment: wordsIn(showTabs[name], edition.language),
      label: t(`tabs.${name}`),
      count: items.length,
      cards: items.slice(0, whole ? undefined : FIRST_CARDS[index === 0 ? 0 : 1]).map((item) =>
        showCard(item.show, makers, {
          line: cardLine(item, name, composition),
          tags: item.run?.tags,
          spare: name === 'presales' ? 'presale' : awaited.has(item.show.slug) ? 'awaited' : undefined,
          next: material.next.get(item.show.slug),
        }),
      ),
      rescue: rescueOf({ ...options, count: countIn(name) }),
    }
  })
  const counts = (narrowed: Filters) => names.map((name) => countIn(name)(narrowed))
  return {
    heading,
    tabs,
    whole: tabs.some(({ count, cards }) => count > cards.length)
      ? `${options.hrefOf(filters)}?view=all`
      : null,
    seasons: [],
    filters: filtersModel({
      ...options,
      count: countIn(names[0] ?? 'book'),
      ...(names.length > 1 ? { counts } : {}),
      place: placePage(filters.localisation, material),
    }),
  }
}

async function composeList(
  composition: Composition,
  describe: (composition: Composition) => ListKind,
): Promise<PageResult<ShowsPage>> {
  return resultOf(async () => {
    const list = describe(composition)
    const kind: RouteKind = list.kind
    const [material, promos] = await Promise.all([
      gather(composition),
      loadAutopromos(composition, kind === 'shows' ? 'films' : 'events'),
    ])
    const page = { ...listPage(composition, material, list), promos }
    breadcrumb(composition, [link(list.heading, pathOf(composition.edition, kind) ?? '/')])
    return { outcome: 'found', page, seo: pageSeo(composition, { kind }) }
  })
}

/** Sites that call their film list "films and events". */
const isCombined = (path: string) => /even|event/.test(path)

/** Redirects the choice of the home page's finder to its page. */
export async function composeShows(
  composition: Composition,
  { choice, whole }: Pick<ShowsInput, 'choice' | 'whole'> = { choice: null, whole: false },
): Promise<PageResult<ShowsPage>> {
  const { edition, t } = composition
  if (choice) return { outcome: 'moved', path: finderPath(edition, choice) }
  const heading = t(isCombined(pathOfAlways(edition, 'shows')) ? 'pages.filmsAndEvents' : 'pages.films')
  return composeList(composition, () => ({
    kind: 'shows',
    heading,
    tabs: showTabNames,
    about: () => true,
    whole,
  }))
}

export async function composeEntertainmentList(
  composition: Composition,
  { whole }: Pick<EventsInput, 'whole'> = { whole: false },
): Promise<PageResult<ShowsPage>> {
  return composeList(composition, ({ t }) => ({
    kind: 'entertainments',
    heading: t('pages.events'),
    tabs: ['special'],
    about: ({ isMovie }) => !isMovie,
    whole,
  }))
}
