type Paths = readonly string[]

/** Beginnings of paths from the root, by the chunk that holds their files. */
export const chunkPaths = {
  /** Shared by detail pages; lists and the home page do not load it. */
  detail: [
    'packages/design/controls/pager',
    'packages/design/controls/share',
    'packages/design/heroes/bulb-digits',
    'packages/design/heroes/cinema-hero',
    'packages/design/heroes/detail',
    'packages/design/heroes/film-hero',
    'packages/design/labels/notes',
    'packages/design/labels/tag-notes',
    'packages/design/places',
    'packages/design/sections/fact',
    'packages/design/sections/price-table',
    'packages/design/sections/service-list',
    'packages/design/showtimes/board',
    'packages/design/showtimes/day-strip.css',
    'packages/design/showtimes/pin.css',
    'packages/design/showtimes/programme.css',
    'src/features/business-code',
    'src/features/schedule/open-calendar',
    'src/programme/page-tag-notes',
  ],
  /** Sheets of films and cinemas. A sheet of a kilobyte each would cost the main picture a connection. */
  programme: [
    'packages/design/sections/folded-section.css',
    'src/features/cinema-details/cinema-facts.css',
    'src/pages/show/show.css',
    'src/pages/show/timetable.css',
    'src/programme/cinema.css',
    'src/programme/timetable.css',
  ],
  /** Shared by modals and a few pages. */
  modal: [
    'content-models/rules/plain-letters',
    'content-models/rules/search-text',
    'packages/design/controls/search-field',
    'packages/design/modals',
    'src/features/card-check/check-link',
    'src/features/card-check/steps',
    'src/features/modals/modal.',
  ],
  /** Formats of modals and machines, and what a calm page shares with them. */
  formats: [
    'config/consent-storage',
    'content-models/site-clock',
    'machines/unconnected',
    'packages/i18n/format',
    'packages/i18n/prices',
  ],
  /** Shared by pages with days and times. */
  times: [
    'packages/design/controls/toggle-group',
    'packages/design/feedback/skeletons',
    'packages/design/showtimes/day-strip.tsx',
    'packages/design/showtimes/pin-bar',
    'packages/design/showtimes/programme.tsx',
    'packages/design/showtimes/upsell',
    'src/features/reminder/follow-link',
    'src/features/reminder/reminder.',
    'src/features/schedule/next-open-day',
    'src/programme/choices',
  ],
  /** Orders by the way from the visitor. */
  nearby: [
    'src/features/locator/geolocation',
    'src/features/locator/nearby-order',
    'src/page-kit/distance',
    'src/programme/home-at',
    'src/programme/timetable-order',
  ],
  /** Only code that is fetched after the first view needs it. */
  queries: [
    'config/stale-times',
    'node_modules/@tanstack/query-core/',
    'node_modules/@tanstack/react-query/',
    'src/api/queries.',
    'src/page-kit/page-query.',
  ],
  /** Shared by most pages. One file: thirty small ones weigh seven kilobytes more, and each is a request. */
  frame: [
    'config/languages',
    'config/limits',
    'packages/addresses/',
    'packages/design/',
    'src/editorial/cta-link',
    'src/editorial/push-card',
    'src/editorial/tile-card',
    'src/editorial/tile-rail',
    'src/features/alerts/editors-alerts',
    'src/features/auth/use-sign-in-required',
    'src/features/consent/consent',
    'src/features/consent/use-consent',
    'src/features/header/header-push.tsx',
    'src/features/language/language-options',
    'src/features/language/remember-language',
    'src/features/locator/place-on-load.',
    'src/features/locator/place.',
    'src/features/smart-banner/app-suggestion',
    'src/features/smart-banner/smart-banner.tsx',
    'src/features/theme/',
    'src/features/trailers/playable-trailer',
    'packages/i18n/',
    'src/page-kit/define-page',
    'src/page-kit/load-page',
    'src/page-kit/site-context',
    'src/pages/gift-card/gift-card-face',
    'src/programme/live-rows',
    'src/programme/quick-look',
    'src/programme/show-anchors',
    'src/programme/show-card',
    'src/programme/use-deferred-list',
    'src/programme/use-minute',
    'src/routing/',
    'src/shell/',
    'packages/kit/http/document-cookie',
    'src/storage/place-store',
  ],
} satisfies Record<string, Paths>

/** Files in folders of the frame that are left to the chunks of their importers. */
export const outsideFrame: Paths = [
  'packages/addresses/safe-path',
  // Offers, which the home page and a search have too.
  'packages/design/cards/offer-ticket',
  // Lists with filters, forms and searches.
  'packages/design/controls/field.',
  'packages/design/controls/filter-bar',
  'packages/design/controls/query-suggestions',
  // The page of a cinema.
  'packages/design/sections/folded-section.',
  'src/shell/errors/',
  'src/shell/modals/modal-',
  'src/shell/modals/registry',
]

const within = (paths: Paths) => (id: string) => paths.some((path) => id.includes(`/${path}`))

const isShared = within(chunkPaths.frame)
const { detail, modal, formats, times } = chunkPaths
const isLeftOut = within([...outsideFrame, ...detail, ...modal, ...formats, ...times])

/** The bundler's groups. A group also takes what its files import, so that the frame, which is filled first, names what it leaves. */
export const chunkGroups = [
  {
    name: 'frame',
    test: (id: string) => isShared(id) && !isLeftOut(id),
    minShareCount: 3,
    priority: 2,
  },
  { name: 'detail', test: within(detail), minShareCount: 3, priority: 1 },
  { name: 'programme', test: within(chunkPaths.programme), priority: 1 },
  { name: 'modal', test: within(modal), minShareCount: 2, priority: 1 },
  { name: 'formats', test: within(formats), minShareCount: 2, priority: 1 },
  { name: 'times', test: within(times), minShareCount: 2, priority: 1 },
  { name: 'nearby', test: within(chunkPaths.nearby), minShareCount: 2, priority: 1 },
  { name: 'queries', test: within(chunkPaths.queries), priority: 1 },
]
