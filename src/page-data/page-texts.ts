import type { PageName } from './page-data.ts'

/** Namespaces of `locales/` that every page carries: its frame, its components, its error states. */
export const frameTexts = ['shell', 'components', 'errors', 'consent', 'teasers', 'app'] as const

/** What the view of each page says besides. A page brings these along; a navigation in the browser fetches those that are not there yet. */
export const pageTexts = {
  shell: [],
  home: ['home', 'show'],
  shows: ['shows'],
  show: ['show'],
  entertainments: ['shows'],
  cinemas: ['cinemas'],
  cinema: ['cinema'],
  city: ['city', 'cinema'],
  sitemap: [],
  booking: ['booking', 'subscriptions', 'offers'],
  season: ['seasons'],
  subscriptionOffers: ['subscriptions'],
  experiences: ['experiences'],
  experience: ['experiences', 'cinema'],
  experienceGroup: ['experiences'],
  experienceArticle: ['experiences'],
  offers: ['offers'],
  offer: ['offers', 'news'],
  news: ['news'],
  newsItem: ['news'],
  help: ['help', 'chat'],
  helpArticle: ['help', 'chat'],
  helpSearch: ['help', 'chat'],
  helpCategory: ['help', 'chat'],
  ecards: ['ecards'],
  voucher: ['voucher'],
  giftCard: ['giftcard'],
  giftCardBalance: ['giftcard'],
  giftCardOrder: ['giftcard'],
  mobileApp: ['mobile-app'],
  information: ['information'],
  search: [],
  searchResults: ['search'],
  locator: ['locator'],
  tonight: [],
} as const satisfies Readonly<Record<PageName, readonly string[]>>
