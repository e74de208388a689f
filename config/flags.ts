import type { SiteId } from './sites.ts'
import type { FlagConfig } from './types.ts'

const operational = { kind: 'operational', reach: 'edition', until: '2027-11-30' } as const
const killSwitch = { ...operational, kind: 'kill-switch' } as const
const onEverywhere = { default: true, exceptions: {} } as const
const offEverywhere = { default: false, exceptions: {} } as const

/** Every feature that a country can switch; also the values without a flag service. */
export const flags = {
  authentication: {
    ...killSwitch,
    owner: 'accounts',
    effect: 'Account, wallet and profile entries are shown.',
    fourEyes: true,
    ...onEverywhere,
  },
  forcedAuthentication: {
    ...operational,
    owner: 'accounts',
    effect: 'Every page of the site requires signing in.',
    fourEyes: true,
    ...offEverywhere,
  },
  businessCode: {
    ...operational,
    owner: 'ticketing',
    effect: 'E-cards and offers ask for a works-council code and pass it to the order tunnel.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  fullCinemaList: {
    ...operational,
    owner: 'programme',
    effect: 'The footer lists every cinema by name; off, it lists the fixed cities.',
    default: true,
    exceptions: { fr: false, nl: false },
  },
  groupByCity: {
    ...operational,
    owner: 'programme',
    effect: 'The cinema list is grouped by city.',
    default: true,
    exceptions: { sn: false, tn: false, ci: false, ma: false },
  },
  favouriteCinemas: {
    ...operational,
    owner: 'accounts',
    effect: 'Cinemas can be kept as favourites.',
    default: true,
    exceptions: { sn: false, tn: false, ci: false, ma: false },
  },
  openWishlist: {
    ...operational,
    owner: 'accounts',
    effect: 'The wishlist has a page and needs no account; off, the heart requires signing in.',
    ...offEverywhere,
  },
  versionedClientCalls: {
    ...operational,
    owner: 'accounts',
    effect: 'Calls of a client go to /api/v1/ of the client host; off, to /api/ and the language.',
    ...offEverywhere,
  },
  filter3d: {
    ...operational,
    owner: 'programme',
    effect: 'The filters offer 3D.',
    default: false,
    exceptions: { sn: true, tn: true, ci: true, ma: true },
  },
  filterFamily: {
    ...operational,
    owner: 'programme',
    effect: 'The filters offer family films.',
    default: true,
    exceptions: { be: false },
  },
  filterVip: {
    ...operational,
    owner: 'programme',
    effect: 'The filters offer VIP seats.',
    default: true,
    exceptions: { be: false, tn: false, sn: false, nl: false },
  },
  giftCard: {
    ...operational,
    owner: 'ticketing',
    effect: 'The gift card pages exist: buy one, read its balance.',
    default: false,
    exceptions: { nl: true },
  },
  reminders: {
    ...operational,
    owner: 'accounts',
    effect: 'The page of a film that cannot be booked yet offers a reminder by mail or notification.',
    ...onEverywhere,
  },
  seasonMultipleSelection: {
    ...operational,
    owner: 'programme',
    effect: 'Several dates of a season can be chosen at once.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  showtimesByVersion: {
    ...operational,
    owner: 'programme',
    effect: 'Showtimes of a film stand in a row for each version.',
    default: false,
    exceptions: { ch: true, nl: true },
  },
  vod: {
    ...operational,
    owner: 'programme',
    effect: 'Films that can be watched at home say so.',
    default: false,
    exceptions: { fr: true, nl: true },
  },
  homeVideo: {
    ...operational,
    owner: 'programme',
    effect: 'The menu leads to the video service.',
    default: false,
    exceptions: { fr: true, nl: true },
  },
  voucherGifting: {
    ...operational,
    owner: 'ticketing',
    effect: '“Give as a present” on e-cards and vouchers.',
    default: false,
    exceptions: { fr: true },
  },
  voucherChecker: {
    ...operational,
    owner: 'ticketing',
    effect: 'The voucher checker page exists.',
    default: false,
    exceptions: { fr: true },
  },
  cinepass: {
    ...operational,
    owner: 'subscriptions',
    effect: 'The CinéPass subscription is sold.',
    fourEyes: true,
    default: false,
    exceptions: { fr: true },
  },
  pass: {
    ...operational,
    owner: 'subscriptions',
    effect: 'The Pass subscription is sold.',
    default: false,
    exceptions: { ch: true },
  },
  unlimited: {
    ...operational,
    owner: 'subscriptions',
    effect: 'The Unlimited subscription is sold.',
    default: false,
    exceptions: { nl: true },
  },
  wallet: {
    ...operational,
    owner: 'accounts',
    effect: 'The mobile menu leads to the bookings of the client area.',
    ...onEverywhere,
  },
  smartBanner: {
    ...operational,
    reach: 'visitor',
    owner: 'mobile',
    effect:
      'A banner suggests the app. Variants: `usual`; `seats` is about a seat; `line` has one line only.',
    variants: ['usual', 'seats', 'line'],
    ...onEverywhere,
  },
  serviceWorker: {
    ...killSwitch,
    owner: 'platform',
    effect: 'Visited pages open offline; off, browsers remove the service worker and what it stored.',
    ...onEverywhere,
  },
  offersMenu: {
    ...operational,
    owner: 'marketing',
    effect: 'The menu leads to the offers.',
    ...onEverywhere,
  },
  businessSite: {
    ...operational,
    owner: 'marketing',
    effect: 'The menu leads to the site for companies.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  club: {
    ...operational,
    owner: 'marketing',
    effect: 'The menu leads to the club.',
    default: false,
    exceptions: { nl: true },
  },
  moreFrom: {
    ...operational,
    owner: 'marketing',
    effect: 'The menu leads to the landing page of the experiences.',
    default: false,
    exceptions: { nl: true },
  },
  facebook: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to Facebook.',
    ...onEverywhere,
  },
  instagram: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to Instagram.',
    ...onEverywhere,
  },
  tiktok: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to TikTok.',
    default: false,
    exceptions: { fr: true, nl: true },
  },
  twitter: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to X.',
    default: false,
    exceptions: { fr: true },
  },
  youtube: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to YouTube, the home page shows its latest video.',
    default: true,
    exceptions: { tn: false, sn: false, ci: false, ma: false },
  },
  tracking4dx: {
    ...operational,
    owner: 'analytics',
    effect: 'Page events report 4DX showtimes.',
    default: false,
    exceptions: { fr: true },
  },
  trackingDolby: {
    ...operational,
    owner: 'analytics',
    effect: 'Page events report Dolby showtimes.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  trackingCategories: {
    ...operational,
    owner: 'analytics',
    effect: 'Page events report every category of a show.',
    default: false,
    exceptions: { fr: true },
  },
  copyCount: {
    ...operational,
    owner: 'analytics',
    effect: 'Page events report the number of copies of a film.',
    default: false,
    exceptions: { fr: true },
  },
} as const satisfies Record<string, FlagConfig & { exceptions: Partial<Record<SiteId, boolean>> }>

export type FlagName = keyof typeof flags
export type FlagValues = Readonly<Record<FlagName, boolean>>

type NameOfReach<Reach extends FlagConfig['reach']> = {
  [Name in FlagName]: (typeof flags)[Name]['reach'] extends Reach ? Name : never
}[FlagName]
/** May change routes and HTML, so the value is the same for all visitors. */
export type EditionFlagName = NameOfReach<'edition'>
/** May differ between visitors; only for parts whose space is reserved. */
export type VisitorFlagName = NameOfReach<'visitor'>

export const flagNames = Object.keys(flags) as FlagName[]
export const visitorFlagNames = flagNames.filter(
  (name): name is VisitorFlagName => flags[name].reach === 'visitor',
)

/** Values of a site without a flag service. */
export function defaultFlags(site: SiteId): FlagValues {
  const value = (flag: FlagConfig) => flag.exceptions[site] ?? flag.default
  return Object.fromEntries(flagNames.map((name) => [name, value(flags[name])])) as FlagValues
}
