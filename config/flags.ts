import { keysOf, recordOf } from './keys.ts'
import type { SiteId } from './sites.ts'
import type { FlagConfig } from './types.ts'

const operational = { kind: 'operational', reach: 'edition', until: '2027-11-30' } as const
const killSwitch = { ...operational, kind: 'kill-switch' } as const
const onEverywhere = { default: true, exceptions: {} } as const
const offEverywhere = { default: false, exceptions: {} } as const
const onlyInFrance = { default: false, exceptions: { fr: true } } as const
const onlyInTheNetherlands = { default: false, exceptions: { nl: true } } as const

/** Every feature that a country can switch; also the values without a flag service. */
export const flags = {
  authentication: {
    ...killSwitch,
    owner: 'accounts',
    effect: 'The site offers the account, the wallet and the profile. Off, nobody can sign in.',
    fourEyes: true,
    ...onEverywhere,
  },
  forcedAuthentication: {
    ...operational,
    owner: 'accounts',
    effect: 'Every page of the site requires signing in. Off, everybody may browse.',
    fourEyes: true,
    ...offEverywhere,
  },
  businessCode: {
    ...operational,
    owner: 'ticketing',
    effect: 'E-cards and offers ask for a works-council code and pass it on to the order.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  fullCinemaList: {
    ...operational,
    owner: 'programme',
    effect: 'The footer lists every cinema by name. Off, it lists chosen cities.',
    default: true,
    exceptions: { fr: false, nl: false },
  },
  groupByCity: {
    ...operational,
    owner: 'programme',
    effect: 'The list of cinemas is grouped by city.',
    default: true,
    exceptions: { sn: false, tn: false, ci: false, ma: false },
  },
  favouriteCinemas: {
    ...operational,
    owner: 'accounts',
    effect: 'Visitors can keep cinemas as favourites.',
    default: true,
    exceptions: { sn: false, tn: false, ci: false, ma: false },
  },
  openWishlist: {
    ...operational,
    owner: 'accounts',
    effect:
      'The wishlist has its own page, and visitors without an account keep it on their device. Off, the heart asks them to sign in.',
    ...offEverywhere,
  },
  versionedClientCalls: {
    ...operational,
    owner: 'accounts',
    effect:
      'Calls about a client go to /api/v1/ on the client host. Off, they go to /api/ followed by the language.',
    ...offEverywhere,
  },
  filter3d: {
    ...operational,
    owner: 'programme',
    effect: 'Films and showtimes can be filtered by 3D.',
    default: false,
    exceptions: { sn: true, tn: true, ci: true, ma: true },
  },
  filterFamily: {
    ...operational,
    owner: 'programme',
    effect: 'Films can be filtered by those for families.',
    default: true,
    exceptions: { be: false },
  },
  filterVip: {
    ...operational,
    owner: 'programme',
    effect: 'Showtimes can be filtered by Lounge and Duo seats.',
    default: true,
    exceptions: { be: false, tn: false, sn: false, nl: false },
  },
  giftCard: {
    ...operational,
    owner: 'ticketing',
    effect: 'The pages of the gift card exist: give one, check its balance.',
    ...onlyInTheNetherlands,
  },
  reminders: {
    ...operational,
    owner: 'accounts',
    effect: 'A film that cannot be booked yet offers a reminder, by e-mail or notification.',
    ...onEverywhere,
  },
  watches: {
    ...operational,
    owner: 'accounts',
    effect: 'Lists of showtimes can be followed, and captions and audio description have a page.',
    ...offEverywhere,
  },
  freedSeats: {
    ...operational,
    owner: 'ticketing',
    effect: 'Who finds no seats together is offered some when an order is cancelled.',
    ...offEverywhere,
  },
  seasonMultipleSelection: {
    ...operational,
    owner: 'programme',
    effect: 'Several dates of a season can be chosen at once.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  evenings: { ...operational, owner: 'ticketing', effect: 'Friends choose by a link.', ...offEverywhere },
  bookingChanges: { ...operational, owner: 'ticketing', effect: 'Bookings can change.', ...offEverywhere },
  showtimesByVersion: {
    ...operational,
    owner: 'programme',
    effect: 'The showtimes of a film stand in a row for each language version.',
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
    effect: 'E-cards and vouchers can be given as a gift.',
    ...onlyInFrance,
  },
  voucherChecker: {
    ...operational,
    owner: 'ticketing',
    effect: 'The page exists on which visitors check a voucher.',
    ...onlyInFrance,
  },
  cinepass: {
    ...operational,
    owner: 'subscriptions',
    effect: 'The CinéPass subscription is sold.',
    fourEyes: true,
    ...onlyInFrance,
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
    ...onlyInTheNetherlands,
  },
  wallet: {
    ...operational,
    owner: 'accounts',
    effect: 'The menu on phones leads to the visitor’s bookings.',
    ...onEverywhere,
  },
  smartBanner: {
    ...operational,
    reach: 'visitor',
    owner: 'mobile',
    effect:
      'A banner suggests the mobile app. Variants: “usual” is the known look, “seats” speaks of booking a seat, “line” has one line only.',
    variants: ['usual', 'seats', 'line'],
    ...onEverywhere,
  },
  serviceWorker: {
    ...killSwitch,
    owner: 'platform',
    effect: 'Visited pages open without a connection. Off, browsers remove what they stored for that.',
    ...onEverywhere,
  },
  agents: {
    ...killSwitch,
    owner: 'programme',
    effect:
      'Assistants of visitors can ask the site for its programme, at /mcp. Off, they find nothing there.',
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
    ...onlyInTheNetherlands,
  },
  moreFrom: {
    ...operational,
    owner: 'marketing',
    effect: 'The menu leads to the page that presents the experiences.',
    ...onlyInTheNetherlands,
  },
  facebook: { ...operational, owner: 'marketing', effect: 'The footer links to Facebook.', ...onEverywhere },
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
  twitter: { ...operational, owner: 'marketing', effect: 'The footer links to X.', ...onlyInFrance },
  youtube: {
    ...operational,
    owner: 'marketing',
    effect: 'The footer links to YouTube, and the home page shows its latest video.',
    default: true,
    exceptions: { tn: false, sn: false, ci: false, ma: false },
  },
  tracking4dx: {
    ...operational,
    owner: 'analytics',
    effect: 'The statistics record which showtimes are in 4DX.',
    ...onlyInFrance,
  },
  trackingDolby: {
    ...operational,
    owner: 'analytics',
    effect: 'The statistics record which showtimes are in Dolby.',
    default: false,
    exceptions: { fr: true, ch: true },
  },
  trackingCategories: {
    ...operational,
    owner: 'analytics',
    effect: 'The statistics record every category of a film or event.',
    ...onlyInFrance,
  },
  copyCount: {
    ...operational,
    owner: 'analytics',
    effect: 'The statistics record the number of copies of a film.',
    ...onlyInFrance,
  },
} as const satisfies Record<string, FlagConfig & { exceptions: Partial<Record<SiteId, boolean>> }>

export type FlagName = keyof typeof flags
export type FlagValues = Readonly<Record<FlagName, boolean>>

/** May differ between visitors; only for parts whose space is reserved. */
export type VisitorFlagName = {
  [Name in FlagName]: (typeof flags)[Name]['reach'] extends 'visitor' ? Name : never
}[FlagName]

export const flagNames = keysOf(flags)
export const visitorFlagNames = flagNames.filter(
  (name): name is VisitorFlagName => flags[name].reach === 'visitor',
)

const valuesBy = (value: (flag: FlagConfig) => boolean): FlagValues =>
  recordOf(flagNames, (name) => value(flags[name]))

/** Values of a site without a flag service. */
export const defaultFlags = (site: SiteId): FlagValues =>
  valuesBy((flag) => flag.exceptions[site] ?? flag.default)

export const allFlagsOn = (): FlagValues => valuesBy(() => true)
