import { setImmediate } from 'node:timers/promises'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { expect } from 'vitest'
import type {
  Account,
  Accounts,
  Registration,
  SignInOutcome,
} from '../../../src/services/accounts/accounts.ts'
import type { Booking, NewBooking } from '../../../src/services/accounts/booking-types.ts'
import { type AccountsOptions, createAccounts } from '../../../src/services/accounts/create-accounts.ts'
import { makePortrait } from '../../../src/services/accounts/make-portrait.ts'
import type { WriteMail } from '../../../src/services/accounts/ports.ts'
import type { Requester } from '../../../src/services/accounts/refusals.ts'
import type { Store } from '../../../src/wiring/open-store.ts'
import type { engines, TestDatabase } from '../databases.ts'
import { type OpenedStore, storeOfEachTest } from '../set-up.ts'
import { soldPlans } from './sold-plans.ts'

export const visited: SiteRequest = {
  site: 'tn',
  language: 'fr',
  origin: 'http://tn.localhost:3000',
  clientOrigin: 'http://client.tn.localhost:3000',
}
export const frPlace: SiteRequest = {
  site: 'fr',
  language: 'fr',
  origin: 'http://fr.localhost:3000',
  clientOrigin: 'http://client.fr.localhost:3000',
}
export const nlPlace: SiteRequest = {
  site: 'nl',
  language: 'nl',
  origin: 'http://nl.localhost:3000',
  clientOrigin: 'http://client.nl.localhost:3000',
}

export const requester = { address: '203.0.113.7' }
export const ada = {
  email: 'ada@cinema.example',
  password: 'moteur analytique',
  firstName: 'Ada',
  lastName: 'Lovelace',
  newsletter: true,
}

/** Outcome of an input with faults. */
export const invalid = (faults: Readonly<Record<string, string>>) => ({ kind: 'invalid', faults })

/** Fast hashes for tests. */
export const quick = { N: 16, r: 8, p: 1 }

/** Facts as JSON. */
const plainMail: WriteMail = (_, facts) => ({
  subject: facts.kind,
  text: JSON.stringify(facts),
  html: '',
})

export const openCinemas = Array.from({ length: 12 }, (_, index) => ({
  slug: `cinema-${index}`,
  vistaRef: String(index).padStart(4, '0'),
}))

export const booking = {
  show: 'tide',
  showTitle: 'Tide',
  cinema: 'cinema-1',
  cinemaName: 'Le Grand',
  startsAt: '2026-11-20T20:30',
  version: 'VOST',
  auditorium: '4',
  seats: 2,
}

export interface Stage {
  readonly store: Store
  readonly database: TestDatabase
  readonly accounts: Accounts
  /** Accounts on the same store, as in another process. */
  another(options?: Partial<AccountsOptions>): Accounts
  /** Sessions ended at the identity provider. */
  readonly forgotten: string[]
  now: Date
  /** `now` in epoch milliseconds. */
  clock(): number
  pass(minutes: number): void
  newClient(change?: Partial<typeof ada>, at?: SiteRequest): Promise<Registered>
  /** `newClient` with the address confirmed by the link of the mail. */
  confirmedClient(change?: Partial<typeof ada>, at?: SiteRequest): Promise<Registered>
  /** The kind of the outcome of a sign-in of Ada, with what is different. */
  signIn(change?: Partial<typeof ada>, from?: Requester): Promise<SignInOutcome['kind']>
  booked(at: SiteRequest, account: string, ordered: NewBooking): Promise<Booking>
  // Calls of a visitor of the site tn, by default from the usual address.
  register(change?: Partial<Registration>): ReturnType<Accounts['registration']['register']>
  confirm(token: string): ReturnType<Accounts['registration']['confirmEmail']>
  forgot(email?: string, from?: Requester): ReturnType<Accounts['access']['forgotten']>
  reset(token: string, password?: string): ReturnType<Accounts['access']['resetPassword']>
  session(token: string): ReturnType<Accounts['sessions']['find']>
  startSession(account: string): Promise<string>
  account(id: string): Promise<Account | null>
  /** The newest mail of a kind, and its link's token. */
  mailed(kind: string, at?: SiteRequest): ReturnType<typeof mailed>
}

/** Fresh accounts in an empty database for every test of the block, at the returned stage. */
export function accountsOfEachTest(
  engine: (typeof engines)[number],
  prepare: (stage: Stage) => void | Promise<void> = () => {},
): Stage {
  let store: OpenedStore
  const opened: Accounts[] = []
  const stage: Stage = {
    get store() {
      return store.store
    },
    get database() {
      return store.database
    },
    get accounts() {
      return opened[0] ?? stage.another()
    },
    another(options = {}) {
      const accounts = createAccounts({
        store: store.store,
        cinemas: async () => openCinemas,
        plans: async () => soldPlans,
        writeMail: plainMail,
        makePortrait,
        forget: async (_, account) => void stage.forgotten.push(account),
        audit: { record: async () => {}, clientKey: (_, email) => email },
        onError: (error, message) => expect.unreachable(`${message} ${String(error)}`),
        clock: stage.clock,
        passwordCost: quick,
        ...options,
      })
      opened.push(accounts)
      return accounts
    },
    forgotten: [],
    now: new Date(0),
    clock: () => stage.now.getTime(),
    pass(minutes) {
      stage.now = new Date(stage.now.getTime() + minutes * 60_000)
    },
    newClient: (change, at) => newClient(stage.accounts, change, at),
    confirmedClient: (change, at) => confirmedClient(stage.accounts, change, at),
    signIn: async (change, from = requester) =>
      (await stage.accounts.access.signIn(visited, { ...ada, ...change }, from)).kind,
    async booked(at, account, ordered) {
      const outcome = await stage.accounts.bookings.book(at, account, ordered)
      if (outcome.kind !== 'booked') throw new Error(`not booked: ${outcome.kind}`)
      return outcome.booking
    },
    register: (change) => stage.accounts.registration.register(visited, { ...ada, ...change }, requester),
    confirm: (token) => stage.accounts.registration.confirmEmail(visited, token),
    forgot: (email = ada.email, from = requester) => stage.accounts.access.forgotten(visited, email, from),
    reset: (token, password = 'une autre phrase') =>
      stage.accounts.access.resetPassword(visited, token, password, requester),
    session: (token) => stage.accounts.sessions.find('tn', token),
    startSession: (account) => stage.accounts.sessions.start('tn', account),
    account: (id) => stage.accounts.profiles.account('tn', id),
    mailed: (kind, at) => mailed(stage.accounts, kind, at),
  }
  storeOfEachTest(engine, async (next) => {
    store = next
    stage.now = new Date('2026-11-20T11:00:00Z')
    stage.forgotten.length = 0
    stage.another()
    await prepare(stage)
    return async () => {
      await Promise.all(opened.splice(0).map((accounts) => accounts.close()))
    }
  })
  return stage
}

/** Tries again while the process or the address computes too many hashes. */
export async function patiently<Outcome extends object>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    const outcome = await work()
    if (!('of' in outcome)) return outcome
    await setImmediate()
  }
}

interface Registered {
  readonly account: Account
  readonly session: string
}

export async function newClient(
  accounts: Accounts,
  change: Partial<typeof ada> = {},
  at: SiteRequest = visited,
): Promise<Registered> {
  const outcome = await accounts.registration.register(at, { ...ada, ...change }, requester)
  if (outcome.kind !== 'accepted') throw new Error(`not registered: ${outcome.kind}`)
  return { account: outcome.account, session: outcome.session }
}

/** `newClient` with the address confirmed by the link of the mail. */
export async function confirmedClient(
  accounts: Accounts,
  change: Partial<typeof ada> = {},
  at: SiteRequest = visited,
): Promise<Registered> {
  const { account, session } = await newClient(accounts, change, at)
  const mail = (await accounts.mails(at.site)).find(
    ({ subject, to }) => subject === 'confirm' && to === account.email,
  )
  const { href } = JSON.parse(mail?.text ?? '{}') as { href: string }
  const outcome = await accounts.registration.confirmEmail(at, new URL(href).searchParams.get('token') ?? '')
  if (outcome.kind !== 'done') throw new Error(`not confirmed: ${outcome.kind}`)
  return { account: outcome.account, session }
}

/** The newest mail of a kind, and its link's token. */
async function mailed(accounts: Accounts, kind: string, at: SiteRequest = visited) {
  const mails = (await accounts.mails(at.site)).filter(({ subject }) => subject === kind)
  const [mail] = mails
  const facts = mail ? (JSON.parse(mail.text) as Record<string, unknown>) : {}
  const token = typeof facts.href === 'string' ? (new URL(facts.href).searchParams.get('token') ?? '') : ''
  return { count: mails.length, mail, facts, token }
}
