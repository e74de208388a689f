import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { describeOnEngines } from '../on-engines.ts'
import {
  accountsOfEachTest,
  ada,
  invalid,
  nlPlace,
  patiently,
  requester,
  visited,
} from './set-up-accounts.ts'

const tooManyFor = (minutes: number) => ({ kind: 'tooMany', retryAfterSeconds: minutes * 60 })

describeOnEngines('registering', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('creates an account with a session, and mails a confirmation link', async () => {
    const outcome = await stage.register({ email: '  Ada@Cinema.example ', firstName: ' Ada  King ' })
    expect(outcome).toMatchObject({
      kind: 'accepted',
      account: {
        site: 'tn',
        email: 'ada@cinema.example',
        firstName: 'Ada King',
        lastName: 'Lovelace',
        language: 'fr',
        hasPassword: true,
        emailVerifiedAt: null,
        completedAt: null,
        newsletter: true,
        mailConsent: false,
      },
    })
    const session = await stage.session(outcome.kind === 'accepted' ? outcome.session : '')
    expect(session?.account.email).toBe('ada@cinema.example')
    const { mail, facts } = await stage.mailed('confirm')
    expect(mail).toMatchObject({ to: 'ada@cinema.example', language: 'fr', sentAt: null })
    expect(facts).toMatchObject({
      name: 'Ada King',
      hours: 24,
      href: expect.stringMatching(/^http:\/\/client\.tn\.localhost:3000\/fr\/validate\?token=[\w-]{43}$/),
    })
  })

  test('reports faults by field', async () => {
    const faultsOf = async (change: Partial<typeof ada>) => {
      const outcome = await stage.register(change)
      return outcome.kind === 'invalid' ? outcome.faults : outcome.kind
    }
    const blank = { email: ' ', password: '', firstName: '', lastName: '\t' }
    expect(await faultsOf(blank)).toEqual(
      Object.fromEntries(Object.keys(blank).map((name) => [name, 'missing'])),
    )
    for (const email of ['ada', 'ada@cinema', 'a b@cinema.example', 'ada@cinema..example', '@cinema.example'])
      expect(await faultsOf({ email })).toEqual({ email: 'malformed' })
    const email = `${'a'.repeat(64)}@${'b'.repeat(200)}.example`
    expect(await faultsOf({ email, firstName: 'x'.repeat(101), lastName: '<b>' })).toEqual({
      email: 'tooLong',
      firstName: 'tooLong',
      lastName: 'malformed',
    })
    expect(await faultsOf({ password: 'ADA@cinema.example' })).toEqual({ password: 'tooCommon' })
    expect(await stage.accounts.mails('tn')).toEqual([])
  })

  test('does not reveal a known address, and mails its owner', async () => {
    const { account } = await stage.confirmedClient()
    const registering = { ...ada, password: 'something else', lastName: 'Byron' }
    const [known, unknown] = [
      await stage.newClient({ ...registering, email: 'ADA@cinema.example' }),
      await stage.newClient({ ...registering, email: 'nobody@cinema.example' }),
    ]
    const same = { id: '', email: '' }
    expect({ ...known.account, ...same }).toEqual({ ...unknown.account, ...same })
    expect(known.account).toMatchObject({ email: ada.email, emailVerifiedAt: null })
    expect(await stage.account(account.id)).toEqual(account)
    for (const [password, id] of [
      [ada.password, account.id],
      ['something else', known.account.id],
    ] as const)
      expect(await stage.accounts.access.signIn(visited, { ...ada, password }, requester)).toMatchObject({
        account: { id },
      })
    expect(await stage.signIn({ password: 'neither of them' })).toBe('wrong')
    const confirmations = (await stage.accounts.mails('tn')).filter(({ subject }) => subject === 'confirm')
    expect(confirmations.map(({ to }) => to).sort()).toEqual([ada.email, 'nobody@cinema.example'])
    const { facts, count } = await stage.mailed('alreadyRegistered')
    expect([count, facts]).toEqual([
      1,
      {
        kind: 'alreadyRegistered',
        name: 'Ada',
        signInHref: 'http://client.tn.localhost:3000/fr/sign-in',
        forgottenHref: 'http://client.tn.localhost:3000/fr/forgotten',
      },
    ])
  })

  test('of concurrent registrations of one address, the first that is confirmed owns it', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => patiently(() => stage.register())))
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(8).fill('accepted'))
    const { perHour } = serviceLimits.accounts.unsolicitedMails
    const mails = (await stage.accounts.mails('tn')).filter(({ subject }) => subject === 'confirm')
    expect(mails).toHaveLength(perHour)
    const confirmed = await Promise.all(
      mails.map(({ text }) => {
        const { href } = JSON.parse(text) as { href: string }
        return stage.confirm(new URL(href).searchParams.get('token') ?? '')
      }),
    )
    expect(confirmed.map(({ kind }) => kind).sort()).toEqual([
      'done',
      ...Array<string>(perHour - 1).fill('unknown'),
    ])
  })

  test('a client who forgot the password before the confirmation owns the address by the reset', async () => {
    const { account } = await stage.newClient()
    await stage.forgot()
    const { token } = await stage.mailed('reset')
    expect(await stage.reset(token)).toMatchObject({
      kind: 'done',
      account: { id: account.id, email: ada.email, emailVerifiedAt: stage.now.toISOString() },
    })
    await stage.newClient({ password: 'of somebody else' })
    expect((await stage.mailed('alreadyRegistered')).count).toBe(1)
  })

  test('a claim is no way to go on guessing the password of the owner', async () => {
    await stage.confirmedClient()
    await stage.newClient({ password: 'of the guesser' })
    const outcomes = []
    for (const password of [
      'guess 1',
      'of the guesser',
      'guess 2',
      'of the guesser',
      ...Array(8).fill('guess'),
    ])
      outcomes.push(await stage.signIn({ password }))
    const { perPair } = serviceLimits.accounts.wrongPasswords
    expect(outcomes.slice(0, 4)).toEqual(['wrong', 'signedIn', 'wrong', 'signedIn'])
    expect(outcomes.slice(perPair)).toEqual(['locked', 'locked'])
  })

  test('sites have separate clients', async () => {
    const { account, session } = await stage.newClient()
    expect(await stage.accounts.profiles.account('nl', account.id)).toBeNull()
    expect(await stage.accounts.sessions.find('nl', session)).toBeNull()
    expect((await stage.newClient({}, nlPlace)).account.id).not.toBe(account.id)
  })

  test('limits registrations per network address and hour', async () => {
    for (let count = 0; count < 100; count += 1) await stage.newClient({ email: `${count}@cinema.example` })
    expect(await stage.register()).toEqual(tooManyFor(60))
    expect((await stage.accounts.registration.register(visited, ada, { address: '203.0.113.8' })).kind).toBe(
      'accepted',
    )
  })
})

describeOnEngines('links of mails', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('confirm the address, once, even if clicked at once', async () => {
    const { account } = await stage.newClient()
    const { token } = await stage.mailed('confirm')
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => stage.confirm(token)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'used', 'used', 'used'])
    expect(outcomes.find(({ kind }) => kind === 'done')).toMatchObject({
      account: { id: account.id, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await stage.accounts.registration.sendConfirmation(visited, account.id, requester)).toEqual({
      kind: 'sent',
    })
    expect((await stage.mailed('confirm')).count).toBe(1)
  })

  test('are valid for a day, for their site and purpose only', async () => {
    const { accounts } = stage
    await stage.newClient()
    const { token } = await stage.mailed('confirm')
    expect(await accounts.registration.confirmEmail(nlPlace, token)).toEqual({ kind: 'unknown' })
    expect(await stage.reset(token)).toEqual({ kind: 'unknown' })
    for (const forged of ['', 'x', `${token}A`, 'A'.repeat(43)])
      expect(await stage.confirm(forged)).toEqual({ kind: 'unknown' })
    stage.pass(24 * 60)
    expect(await stage.confirm(token)).toEqual({ kind: 'expired' })
  })

  test('the confirmation is sent again on request, a few times in an hour', async () => {
    const { account } = await stage.newClient()
    for (let count = 0; count < 5; count += 1)
      expect(await stage.accounts.registration.sendConfirmation(visited, account.id, requester)).toEqual({
        kind: 'sent',
      })
    expect(await stage.accounts.registration.sendConfirmation(visited, account.id, requester)).toEqual(
      tooManyFor(60),
    )
    expect((await stage.mailed('confirm')).count).toBe(6)
  })

  test('a forgotten password is replaced within the hour, and every session ends', async () => {
    const { account, session } = await stage.newClient()
    expect(await stage.forgot('Ada@cinema.example')).toEqual({ kind: 'sent' })
    const { token, facts } = await stage.mailed('reset')
    expect(facts).toMatchObject({ hours: 1, href: expect.stringContaining('/fr/forgotten?token=') })
    expect(await stage.reset(token, ada.email)).toEqual(invalid({ password: 'tooCommon' }))
    expect(await stage.reset(token)).toMatchObject({
      kind: 'done',
      account: { id: account.id, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await stage.reset(token)).toEqual({ kind: 'used' })
    expect(await stage.session(session)).toBeNull()
    expect(stage.forgotten).toEqual([account.id])
    expect(await stage.signIn()).toBe('wrong')
    expect(await stage.signIn({ password: 'une autre phrase' })).toBe('signedIn')
    expect((await stage.mailed('passwordChanged')).count).toBe(1)
  })

  test('for a new password are invalid after it, and after an hour', async () => {
    await stage.newClient()
    await stage.forgot()
    const older = (await stage.mailed('reset')).token
    stage.pass(1)
    await stage.forgot()
    const { token } = await stage.mailed('reset')
    expect([(await stage.reset(token)).kind, (await stage.reset(older)).kind]).toEqual(['done', 'used'])
    stage.pass(1)
    await stage.forgot()
    const late = (await stage.mailed('reset')).token
    stage.pass(60)
    expect((await stage.reset(late)).kind).toBe('expired')
  })

  test('requests have the same result and limit for an unknown address', async () => {
    await stage.newClient()
    for (const email of [ada.email, 'nobody@cinema.example']) {
      for (let count = 0; count < 5; count += 1) expect(await stage.forgot(email)).toEqual({ kind: 'sent' })
      expect(await stage.forgot(email)).toEqual(tooManyFor(60))
    }
    expect((await stage.mailed('reset')).count).toBe(5)
  })

  test('strangers do not use up the requests of the client', async () => {
    const { accounts } = stage
    await stage.newClient()
    for (let count = 0; count < 5; count += 1) await stage.forgot(ada.email, { address: '198.51.100.1' })
    expect(await stage.forgot()).toEqual({ kind: 'sent' })
    for (let count = 2; count < 30; count += 1)
      await stage.forgot(ada.email, { address: `198.51.100.${count}` })
    expect((await stage.mailed('reset')).count, 'mails of strangers to one client').toBe(20)
    const device = accounts.access.deviceOf('tn', ada.email)
    expect(await stage.forgot(ada.email, { ...requester, device })).toEqual({ kind: 'sent' })
  })

  test('the store contains neither passwords nor the tokens of links and sessions', async () => {
    const { session } = await stage.newClient()
    const { token } = await stage.mailed('confirm')
    for (const table of ['accounts', 'sessions', 'account_links', 'rate_limits'] as const) {
      const rows = JSON.stringify(await stage.store.db.selectFrom(table).selectAll().execute())
      for (const secret of [session, token, ada.password, requester.address])
        expect(rows).not.toContain(secret)
    }
  })
})
