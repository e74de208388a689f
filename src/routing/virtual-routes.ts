import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { index, rootRoute, route, type VirtualRootRoute } from '@tanstack/virtual-file-routes'
import { type RouteKind, routeKinds, routes } from '#config/routes.ts'

interface RouteSource {
  /** File in `src/pages` and the name that it exports. */
  readonly page: `${string}/${string}#${string}`
  /** `HomeView` is in `home-view.tsx` of the same folder. */
  readonly view: string
  /** Input of the page besides parameters and search, as code. */
  readonly input?: string
  /** False: nothing of the search changes the page. */
  readonly search?: false
}

const sources: Readonly<Record<RouteKind, RouteSource>> = {
  home: { page: 'home/home-page.ts#homePage', view: 'HomeView' },
  cinemas: { page: 'cinemas/cinemas-page.ts#cinemasPage', view: 'CinemasView' },
  cinema: { page: 'cinema/cinema-page.ts#cinemaPage', view: 'CinemaView', input: 'light: false' },
  cinemaLight: { page: 'cinema/cinema-page.ts#cinemaPage', view: 'CinemaView', input: 'light: true' },
  city: { page: 'city/city-page.ts#cityPage', view: 'CityView', input: 'light: false' },
  cityLight: { page: 'city/city-page.ts#cityPage', view: 'CityView', input: 'light: true' },
  tonight: { page: 'tonight/tonight-pages.ts#tonightPlacesPage', view: 'TonightPlacesView', search: false },
  tonightAt: { page: 'tonight/tonight-pages.ts#tonightAtPage', view: 'TonightAtView' },
  wishlist: { page: 'wishlist/wishlist-page.ts#wishlistPage', view: 'WishlistView', search: false },
  shows: { page: 'shows/shows-pages.ts#showsPage', view: 'ShowsView' },
  show: { page: 'show/show-page.ts#showPage', view: 'ShowView', input: "kind: 'show'" },
  entertainments: { page: 'shows/shows-pages.ts#entertainmentsPage', view: 'ShowsView' },
  entertainment: { page: 'show/show-page.ts#showPage', view: 'ShowView', input: "kind: 'entertainment'" },
  season: { page: 'season/season-page.ts#seasonPage', view: 'SeasonView', input: "kind: 'season'" },
  specialEvent: {
    page: 'season/season-page.ts#seasonPage',
    view: 'SeasonView',
    input: "kind: 'specialEvent'",
  },
  subscriptionOffers: {
    page: 'subscriptions/subscription-offers-page.ts#subscriptionOffersPage',
    view: 'SubscriptionOffersView',
  },
  experiences: { page: 'experiences/experience-pages.ts#experiencesPage', view: 'ExperiencesView' },
  experience: { page: 'experiences/experience-pages.ts#experiencePage', view: 'ExperienceView' },
  experienceGroup: {
    page: 'experiences/experience-pages.ts#experienceGroupPage',
    view: 'ExperienceGroupView',
  },
  experienceArticle: {
    page: 'experiences/experience-pages.ts#experienceArticlePage',
    view: 'ExperienceArticleView',
  },
  offers: { page: 'offers/offers-pages.ts#offersPage', view: 'OffersView' },
  offer: { page: 'offers/offers-pages.ts#offerPage', view: 'OfferView' },
  news: { page: 'news/news-pages.ts#newsPage', view: 'NewsView', input: 'app: false' },
  newsItem: { page: 'news/news-pages.ts#newsItemPage', view: 'NewsItemView' },
  newsApp: { page: 'news/news-pages.ts#newsPage', view: 'NewsView', input: 'app: true' },
  mobileApp: { page: 'information/information-pages.ts#mobileAppPage', view: 'MobileAppView' },
  cvd: {
    page: 'information/information-pages.ts#informationPage',
    view: 'InformationView',
    input: "slug: 'cvd', kind: 'cvd'",
  },
  generalTerms: {
    page: 'information/information-pages.ts#informationPage',
    view: 'InformationView',
    input: "slug: 'general-terms', kind: 'generalTerms'",
  },
  search: { page: 'search/search-results-page.ts#searchResultsPage', view: 'SearchResultsView' },
  sitemap: { page: 'sitemap/sitemap-page.ts#sitemapPage', view: 'SitemapView' },
  information: {
    page: 'information/information-pages.ts#informationPage',
    view: 'InformationView',
    input: "kind: 'information'",
  },
  booking: { page: 'booking/booking-page.ts#bookingPage', view: 'BookingView' },
  ecards5: { page: 'ecards/ecards-page.ts#ecardsPage', view: 'EcardsView', input: 'seats: 5' },
  ecards3: { page: 'ecards/ecards-page.ts#ecardsPage', view: 'EcardsView', input: 'seats: 3' },
  voucher: { page: 'voucher/voucher-page.ts#voucherPage', view: 'VoucherView' },
  giftCard: { page: 'gift-card/gift-card-pages.ts#giftCardPage', view: 'GiftCardView' },
  giftCardBalance: { page: 'gift-card/gift-card-pages.ts#giftCardBalancePage', view: 'GiftCardBalanceView' },
  giftCardOrder: { page: 'gift-card/gift-card-pages.ts#giftCardOrderPage', view: 'GiftCardOrderView' },
  help: { page: 'help/help-pages.ts#helpPage', view: 'HelpView', input: 'app: false' },
  helpArticleById: {
    page: 'help/help-pages.ts#helpArticlePage',
    view: 'HelpArticleView',
    input: 'app: false',
  },
  helpArticle: { page: 'help/help-pages.ts#helpArticlePage', view: 'HelpArticleView', input: 'app: false' },
  helpSearch: { page: 'help/help-pages.ts#helpSearchPage', view: 'HelpSearchView', input: 'app: false' },
  helpCategory: {
    page: 'help/help-pages.ts#helpCategoryPage',
    view: 'HelpCategoryView',
    input: 'app: false',
  },
  helpApp: { page: 'help/help-pages.ts#helpPage', view: 'HelpView', input: 'app: true' },
  helpArticleByIdApp: {
    page: 'help/help-pages.ts#helpArticlePage',
    view: 'HelpArticleView',
    input: 'app: true',
  },
  helpArticleApp: { page: 'help/help-pages.ts#helpArticlePage', view: 'HelpArticleView', input: 'app: true' },
  helpSearchApp: { page: 'help/help-pages.ts#helpSearchPage', view: 'HelpSearchView', input: 'app: true' },
  helpCategoryApp: {
    page: 'help/help-pages.ts#helpCategoryPage',
    view: 'HelpCategoryView',
    input: 'app: true',
  },
}

const LINE_WIDTH = 110
const FOLDER = join(import.meta.dirname, '../routes')

const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** `cinemaLight` is in `cinema-light.tsx`. */
const routeFile = (kind: RouteKind): string => `${kebab(kind)}.tsx`

/** The router splits a page from the entry by its route file, so each kind has one. */
export function routeCode(kind: RouteKind): string {
  const { page, view, input, search = true } = sources[kind]
  const [pageFile = '', pageName = ''] = page.split('#')
  const viewFile = join(dirname(pageFile), `${kebab(view)}.tsx`)
  const imports = [[viewFile, view] as const, [pageFile, pageName] as const]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, name]) => `import { ${name} } from '${join('../pages', file)}'`)
  const load = search
    ? `loadRoute(${pageName}, { ...params, ...deps${input === undefined ? '' : `, ${input}`} }),`
    : `loadRoute(${pageName}, params),`
  const loader = `  loader: (${search ? '{ params, deps }' : '{ params }'}) =>`
  const component = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`
  return `// Generated from the table in \`src/routing/virtual-routes.ts\`.
${search ? "import { readSearch } from '@marquee/addresses/page-search.ts'\n" : ''}import { createFileRoute } from '@tanstack/react-router'
${imports.join('\n')}
import { loadRoute } from '../routing/load.ts'
import { LoadedView } from '../routing/loaded-view.tsx'
import { pageHead } from '../routing/page-head.ts'

export const Route = createFileRoute('/$language/${routes[kind].path}')({
  staticData: { kind: '${kind}' },
${search ? `  loaderDeps: readSearch('${kind}'),\n` : ''}${loader}${loader.length + load.length < LINE_WIDTH ? ' ' : '\n    '}${load}
  head: pageHead,
  component: ${component},
})

function ${component}() {
  return <LoadedView loaded={Route.useLoaderData()} view={${view}} />
}
`
}

/** Writes the route files that differ from the table, and returns the route tree of `config/routes.ts`. */
export function writtenRoutes(): VirtualRootRoute {
  for (const kind of routeKinds) {
    const [file, code] = [join(FOLDER, routeFile(kind)), routeCode(kind)]
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code)
  }
  return rootRoute('root.tsx', [
    route('/$language', 'language.tsx', [
      ...routeKinds.map((kind) =>
        routes[kind].path === '' ? index(routeFile(kind)) : route(`/${routes[kind].path}`, routeFile(kind)),
      ),
      route('/$', 'unknown.tsx'),
    ]),
  ])
}
