import { beforeEach, expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { startBusy } from '../busy-process.ts'
import { type TestDatabase } from '../databases.ts'
import { describeOnEngines } from '../on-engines.ts'
import type { BusyClients, ClientReport } from './busy-clients.ts'
import { accountsOfEachTest, ada, nlPlace, openCinemas, patiently } from './set-up-accounts.ts'

const cinemas = openCinemas.map(({ slug }) => slug)
const LIMIT = 5
const start = (input: BusyClients, onReport: (report: ClientReport) => void) =>
  startBusy(new URL('busy-clients.ts', import.meta.url), input, onReport)

/** Favourites after `toggles` steps of `busy-clients.ts`, newest first, and the acknowledged results. */
function expected(toggles: number): {
  readonly favourites: readonly string[]
  readonly outcomes: readonly string[]
} {
  let favourites: readonly string[] = []
  const outcomes: string[] = []
  for (let toggle = 0; toggle < toggles; toggle += 1) {
    const cinema = cinemas[(toggle * 5) % cinemas.length] ?? ''
    const isSaved = favourites.includes(cinema)
    const isFull = !isSaved && favourites.length >= LIMIT
    outcomes.push(isSaved ? 'removed' : isFull ? 'limitReached' : 'added')
    if (isSaved) favourites = favourites.filter((each) => each !== cinema)
    else if (!isFull) favourites = [cinema, ...favourites]
  }
  return { favourites, outcomes }
}

describeOnEngines('many clients at once', { dialect: true, slow: true }, (engine) => {
  let database: TestDatabase
  const emails = Array.from({ length: 10 }, (_, index) => `client-${index}@cinema.example`)
  const ids = new Map<string, string>()

  const stage = accountsOfEachTest(engine, (opened) => {
    database = opened.database
  })
  beforeEach(async () => {
    for (const email of emails) ids.set(email, (await stage.confirmedClient({ email }, nlPlace)).account.id)
  })
  const savedItems = (email: string) => stage.accounts.savedItems.list('nl', ids.get(email) ?? '')
  const busy = (some: readonly string[], toggles: number): BusyClients => ({
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    emails: some,
    password: ada.password,
    cinemas,
    toggles,
  })

  test('100 sign-ins at once give 100 sessions, each of its client', async () => {
    const { accounts, store } = stage
    const signIn = (index: number) =>
      patiently(() =>
        accounts.access.signIn(
          nlPlace,
          { email: emails[index % emails.length] ?? '', password: ada.password },
          { address: `203.0.113.${index}` },
        ),
      )
    // The most notices of new browsers that a client gets.
    const { most } = serviceLimits.accounts.signInNotices
    for (let index = 0; index < emails.length * most; index += 1) await signIn(index)
    const before = (await store.db.selectFrom('sessions').selectAll().execute()).length
    const counted = () =>
      store.db.selectFrom('rate_limits').where('count', '>', 0).selectAll().orderBy('key').execute()
    const countedBefore = await counted()
    const tried = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const email = emails[index % emails.length] ?? ''
        const outcome = await signIn(index)
        return { email, token: outcome.kind === 'signedIn' ? outcome.session : outcome.kind }
      }),
    )
    expect(new Set(tried.map(({ token }) => token)).size).toBe(100)
    for (const { email, token } of tried)
      expect((await accounts.sessions.find('nl', token))?.account.email).toBe(email)
    expect((await store.db.selectFrom('sessions').selectAll().execute()).length).toBe(before + 100)
    expect(await counted(), 'attempts given back').toEqual(countedBefore)
  })

  test('1,000 toggles of ten clients in two processes leave exactly the acknowledged state', async () => {
    const reports: ClientReport[] = []
    const onReport = (one: ClientReport) => void reports.push(one)
    const ends = await Promise.all([
      start(busy(emails.slice(0, 5), 100), onReport).ended,
      start(busy(emails.slice(5), 100), onReport).ended,
    ])
    expect(ends).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ])
    expect(reports).toHaveLength(1_000)
    const { favourites, outcomes } = expected(100)
    expect(new Set(outcomes)).toEqual(new Set(['added', 'removed', 'limitReached']))
    for (const email of emails) {
      expect(reports.filter((one) => one.email === email).map(({ outcome }) => outcome)).toEqual(outcomes)
      const { favouriteCinemas, emotions } = await savedItems(email)
      expect([favouriteCinemas, Object.keys(emotions).length]).toEqual([favourites, 100])
    }
  })

  test('a killed process loses no acknowledged change', async () => {
    const reports: ClientReport[] = []
    const busyFor = new Map<string, number>()
    const started = start(busy(emails, 100_000), (one) => {
      reports.push(one)
      busyFor.set(one.email, one.toggle + 1)
      if (busyFor.size === emails.length && Math.min(...busyFor.values()) >= 20) started.kill()
    })
    expect(await started.ended).toEqual({ code: null, signal: 'SIGKILL' })
    for (const email of emails) {
      const toggles = reports.filter((one) => one.email === email).length
      expect(toggles).toBeGreaterThanOrEqual(20)
      const { favouriteCinemas, emotions } = await savedItems(email)
      // The last change may be stored without an acknowledgement.
      expect([expected(toggles).favourites, expected(toggles + 1).favourites]).toContainEqual(
        favouriteCinemas,
      )
      for (let toggle = 0; toggle < toggles; toggle += 1) expect(emotions[`show-${toggle}`]).toBe('liked')
      expect(Object.keys(emotions).length - toggles).toBeLessThanOrEqual(1)
      expect(
        (await stage.accounts.access.signIn(nlPlace, { email, password: ada.password }, { address: email }))
          .kind,
      ).toBe('signedIn')
    }
  })
})
