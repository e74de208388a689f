import { wordsIn } from '#config/languages.ts'
import { pageLimits } from '#config/page-limits.ts'
import { showTabs } from '#config/show-tabs.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Featured } from '#models/featured.ts'
import { plainText } from '#models/html.ts'
import type { Show } from '#models/show.ts'
import type { Edition } from '../../document/edition.ts'
import { nextTimes } from '../../features/tonight/next-times.server.ts'
import { tonightAnywhere } from '../../features/tonight/tonight.server.ts'
import {
  type Composition,
  knownList,
  loadBooks,
  optional,
  optionalList,
} from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
import { ctaModel, pathOf, pathOfAlways, showPath } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { programmeWaits, siteProgramme } from '../../page-kit/site-programme.server.ts'
import type { SiteProgramme } from '../../page-kit/site-programme.ts'
import type { HomePage } from '../../page-models/home.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { ShowCardModel, TileModel } from '../../page-models/parts.ts'
import { alertsFor } from '../../programme/cinema-sections.ts'
import { seasonTiles } from '../../programme/season-tile.server.ts'
import { flagOf, foreignLanguage, showCard, titleLanguageOf } from '../../programme/show-card.ts'
import { factsOf } from '../../programme/show-facts.ts'
import {
  firstDay,
  isPremiere,
  type ListedShow,
  listed,
  orderTab,
  tabRules,
} from '../../programme/show-list.ts'
import { besides, loadLatestVideo, loadMagazine } from './home-editorial.server.ts'
import { finderOf } from './home-finder.server.ts'

interface Material {
  readonly shows: readonly Show[]
  readonly items: readonly ListedShow[]
  readonly known: boolean
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

const RAIL = 18
const TONIGHT = 12
const SEASONS = 4

async function gather(composition: Composition): Promise<Material> {
  const { api, edition, today } = composition
  const { language } = edition
  const cinemas = optionalList(composition, api.cinemas({ language }))
  const programme: Promise<SiteProgramme | null> = cinemas.then((list) =>
    siteProgramme(composition, list, programmeWaits.none),
  )
  const [shows, cities, books, knownCinemas, index] = await Promise.all([
    knownList(api.shows({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    cinemas,
    programme,
  ])
  const runs = index?.runs(today) ?? null
  return {
    shows,
    cities,
    books,
    cinemas: knownCinemas,
    items: shows.map((show) => listed(show, runs, edition.site.region)),
    known: index?.complete ?? false,
  }
}

const rankingOf = ({ formats }: Composition) => ({
  selected: new Set<string>(),
  upsell: new Set<string>(),
  collator: formats.collator,
  sorted: false,
})

function railItems(
  { items, known }: Material,
  tab: 'book' | 'presales' | 'special',
  composition: Composition,
  elsewhere: ReadonlySet<string | undefined> = new Set(),
): readonly ListedShow[] {
  const held = items.filter(
    (item) =>
      tabRules[tab].holds(item, known) &&
      (tab === 'special' ? !item.isMovie : item.isMovie) &&
      !elsewhere.has(item.show.slug),
  )
  if (tab !== 'book') return orderTab(held, tab, rankingOf(composition)).slice(0, RAIL)
  // Editors' ranks for the home page come first.
  const home = held.map((item) => ({
    ...item,
    show: {
      ...item.show,
      orders: { ...item.show.orders, default: item.show.orders.home ?? item.show.orders.default },
    },
  }))
  return orderTab(home, tab, rankingOf(composition)).slice(0, RAIL)
}

function cards(
  items: readonly ListedShow[],
  { books }: Material,
  composition: Composition,
  dated: boolean,
): readonly ShowCardModel[] {
  const { edition, formats, t } = composition
  return items.map((item) => {
    const date = dated ? firstDay(item) : null
    const withTeam =
      date !== null && isPremiere(item) && (item.run?.tags ?? item.show.tags).includes('avp-equipe')
    const line =
      date === null
        ? undefined
        : withTeam
          ? `${formats.shortDay(date)}, ${t('withTeam')}`
          : formats.shortDay(date)
    const spare = dated ? 'presale' : undefined
    return showCard(
      item.show,
      { edition, formats, t, tags: books.tags },
      { line, tags: item.run?.tags, spare },
    )
  })
}

function eventTiles(
  items: readonly ListedShow[],
  { edition, formats, t }: Composition,
): readonly TileModel[] {
  return items.map((item) => {
    const { show } = item
    const date = firstDay(item)
    return {
      key: show.slug,
      title: show.title,
      ...titleLanguageOf(show.titleLanguage, edition.language),
      href: showPath(edition, show.slug, false),
      picture: widePicture(show.backdrop ?? show.poster),
      flag: flagOf(show, t),
      line: [show.genres[0]?.label, date === null ? undefined : formats.dayName(date)]
        .filter((part) => part !== undefined)
        .join(', '),
    }
  })
}

/** The button is used only if no showtime can be booked. */
const editorialOf = (chosen: Featured | undefined, edition: Edition, bookable: boolean) => ({
  editorial: {
    subtitle: chosen?.subtitle ?? null,
    text: chosen?.description ? plainText(chosen.description) : null,
    logo: widePicture(chosen?.logo ?? null),
  },
  cta: bookable ? null : ctaModel(chosen?.cta ?? null, edition),
})

/** The editors' choice if it is shown, else the first of the list. */
async function heroOf(
  featured: readonly Featured[],
  material: Material,
  composition: Composition,
): Promise<HomePage['hero']> {
  const { api, edition, t } = composition
  const chosen = featured.find(({ show }) =>
    material.shows.some(({ slug, bookable }) => slug === show && bookable),
  )
  const slug = chosen?.show ?? railItems(material, 'book', composition)[0]?.show.slug
  const show = slug ? await optional(composition, api.show({ slug, language: edition.language })) : null
  if (!show) return null
  const next = await nextTimes(show, material, composition)
  const run = material.items.find((item) => item.show.slug === show.slug)?.run
  const versions = [...(run?.versions ?? [])]
    .sort((a, b) => material.books.versions.rank(a) - material.books.versions.rank(b))
    .map(material.books.versions.label)
  const href = showPath(edition, show.slug, show.isMovie)
  const backdrop = widePicture(chosen?.backdrop ?? show.backdrop)
  const trailer = chosen?.trailer ?? show.trailers[0]
  const own =
    trailer?.provider === 'own' ? undefined : show.trailers.find(({ provider }) => provider === 'own')
  return {
    slug: show.slug,
    title: show.title,
    titleLanguage: foreignLanguage(show.titleLanguage, edition.language),
    href,
    backdrop,
    flag: flagOf(show, t),
    facts: factsOf(show, versions, composition),
    ...editorialOf(chosen, edition, next !== null),
    trailers: [trailer, own].flatMap((each) =>
      each ? trailerModel(each, show.title, backdrop, edition.language) : [],
    ),
    bookHref: next ? href : null,
    next,
  }
}

async function tonightOf(
  material: Material,
  hero: HomePage['hero'],
  composition: Composition,
): Promise<HomePage['tonight']> {
  const tonight = await tonightAnywhere(material, hero?.next?.showtimes[0]?.cinema.slug, composition)
  return tonight && { ...tonight, shows: tonight.shows.slice(0, TONIGHT) }
}

/** Falls back to the trailer of its film. */
async function featuredTrailer(
  featured: readonly Featured[],
  hero: HomePage['hero'],
  composition: Composition,
): Promise<HomePage['trailers']['featured']> {
  const { api, edition } = composition
  const chosen = featured.find(({ title }) => title !== hero?.title)
  if (!chosen) return null
  const own = chosen.trailer
  const show =
    own === null && chosen.show !== null
      ? await optional(composition, api.show({ slug: chosen.show, language: edition.language }))
      : null
  const trailer = own ?? show?.trailers[0]
  return trailer
    ? trailerModel(
        trailer,
        chosen.title,
        widePicture(chosen.backdrop ?? show?.backdrop ?? null),
        edition.language,
      )
    : null
}

export async function composeHome(composition: Composition): Promise<PageResult<HomePage>> {
  const { api, edition } = composition
  const { language } = edition
  return resultOf(async () => {
    const [material, featured, alerts, seasons, magazine, latestVideo] = await Promise.all([
      gather(composition),
      optionalList(composition, api.featured({ language, type: 'home' })),
      optionalList(composition, api.alerts({ language })),
      seasonTiles(composition),
      loadMagazine(composition),
      loadLatestVideo(composition),
    ])
    const moviesHref = pathOfAlways(edition, 'shows')
    const events = [
      ...seasons.slice(0, SEASONS),
      ...eventTiles(railItems(material, 'special', composition), composition),
    ]
    const films = material.items.filter(({ isMovie, show }) => isMovie && show.released && show.bookable)
    const presales = railItems(material, 'presales', composition)
    const hero = await heroOf(featured, material, composition)
    const [tonight, trailer] = await Promise.all([
      tonightOf(material, hero, composition),
      featuredTrailer(featured, hero, composition),
    ])
    const today = tonight?.shows.filter(({ date }) => date === tonight.date) ?? []
    const shown = besides(magazine, [hero?.backdrop, trailer?.snapshot], events)
    const pushed = new Set(shown.pushes.map(({ href }) => href))
    const above = new Set([hero?.slug, ...today.map(({ show }) => show.slug)])
    const nowShowing = cards(railItems(material, 'book', composition, above), material, composition, false)
    const page: HomePage = {
      hero,
      finder: finderOf(films, material, composition),
      tonight,
      programme: {
        nowShowing: { shows: nowShowing.filter(({ href }) => !pushed.has(href)), href: moviesHref },
        presales: {
          shows: cards(presales, material, composition, true),
          href: presales.length > 0 ? `${moviesHref}#${wordsIn(showTabs.presales, language)}` : null,
        },
        events: { tiles: events, href: events.length > 0 ? pathOf(edition, 'entertainments') : null },
      },
      magazine: shown,
      trailers: { featured: trailer, ...latestVideo },
      alerts: alertsFor(
        '',
        alerts.filter(({ allCinemas }) => allCinemas),
        composition,
      ).slice(0, pageLimits.news.pushes),
    }
    return {
      outcome: 'found',
      page,
      seo: pageSeo(composition, { kind: 'home', image: page.hero?.backdrop ?? null }),
    }
  })
}
