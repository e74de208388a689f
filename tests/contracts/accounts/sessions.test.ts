import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, invalid, requester, visited } from './set-up-accounts.ts'

describeOnEngines('sessions', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('have separate CSRF values, and end one by one', async () => {
    const { accounts, another } = stage
    const { account, session } = await stage.newClient()
    const other = await stage.startSession(account.id)
    const values = [await stage.session(session), await stage.session(other)].map((each) => each?.csrf ?? '')
    expect(new Set(values).size).toBe(2)
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/)
    await accounts.sessions.end('tn', session)
    expect(await stage.session(session)).toBeNull()
    expect((await another().sessions.find('tn', other))?.account.id).toBe(account.id)
  })

  test('ends all others on request, also at the identity provider', async () => {
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    const others = [await stage.startSession(account.id), await stage.startSession(account.id)]
    await accounts.sessions.endOthers('tn', account.id, session)
    expect(await stage.session(session)).not.toBeNull()
    for (const other of others) expect(await stage.session(other)).toBeNull()
    expect(stage.forgotten).toEqual([account.id])
    await accounts.sessions.endOthers('tn', account.id, null)
    expect(await stage.session(session)).toBeNull()
  })

  test('end with those of the provider, by its session or subject, unless they began later', async () => {
    const issuer = 'https://login.cinema.example/'
    const accounts = stage.another({ issuerOf: () => issuer })
    const nameless = { issuer, emailVerified: true, givenName: null, familyName: null }
    const of = (sub: string) =>
      accounts.access.accountOfSubject(visited, { ...nameless, sub, email: `${sub}@cinema.example` })
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    async function start(sub: string, sid: string): Promise<string> {
      const { id } = await of(sub)
      return accounts.sessions.start(visited.site, id, {
        issuer,
        idToken: `${part({})}.${part({ sub, sid })}.s`,
      })
    }
    const [first, second, other] = [await start('7', 'a'), await start('7', 'b'), await start('8', 'c')]
    const open = async () =>
      Promise.all(
        [first, second, other].map(
          async (token) => (await accounts.sessions.find(visited.site, token)) !== null,
        ),
      )
    const startedBefore = ((await accounts.sessions.find(visited.site, first))?.startedAt ?? 0) + 15
    const who = { issuer, subject: '7', providerSession: null, startedBefore }
    const earlier = { ...who, startedBefore: startedBefore - 60 }
    expect(await accounts.sessions.endOf(visited.site, earlier)).toEqual([])
    expect(await accounts.sessions.endOf(visited.site, { ...who, issuer: 'https://else.example/' })).toEqual(
      [],
    )
    expect(await accounts.sessions.endOf('nl', who)).toEqual([])
    expect(await open()).toEqual([true, true, true])
    await accounts.sessions.endOf(visited.site, { ...who, subject: null, providerSession: 'a' })
    expect(await open()).toEqual([false, true, true])
    expect(await accounts.sessions.endOf(visited.site, who)).toEqual([(await of('7')).id])
    expect(await open()).toEqual([false, false, true])
  })

  test('expire after a week without a visit, or a month', async () => {
    const { account, session: idle } = await stage.confirmedClient()
    const session = await stage.startSession(account.id)
    const day = 24 * 60
    for (let days = 0; days < 28; days += 4) {
      stage.pass(4 * day)
      expect(await stage.session(session)).not.toBeNull()
    }
    expect(await stage.session(idle)).toBeNull()
    const last = await stage.session(session)
    expect((last?.expiresAt ?? 0) - (last?.startedAt ?? 0)).toBe(30 * 86_400)
    stage.pass(2 * day)
    expect(await stage.session(session)).toBeNull()
  })

  test('are listed with browser, start and last use, the current one first', async () => {
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    stage.pass(20)
    const phone = await stage.startSession(account.id)
    await accounts.sessions.find('tn', phone, 'Safari, iOS')
    stage.pass(20)
    await stage.session(phone)
    await stage.newClient({ email: 'eve@cinema.example' })
    const listed = await accounts.sessions.list('tn', account.id, session)
    expect(listed.map(({ id: _id, ...each }) => each)).toEqual([
      {
        isCurrent: true,
        device: null,
        startedAt: '2026-11-20T11:00:00.000Z',
        seenAt: '2026-11-20T11:00:00.000Z',
      },
      {
        isCurrent: false,
        device: 'Safari, iOS',
        startedAt: '2026-11-20T11:20:00.000Z',
        seenAt: '2026-11-20T11:40:00.000Z',
      },
    ])
    expect(JSON.stringify(listed)).not.toContain(phone)
  })

  test('end one by one with the password, and only those of the account', async () => {
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    const eve = await stage.newClient({ email: 'eve@cinema.example' })
    const [first, second] = [await stage.startSession(account.id), await stage.startSession(account.id)]
    const idOf = async (token: string, of = account.id) =>
      (await accounts.sessions.list('tn', of, token)).find(({ isCurrent }) => isCurrent)?.id ?? ''
    const ids = [await idOf(first), await idOf(eve.session, eve.account.id)]
    expect(await accounts.sessions.endListed('tn', account.id, ids, 'not mine')).toEqual(
      invalid({ password: 'wrong' }),
    )
    expect(await stage.session(first)).not.toBeNull()
    expect(await accounts.sessions.endListed('tn', account.id, ids, ada.password)).toEqual({ kind: 'ended' })
    expect(stage.forgotten).toEqual([account.id])
    const open = [session, first, second, eve.session].map((token) => stage.session(token))
    expect((await Promise.all(open)).map((each) => each !== null)).toEqual([true, false, true, true])
  })

  test('of a client are 20 at most: the longest unused ends for a new one', async () => {
    const { account, session } = await stage.newClient()
    const tokens = []
    for (let count = 0; count < 19; count += 1) {
      stage.pass(1)
      tokens.push(await stage.startSession(account.id))
    }
    stage.pass(30)
    expect(await stage.session(session)).not.toBeNull()
    const newest = await stage.startSession(account.id)
    const ended = await Promise.all(
      [session, ...tokens, newest].map(async (token) => (await stage.session(token)) === null),
    )
    expect(ended.flatMap((each, index) => (each ? [index] : []))).toEqual([1])
  })

  test('expired rows are deleted', async () => {
    const { accounts, another, store } = stage
    await stage.newClient()
    await accounts.access.signIn(visited, { ...ada, password: 'not the one' }, requester)
    stage.pass(9 * 24 * 60)
    await another().close()
    const left = await Promise.all(
      (['sessions', 'account_links', 'rate_limits', 'mails'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(left).toEqual([[], [], [], []])
  })
})
