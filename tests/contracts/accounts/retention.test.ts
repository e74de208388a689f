import { expect, test } from 'vitest'
import { clientArea } from '#config/client-area.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, booking, visited } from './set-up-accounts.ts'

const DAY = 24 * 60
const bob = { email: 'bob@cinema.example', firstName: 'Bob' }
const eve = { email: 'eve@cinema.example', firstName: 'Eve' }

describeOnEngines('accounts that nobody uses', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const retention = {
    idleMonths: 24,
    originsOf: () => ({ origin: 'https://tn.example', clientOrigin: 'https://client.tn.example' }),
  }
  /** One round of the hourly work, as in a process that starts now. */
  const tidy = async (idleMonths: number | undefined = undefined) => {
    const process = stage.another({ retention: { ...retention, idleMonths } })
    await process.close()
  }
  const exists = async (id: string) => (await stage.account(id)) !== null

  test('unconfirmed ones are deleted after a week, and the address is free again', async () => {
    const { accounts, store } = stage
    const { account, session } = await stage.newClient()
    const confirmed = await stage.confirmedClient(bob)
    const withBooking = await stage.confirmedClient(eve)
    await accounts.bookings.book(visited, withBooking.account.id, booking)
    const ofEve = store.db.updateTable('accounts').where('email', '=', eve.email)
    await ofEve.set({ email_verified_at: null }).execute()
    const outside = { issuer: 'https://id.example', sub: 'x', email: null, emailVerified: false }
    const nameless = { ...outside, familyName: null, givenName: null }
    const { id: subject } = await accounts.access.accountOfSubject(visited, nameless)
    stage.pass(7 * DAY - 1)
    await tidy()
    expect(await exists(account.id)).toBe(true)
    stage.pass(2)
    await tidy()
    expect(await exists(account.id)).toBe(false)
    expect(await stage.session(session)).toBeNull()
    expect(stage.forgotten).toEqual([account.id])
    for (const id of [confirmed.account.id, withBooking.account.id, subject])
      expect(await exists(id)).toBe(true)
    expect(await stage.register()).toMatchObject({
      kind: 'accepted',
      account: {},
    })
  })

  test('idle ones stay if no time is configured', async () => {
    const { account } = await stage.confirmedClient()
    stage.pass(3_000 * DAY)
    await tidy()
    expect(await exists(account.id)).toBe(true)
  })

  test('idle ones get a mail a month before, and are deleted unless the client comes back', async () => {
    const { account } = await stage.confirmedClient()
    const returning = await stage.confirmedClient(bob)
    stage.pass(690 * DAY)
    await tidy(24)
    expect((await stage.mailed('idle')).count).toBe(0)
    stage.pass(20 * DAY)
    await tidy(24)
    await tidy(24)
    const { count, facts } = await stage.mailed('idle')
    expect([count, facts.href]).toEqual([2, 'https://client.tn.example/fr/profile'])
    expect(await stage.signIn({ email: bob.email })).toBe('signedIn')
    stage.pass(29 * DAY)
    await tidy(24)
    expect(await exists(account.id)).toBe(true)
    stage.pass(2 * DAY)
    await tidy(24)
    expect([await exists(account.id), await exists(returning.account.id)]).toEqual([false, true])
  })
})

describeOnEngines('consents', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('each has its time and the version of its text, also withdrawn, in the export', async () => {
    const { accounts } = stage
    const outcome = await stage.register({ terms: true })
    const id = (outcome.kind === 'accepted' && outcome.account?.id) || ''
    const registered = stage.now.toISOString()
    stage.pass(1)
    const profile = { firstName: 'Ada', lastName: 'L', language: 'fr' } as const
    await accounts.registration.complete(visited, id, { ...profile, newsletter: true, mailConsent: true })
    const completed = stage.now.toISOString()
    stage.pass(1)
    await accounts.profiles.changeConsents('tn', id, { newsletter: false, mailConsent: true })
    const version = clientArea.consentVersion
    expect((await accounts.profiles.exportData('tn', id)).consents).toEqual([
      { consent: 'newsletter', granted: true, version, at: registered },
      { consent: 'terms', granted: true, version, at: registered },
      { consent: 'mailConsent', granted: true, version, at: completed },
      { consent: 'newsletter', granted: false, version, at: stage.now.toISOString() },
    ])
  })
})
