import { type SiteId, sites } from '../../../config/sites.ts'
import { type Clock, wallClock } from '../../../content-models/site-clock.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { knownDevices } from '../known-devices.ts'
import { createRateLimiter } from '../rate-limits/rate-limiter.ts'
import type { HashCost } from '../slow-hash.ts'
import { type AccountParts, clientPageHref, post } from './account-parts.ts'
import type { Accounts, Booking, BookOutcome } from './accounts.ts'
import { createChangingAddress } from './changing-address.ts'
import { createMailDelivery, type SmtpServer } from './mail-delivery.ts'
import { createMembership, type PlansOf } from './membership.ts'
import { countOrder } from './orders.ts'
import { createOutsideSubjects } from './outside-subjects.ts'
import { createPasswords } from './passwords.ts'
import type { MakePortrait, SignInProofs, WriteMail } from './ports.ts'
import { createProfileChanges } from './profile-changes.ts'
import { createRegistering } from './registering.ts'
import type { Retention } from './retention.ts'
import { newToken } from './secrets.ts'
import { createSigningIn } from './signing-in.ts'
import type { AccountDatabase, AccountStore } from './store/account-store.ts'
import { cancelBooking, insertBooking, readBookings, sameBooking } from './store/bookings.ts'
import { type ClientRow, changeClient } from './store/clients.ts'
import { listMails } from './store/mails.ts'
import {
  addFavourite,
  readSavedItems,
  removeFavourite,
  setEmotion,
  setIntention,
  setWishlist,
} from './store/saved-items.ts'
import { endSession, endSessions, readSession, startSession } from './store/sessions.ts'
import { startTidying } from './tidying.ts'

export interface CinemaKey {
  readonly slug: string
  readonly vistaRef: string | null
}

export interface AccountsOptions {
  readonly store: AccountStore
  readonly cinemas: (site: SiteId) => Promise<readonly CinemaKey[]>
  /** Without it no site sells a subscription. */
  readonly plans?: PlansOf
  readonly writeMail: WriteMail
  /** Without it no file becomes a picture. */
  readonly makePortrait?: MakePortrait
  /** Without one, mails stay in the store and show on the outbox page. */
  readonly smtp?: SmtpServer | undefined
  readonly forget?: (site: SiteId, account: string) => Promise<void>
  /** Without it idle accounts stay. */
  readonly retention?: Retention
  /** Outside provider of a site; null if clients sign in here. By default every site's do. */
  readonly issuerOf?: (site: SiteId) => string | null
  readonly onError: (error: unknown, message: string) => void
  readonly clock?: Clock
  readonly passwordCost?: HashCost
  /** Signs device cookies; without it they are valid in this process only. */
  readonly secret?: string
  /** Without it, a browser that is not known gets no further than strangers have tried. */
  readonly proofs?: SignInProofs
}

const UNLIMITED: Retention = {
  idleMonths: undefined,
  originsOf: () => ({ origin: '', clientOrigin: '' }),
}

type SavedItemsApi = Pick<
  Accounts,
  | 'savedItems'
  | 'favouriteLimit'
  | 'addFavourite'
  | 'removeFavourite'
  | 'setWishlist'
  | 'setIntention'
  | 'setEmotion'
>

function createSavedItems(
  store: AccountStore,
  cinemas: AccountsOptions['cinemas'],
  clock: Clock,
): SavedItemsApi {
  const favouriteLimit = (site: SiteId) => sites[site].favouriteLimit
  return {
    savedItems: (site, account) => readSavedItems(store.read, site, account),
    favouriteLimit,
    async addFavourite(site, account, cinema) {
      const open = new Set((await cinemas(site)).map(({ slug }) => slug))
      return addFavourite(store, { site, account, cinema }, { limit: favouriteLimit(site), open }, clock())
    },
    removeFavourite: (site, account, cinema) => removeFavourite(store, site, account, cinema),
    setWishlist: (site, account, shows) => setWishlist(store, site, account, shows, clock()),
    setIntention: (site, account, show, isIntended) =>
      setIntention(store, { site, account, show }, isIntended, clock()),
    setEmotion: (site, account, show, emotion) =>
      setEmotion(store, { site, account, show }, emotion, clock()),
  }
}

function createBookings(parts: AccountParts): Pick<Accounts, 'bookings' | 'book' | 'cancelBooking'> {
  const { store, clock } = parts
  const sendMail = (
    db: AccountDatabase,
    place: SiteRequest,
    client: ClientRow,
    kind: 'booked' | 'bookingCancelled',
    booking: Booking,
  ) =>
    post(parts, db, place, client, {
      kind,
      name: client.first_name,
      booking,
      href: clientPageHref(place, 'bookings'),
    })
  return {
    bookings: (site, account) => readBookings(store.read, site, account),
    async book(place, account, booking) {
      const { site } = place
      const booked = await changeClient(store, site, account, async (db, client): Promise<BookOutcome> => {
        const same = await sameBooking(db, site, account, booking, clock())
        if (same) return { kind: 'booked', booking: same }
        const refusal = await countOrder(db, site, client, clock())
        if (refusal) return refusal
        const made = await insertBooking(db, site, account, booking, clock())
        await sendMail(db, place, client, 'booked', made)
        return { kind: 'booked', booking: made }
      })
      if (!booked) throw new Error('There is no such client')
      parts.wakeMails()
      return booked
    },
    async cancelBooking(place, account, id) {
      const { site } = place
      const wall = wallClock(sites[site].timeZone, clock())
      const cancelled = await changeClient(store, site, account, async (db, client) => {
        const booking = await cancelBooking(db, { site, account, id }, wall, clock())
        if (booking) await sendMail(db, place, client, 'bookingCancelled', booking)
        return booking
      })
      parts.wakeMails()
      return cancelled ?? null
    },
  }
}

function createSessions({
  store,
  clock,
  forget,
  issuerOf,
}: AccountParts): Pick<Accounts, 'startSession' | 'session' | 'endSession' | 'endOtherSessions'> {
  return {
    startSession: (site, account, source) => startSession(store.db, site, account, clock(), source),
    session: (site, token) => readSession(store, site, token, issuerOf(site), clock()),
    endSession: (site, token) => endSession(store.db, site, token),
    async endOtherSessions(site, account, exceptToken) {
      await endSessions(store.db, site, account, exceptToken)
      await forget(site, account)
    },
  }
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { store, onError } = options
  const clock = options.clock ?? Date.now
  const plans = options.plans ?? (async () => [])
  const delivery = createMailDelivery({ store, smtp: options.smtp, clock, onError })
  const parts: AccountParts = {
    store,
    clock,
    limiter: createRateLimiter(store, clock),
    devices: knownDevices(options.secret ?? newToken()),
    proofs: options.proofs ?? { puzzle: async () => undefined, isSolved: async () => false },
    passwords: createPasswords(options.passwordCost),
    writeMail: options.writeMail,
    wakeMails: delivery.wake,
    makePortrait: options.makePortrait ?? (async () => null),
    forget: options.forget ?? (async () => {}),
    issuerOf: options.issuerOf ?? (() => null),
  }
  const tidying = startTidying({ parts, retention: options.retention ?? UNLIMITED, onError })
  return {
    ...createRegistering(parts),
    ...createSigningIn(parts),
    ...createChangingAddress(parts),
    ...createSessions(parts),
    ...createProfileChanges(parts, plans),
    ...createOutsideSubjects(parts),
    ...createSavedItems(store, options.cinemas, clock),
    ...createBookings(parts),
    ...createMembership(parts, plans),
    mails: (site) => listMails(store.read, site),
    async close() {
      await tidying.stop()
      await delivery.close()
    },
  }
}
