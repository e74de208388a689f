import type { Database } from '@marquee/kit/database/database.ts'
import type { RateLimitTables } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** Mails of a site’s clients, or of staff. */
export type MailGroup = SiteId | 'staff'

interface AccountsTable {
  site: SiteId
  id: string
  /** Unique. A placeholder for a client without a confirmed address. */
  email: string
  /** The address of a registration until it is confirmed. Several accounts may claim one. */
  claim: string | null
  email_verified_at: string | null
  /** Salted hash with its parameters; null for clients who sign in elsewhere. */
  password: string | null
  /** Outside identity provider and its id of the client. */
  issuer: string | null
  subject: string | null
  first_name: string | null
  last_name: string | null
  language: string
  completed_at: string | null
  newsletter: number
  mail_consent: number
  subscription: string | null
  created_at: string
  updated_at: string
  /** Last sign-in or visit, to the day. Null for accounts not seen since the column exists. */
  seen_at: string | null
  /** The mail that announces the deletion of the idle account. */
  idle_notice_at: string | null
}

interface SessionsTable {
  token_hash: string
  site: string
  account: string
  csrf: string
  started_at: number
  expires_at: number
  /** Outside identity provider, and its ID token; null for a sign-in here. */
  issuer: string | null
  id_token: string | null
  /** `Firefox, Windows` */
  device: string | null
  /** Null for a session that the version before started. */
  seen_at: number | null
}

interface AccountLinksTable {
  token_hash: string
  site: string
  account: string
  purpose: 'confirm' | 'newEmail' | 'reset'
  /** The address to which the link was mailed, which it confirms. */
  address: string | null
  expires_at: number
  used_at: number | null
}

interface SavedItemTable {
  site: string
  account: string
  /** The highest is the newest. */
  position: number
  at: string
}

interface FavouriteCinemasTable extends SavedItemTable {
  cinema: string
}

interface WishlistShowsTable extends SavedItemTable {
  show: string
}

interface ShowEmotionsTable extends SavedItemTable {
  show: string
  emotion: string
}

interface BookingsTable {
  id: string
  site: string
  account: string
  show: string
  show_title: string
  cinema: string
  cinema_name: string
  starts_at: string
  version: string | null
  auditorium: string | null
  seats: number
  /** JSON list of the chosen seats, as in `booking_seats`; null without a plan. */
  places: string | null
  /** The address of an orderer without an account, whose `account` is empty. */
  email: string | null
  /** The key of the form that sent it; null for bookings from before forms had one. */
  order_key: string | null
  created_at: string
  cancelled_at: string | null
}

/** Seats of bookings that are not cancelled, and of offers (`offer:` and the id of a reminder): one each. */
interface BookingSeatsTable {
  site: string
  cinema: string
  auditorium: string
  starts_at: string
  seat: string
  /** Empty while the seat is held for a friend. */
  booking: string
  /** The friend of an evening for whom it was held, also once it is booked. */
  hold: string | null
  /** Epoch seconds until which it is held; null once it is booked. */
  held_until: number | null
  /** The key of the link with which the ticket was passed on; null if it was not. */
  passed: string | null
}

interface EveningsTable {
  /** Hash of the token in the link. */
  id: string
  site: string
  /** Epoch seconds. */
  ends_at: number
  /** JSON of an `EveningState`. */
  state: string
}

/** Append-only: proof of each consent and withdrawal. */
interface AccountConsentsTable {
  id: string
  site: string
  account: string
  consent: string
  granted: number
  /** Version of the text that the client saw. */
  version: string
  at: string
}

interface AccountDevicesTable {
  site: string
  account: string
  device_hash: string
  /** Epoch seconds. */
  seen_at: number
}

/** Separate from `accounts`, whose rows every request reads. */
interface AccountPicturesTable {
  site: string
  account: string
  /** WebP in base64. */
  picture: string
  updated_at: string
}

interface MailsTable {
  id: string
  site: MailGroup
  language: Language
  recipient: string
  subject: string
  text: string
  html: string
  created_at: string
  sent_at: string | null
  tries: number
  next_try_at: number
  /** Address for List-Unsubscribe; null for mails that report what a client did. */
  unsubscribe: string | null
}

interface RemindersTable {
  id: string
  site: SiteId
  language: Language
  /** Null for a visitor without an account. */
  account: string | null
  channel: 'mail' | 'push'
  /** Hash of the e-mail address or of the endpoint. */
  recipient: string
  email: string | null
  /** JSON of a `NotificationTarget`. */
  push: string | null
  /** Empty for a list. */
  show: string
  /** The film's or the list's. */
  show_title: string
  /** Cinema or city; empty: any cinema of the site. The address of a list; cinema and start of a showtime. */
  place: string
  place_name: string
  /** `list`: new showtimes of a list, each time there are some. `seats`: seats together in a showtime. */
  awaits: 'sale' | 'showtimes' | 'list' | 'seats'
  /** JSON of a `SeatWish`; null for others. */
  wish: string | null
  /** `offered`: seats are held for it. */
  state: 'unconfirmed' | 'waiting' | 'offered' | 'sent'
  /** Epoch seconds; null without an offer. */
  offered_until: number | null
  /** Hosts on which it was requested, for its links. */
  origin: string
  client_origin: string
  created_at: string
  confirmed_at: string | null
  sent_at: string | null
  /** Epoch seconds; null while the site has the film. */
  gone_at: number | null
}

/** Lists that somebody follows. */
interface WatchedListsTable {
  site: SiteId
  path: string
  /** JSON list of showtimes that were in the list before, each beginning with its start. */
  known: string
  /** Rises with every change of `known`. */
  revision: number
  /** Epoch seconds. */
  checked_at: number
}

interface NotificationsTable {
  id: string
  site: SiteId
  account: string | null
  recipient: string
  push: string
  payload: string
  created_at: string
  tries: number
  next_try_at: number
}

export interface AccountTables extends RateLimitTables {
  accounts: AccountsTable
  sessions: SessionsTable
  account_links: AccountLinksTable
  favourite_cinemas: FavouriteCinemasTable
  wishlist_shows: WishlistShowsTable
  show_emotions: ShowEmotionsTable
  bookings: BookingsTable
  booking_seats: BookingSeatsTable
  evenings: EveningsTable
  account_pictures: AccountPicturesTable
  account_consents: AccountConsentsTable
  account_devices: AccountDevicesTable
  mails: MailsTable
  reminders: RemindersTable
  watched_lists: WatchedListsTable
  push_messages: NotificationsTable
}

export type AccountStore = Pick<Database<AccountTables>, 'engine' | 'db' | 'read' | 'transaction'>
export type AccountDatabase = Kysely<AccountTables>
