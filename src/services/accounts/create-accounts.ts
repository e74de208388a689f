import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { knownDevices } from '@marquee/kit/http/devices.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { createPasswords } from '@marquee/kit/secrets/passwords.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { newToken } from '@marquee/kit/secrets/tokens.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { KnownShows } from '../../api/known-shows.ts'
import type { AccountParts } from './account-parts.ts'
import type { Accounts, SavedItems } from './accounts.ts'
import { bookingKeys } from './booking-keys.ts'
import type { Booking, Bookings } from './booking-types.ts'
import { createChangingAddress } from './changing-address.ts'
import { clientEvents } from './client-events.ts'
import { createClientSessions } from './client-sessions.ts'
import { createEvenings } from './evenings/create-evenings.ts'
import { createGuestOrders } from './guest-orders.ts'
import { createMailDelivery, type SmtpServer } from './mail-delivery.ts'
import { createMembership, type PlansOf } from './membership.ts'
import { countOrders } from './order-counts.ts'
import { createBookings } from './orders.ts'
import { createOutsideSubjects } from './outside-subjects.ts'
import { createPassedTickets } from './passed-tickets.ts'
import type { MakePortrait, SignInProofs, WriteMail } from './ports.ts'
import { createProfileChanges } from './profile-changes.ts'
import { createRegistering } from './registering.ts'
import { createReminders, type RemindersOptions } from './reminders/create-reminders.ts'
import type { Reminders } from './reminders/reminders.ts'
import type { Retention } from './retention.ts'
import { createSigningIn } from './signing-in.ts'
import type { AccountStore } from './store/account-tables.ts'
import { listMails } from './store/mails.ts'
import { addFavourite, readSavedItems, removeFavourite } from './store/saved-items.ts'
import { startTidying } from './tidying.ts'
import { createSavedShows } from './wishes-and-ratings.ts'

export interface CinemaKey {
  readonly slug: string
  readonly vistaRef: string | null
}

export interface AccountsOptions {
  readonly store: AccountStore
  readonly cinemas: (site: SiteId) => Promise<readonly CinemaKey[]>
  /** Any slug may be saved as that of a show if it is absent. */
  readonly shows?: KnownShows
  /** No site sells a subscription if it is absent. */
  readonly plans?: PlansOf
  readonly writeMail: WriteMail
  /** No file becomes a picture if it is absent. */
  readonly makePortrait?: MakePortrait
  /** Mails stay in the store and show on the outbox page if it is absent. */
  readonly smtp?: SmtpServer | undefined
  readonly forget?: (site: SiteId, account: string) => Promise<void>
  /** Idle accounts stay if it is absent. */
  readonly retention?: Retention
  /** Outside provider of a site; null if clients sign in here. By default every site's do. */
  readonly issuerOf?: (site: SiteId) => string | null
  readonly audit: Pick<AuditLog, 'record' | 'clientKey'>
  readonly onError: (error: unknown, message: string) => void
  /** There are no reminders of films if it is absent. */
  readonly reminders?: RemindersOptions
  readonly clock?: Clock
  readonly passwordCost?: HashCost
  /** Signs device cookies and links to bookings; without it they are valid in this process only. */
  readonly secret?: string
  /** A browser that is not known gets no further than strangers have tried if it is absent. */
  readonly proofs?: SignInProofs
}

const UNLIMITED: Retention = {
  idleMonths: undefined,
  originsOf: () => ({ origin: '', clientOrigin: '' }),
}

type Favourites = Pick<SavedItems, 'list' | 'favouriteLimit' | 'addFavourite' | 'removeFavourite'>

function createFavourites(
  store: AccountStore,
  cinemas: AccountsOptions['cinemas'],
  clock: Clock,
): Favourites {
  const favouriteLimit = (site: SiteId) => sites[site].favouriteLimit
  return {
    list: (site, account) => readSavedItems(store.read, site, account),
    favouriteLimit,
    async addFavourite(site, account, cinema) {
      const open = new Set((await cinemas(site)).map(({ slug }) => slug))
      return addFavourite(store, { site, account, cinema }, { limit: favouriteLimit(site), open }, clock())
    },
    removeFavourite: (site, account, cinema) => removeFavourite(store, site, account, cinema),
  }
}

/** Seats of a cancelled booking are offered to those who wait for them. */
function offeringFreed(bookings: Bookings, reminders: Pick<Reminders, 'seatsFreed'> | undefined): Bookings {
  if (!reminders) return bookings
  async function freed(site: SiteId, cancelled: Booking | null) {
    if (cancelled) await reminders?.seatsFreed(site, { ...cancelled, start: cancelled.startsAt })
    return cancelled
  }
  return {
    ...bookings,
    cancel: async (visited, ...which) => freed(visited.site, await bookings.cancel(visited, ...which)),
    cancelGuestBooking: async (visited, ...which) =>
      freed(visited.site, await bookings.cancelGuestBooking(visited, ...which)),
  }
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { store, onError } = options
  const clock = options.clock ?? Date.now
  const plans = options.plans ?? (async () => [])
  const secret = options.secret ?? newToken()
  const delivery = createMailDelivery({ store, smtp: options.smtp, clock, onError })
  const parts: AccountParts = {
    store,
    clock,
    limiter: createRateLimiter(store, clock),
    devices: knownDevices(secret),
    keys: bookingKeys(secret),
    proofs: options.proofs ?? { puzzle: async () => undefined, isSolved: async () => false },
    passwords: createPasswords(options.passwordCost),
    writeMail: options.writeMail,
    wakeMails: delivery.wake,
    makePortrait: options.makePortrait ?? (async () => null),
    forget: options.forget ?? (async () => {}),
    issuerOf: options.issuerOf ?? (() => null),
    note: clientEvents(options.audit),
  }
  const bookings = { ...createBookings(parts), ...createGuestOrders(parts), ...createPassedTickets(parts) }
  const { orders, figures: orderFigures } = countOrders(bookings)
  const reminding = options.reminders && createReminders(parts, secret, options.reminders, onError)
  const tidying = startTidying({ parts, retention: options.retention ?? UNLIMITED, onError })
  return {
    registration: { ...createRegistering(parts), ...createChangingAddress(parts) },
    access: { ...createSigningIn(parts), ...createOutsideSubjects(parts) },
    sessions: createClientSessions(parts),
    profiles: createProfileChanges(parts, plans),
    savedItems: {
      ...createFavourites(store, options.cinemas, clock),
      ...createSavedShows(store, options.shows, clock),
    },
    bookings: offeringFreed({ ...bookings, ...orders }, reminding?.reminders),
    orderFigures,
    evenings: createEvenings(parts),
    memberships: createMembership(parts, plans),
    reminders: reminding?.reminders,
    mails: (site) => listMails(store.read, site),
    async close() {
      await tidying.stop()
      await reminding?.close()
      await delivery.close()
    },
  }
}
