import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, nlPlace, patiently, place, requester } from './set-up-accounts.ts'

describeOnEngines('registering', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('creates an account with a session, and mails a confirmation link', async () => {
    const { accounts } = stage
    const outcome = await accounts.register(
      place,
      { ...ada, email: '  Ada@Cinema.example ', firstName: ' Ada  King ' },
      requester,
    )
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
    const session = await accounts.session('tn', outcome.kind === 'accepted' ? outcome.session : '')
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
    const { accounts } = stage
    const faultsOf = async (change: Partial<typeof ada>) => {
      const outcome = await accounts.register(place, { ...ada, ...change }, requester)
      return outcome.kind === 'invalid' ? outcome.faults : outcome.kind
    }
    expect(await faultsOf({ email: ' ', password: '', firstName: '', lastName: '\t' })).toEqual({
      email: 'missing',
      password: 'missing',
      firstName: 'missing',
      lastName: 'missing',
    })
    for (const email of [
      'ada',
      'ada@cinema',
      'a b@cinema.example',
      'ada@cinema..example',
      '@cinema.example',
    ]) {
      expect(await faultsOf({ email })).toEqual({ email: 'malformed' })
    }
    expect(await faultsOf({ email: `${'a'.repeat(64)}@${'b'.repeat(200)}.example` })).toEqual({
      email: 'tooLong',
    })
    expect(await faultsOf({ firstName: 'x'.repeat(101), lastName: '<b>' })).toEqual({
      firstName: 'tooLong',
      lastName: 'malformed',
    })
    expect(await faultsOf({ password: 'kino 42' })).toEqual({ password: 'tooShort' })
    expect(await faultsOf({ password: 'é'.repeat(129) })).toEqual({ password: 'tooLong' })
    for (const password of ['motdepasse', 'Passw0rd', 'ADA@cinema.example', 'zzzzzzzzzz'])
      expect(await faultsOf({ password })).toEqual({ password: 'tooCommon' })
    expect(await accounts.mails('tn')).toEqual([])
  })

  test('does not reveal a known address, and mails its owner', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const registering = { ...ada, password: 'something else', lastName: 'Byron' }
    const [known, unknown] = [
      await stage.newClient({ ...registering, email: 'ADA@cinema.example' }),
      await stage.newClient({ ...registering, email: 'nobody@cinema.example' }),
    ]
    const same = { id: '', email: '' }
    expect({ ...known.account, ...same }).toEqual({ ...unknown.account, ...same })
    expect(known.account).toMatchObject({ email: ada.email, emailVerifiedAt: null })
    expect(await accounts.account('tn', account.id)).toEqual(account)
    const signIn = async (password: string) => {
      const outcome = await accounts.signIn(place, { email: ada.email, password }, requester)
      return outcome.kind === 'signedIn' ? outcome.account.id : outcome.kind
    }
    expect(await signIn(ada.password)).toBe(account.id)
    expect(await signIn('something else')).toBe(known.account.id)
    expect(await signIn('neither of them')).toBe('wrong')
    const confirmations = (await accounts.mails('tn')).filter(({ subject }) => subject === 'confirm')
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
    const { accounts } = stage
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => patiently(() => accounts.register(place, ada, requester))),
    )
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(8).fill('accepted'))
    const { perHour } = serviceLimits.accounts.unsolicitedMails
    const mails = (await accounts.mails('tn')).filter(({ subject }) => subject === 'confirm')
    expect(mails).toHaveLength(perHour)
    const confirmed = await Promise.all(
      mails.map(({ text }) => {
        const { href } = JSON.parse(text) as { href: string }
        return accounts.confirmEmail(place, new URL(href).searchParams.get('token') ?? '')
      }),
    )
    expect(confirmed.map(({ kind }) => kind).sort()).toEqual([
      'done',
      ...Array<string>(perHour - 1).fill('unknown'),
    ])
  })

  test('a client who forgot the password before the confirmation owns the address by the reset', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    await accounts.forgotten(place, ada.email, requester)
    const { token } = await stage.mailed('reset')
    expect(await accounts.resetPassword(place, token, 'une autre phrase', requester)).toMatchObject({
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
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    expect(await accounts.account('nl', account.id)).toBeNull()
    expect(await accounts.session('nl', session)).toBeNull()
    expect((await stage.newClient({}, nlPlace)).account.id).not.toBe(account.id)
  })

  test('of registrations at once from one address, those beyond its places in the queue are refused, others are not', async () => {
    const { accounts } = stage
    const { perAddress, retrySeconds } = serviceLimits.slowHashes
    const flood = Array.from({ length: 40 }, (_, index) =>
      accounts.register(place, { ...ada, email: `${index}@cinema.example` }, requester),
    )
    const other = accounts.register(place, ada, { address: '203.0.113.8' })
    const outcomes = await Promise.all(flood)
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(perAddress)
    expect(outcomes.filter(({ kind }) => kind !== 'accepted')).toEqual(
      Array(40 - perAddress).fill({
        kind: 'tooMany',
        of: 'address',
        retryAfterSeconds: retrySeconds.address,
      }),
    )
    expect((await other).kind).toBe('accepted')
  })

  test('limits registrations per network address and hour', async () => {
    const { accounts } = stage
    for (let count = 0; count < 100; count += 1)
      await accounts.register(place, { ...ada, email: `${count}@cinema.example` }, requester)
    expect(await accounts.register(place, ada, requester)).toEqual({
      kind: 'tooMany',
      retryAfterSeconds: 3_600,
    })
    expect((await accounts.register(place, ada, { address: '203.0.113.8' })).kind).toBe('accepted')
    stage.pass(60)
    expect((await accounts.register(place, { ...ada, email: 'late@cinema.example' }, requester)).kind).toBe(
      'accepted',
    )
  })
})

describeOnEngines('links of mails', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('confirm the address, once, even if clicked at once', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    const { token } = await stage.mailed('confirm')
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => accounts.confirmEmail(place, token)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'used', 'used', 'used'])
    expect(outcomes.find(({ kind }) => kind === 'done')).toMatchObject({
      account: { id: account.id, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await accounts.sendConfirmation(place, account.id, requester)).toEqual({ kind: 'sent' })
    expect((await stage.mailed('confirm')).count).toBe(1)
  })

  test('are valid for a day, for their site and purpose only', async () => {
    const { accounts } = stage
    await stage.newClient()
    const { token } = await stage.mailed('confirm')
    expect(await accounts.confirmEmail(nlPlace, token)).toEqual({ kind: 'unknown' })
    expect(await accounts.resetPassword(place, token, 'une autre phrase', requester)).toEqual({
      kind: 'unknown',
    })
    for (const forged of ['', 'x', `${token}A`, 'A'.repeat(43)])
      expect(await accounts.confirmEmail(place, forged)).toEqual({ kind: 'unknown' })
    stage.pass(24 * 60)
    expect(await accounts.confirmEmail(place, token)).toEqual({ kind: 'expired' })
  })

  test('the confirmation is sent again on request, a few times in an hour', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    for (let count = 0; count < 5; count += 1)
      expect(await accounts.sendConfirmation(place, account.id, requester)).toEqual({ kind: 'sent' })
    expect(await accounts.sendConfirmation(place, account.id, requester)).toEqual({
      kind: 'tooMany',
      retryAfterSeconds: 3_600,
    })
    expect((await stage.mailed('confirm')).count).toBe(6)
  })

  test('a forgotten password is replaced within the hour, and every session ends', async () => {
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    expect(await accounts.forgotten(place, 'Ada@cinema.example', requester)).toEqual({ kind: 'sent' })
    const { token, facts } = await stage.mailed('reset')
    expect(facts).toMatchObject({ hours: 1, href: expect.stringContaining('/fr/forgotten?token=') })
    expect(await accounts.resetPassword(place, token, '12345678', requester)).toEqual({
      kind: 'invalid',
      faults: { password: 'tooCommon' },
    })
    expect(await accounts.resetPassword(place, token, ada.email, requester)).toEqual({
      kind: 'invalid',
      faults: { password: 'tooCommon' },
    })
    expect(await accounts.resetPassword(place, token, 'une autre phrase', requester)).toMatchObject({
      kind: 'done',
      account: { id: account.id, emailVerifiedAt: stage.now.toISOString() },
    })
    expect(await accounts.resetPassword(place, token, 'encore une phrase', requester)).toEqual({
      kind: 'used',
    })
    expect(await accounts.session('tn', session)).toBeNull()
    expect(stage.forgotten).toEqual([account.id])
    expect(await stage.signIn()).toBe('wrong')
    expect(await stage.signIn({ password: 'une autre phrase' })).toBe('signedIn')
    expect((await stage.mailed('passwordChanged')).count).toBe(1)
  })

  test('for a new password are invalid after it, and after an hour', async () => {
    const { accounts } = stage
    await stage.newClient()
    await accounts.forgotten(place, ada.email, requester)
    const older = (await stage.mailed('reset')).token
    stage.pass(1)
    await accounts.forgotten(place, ada.email, requester)
    const { token } = await stage.mailed('reset')
    const outcomeOf = async (link: string) =>
      (await accounts.resetPassword(place, link, 'une autre phrase', requester)).kind
    expect([await outcomeOf(token), await outcomeOf(older)]).toEqual(['done', 'used'])
    stage.pass(1)
    await accounts.forgotten(place, ada.email, requester)
    const late = (await stage.mailed('reset')).token
    stage.pass(60)
    expect(await outcomeOf(late)).toBe('expired')
  })

  test('requests have the same result and limit for an unknown address', async () => {
    const { accounts } = stage
    await stage.newClient()
    for (const email of [ada.email, 'nobody@cinema.example']) {
      for (let count = 0; count < 5; count += 1)
        expect(await accounts.forgotten(place, email, requester)).toEqual({ kind: 'sent' })
      expect(await accounts.forgotten(place, email, requester)).toEqual({
        kind: 'tooMany',
        retryAfterSeconds: 3_600,
      })
    }
    expect((await stage.mailed('reset')).count).toBe(5)
  })

  test('strangers do not use up the requests of the client', async () => {
    const { accounts } = stage
    await stage.newClient()
    for (let count = 0; count < 5; count += 1)
      await accounts.forgotten(place, ada.email, { address: '198.51.100.1' })
    expect(await accounts.forgotten(place, ada.email, requester)).toEqual({ kind: 'sent' })
    for (let count = 2; count < 30; count += 1)
      await accounts.forgotten(place, ada.email, { address: `198.51.100.${count}` })
    expect((await stage.mailed('reset')).count, 'mails of strangers to one client').toBe(20)
    const device = accounts.deviceOf('tn', ada.email)
    expect(await accounts.forgotten(place, ada.email, { ...requester, device })).toEqual({ kind: 'sent' })
  })

  test('the store contains neither passwords nor the tokens of links and sessions', async () => {
    const { store } = stage
    const { session } = await stage.newClient()
    const { token } = await stage.mailed('confirm')
    const rows = JSON.stringify([
      await store.db.selectFrom('accounts').selectAll().execute(),
      await store.db.selectFrom('sessions').selectAll().execute(),
      await store.db.selectFrom('account_links').selectAll().execute(),
      await store.db.selectFrom('rate_limits').selectAll().execute(),
    ])
    for (const secret of [session, token, ada.password, requester.address]) expect(rows).not.toContain(secret)
  })
})
