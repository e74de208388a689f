import { describe, expect, test } from 'vitest'
import { engines } from '../databases.ts'
import { accountsOfEachTest, ada, newClient, place, requester, type Stage } from './set-up-accounts.ts'

describe.each(engines)('sessions on %s', (engine) => {
  let stage: Stage
  accountsOfEachTest(engine, (opened) => {
    stage = opened
  })

  test('ends only the given session', async () => {
    const { accounts, another } = stage
    const { account, session } = await newClient(accounts)
    const other = await accounts.startSession('tn', account.id)
    await accounts.endSession('tn', session)
    expect(await accounts.session('tn', session)).toBeNull()
    expect((await another().session('tn', other))?.account.id).toBe(account.id)
  })

  test('have separate CSRF values', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    const other = await accounts.startSession('tn', account.id)
    const values = [await accounts.session('tn', session), await accounts.session('tn', other)].map(
      (each) => each?.csrf ?? '',
    )
    expect(new Set(values).size).toBe(2)
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/)
  })

  test('ends all others on request, also at the identity provider', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    const others = [
      await accounts.startSession('tn', account.id),
      await accounts.startSession('tn', account.id),
    ]
    await accounts.endOtherSessions('tn', account.id, session)
    expect(await accounts.session('tn', session)).not.toBeNull()
    for (const other of others) expect(await accounts.session('tn', other)).toBeNull()
    expect(stage.forgotten).toEqual([account.id])
    await accounts.endOtherSessions('tn', account.id, null)
    expect(await accounts.session('tn', session)).toBeNull()
  })

  test('expire after a week without a visit, or a month', async () => {
    const { accounts } = stage
    const { account, session: idle } = await newClient(accounts)
    const session = await accounts.startSession('tn', account.id)
    const day = 24 * 60
    for (let days = 0; days < 28; days += 4) {
      stage.pass(4 * day)
      expect(await accounts.session('tn', session)).not.toBeNull()
    }
    expect(await accounts.session('tn', idle)).toBeNull()
    const last = await accounts.session('tn', session)
    expect((last?.expiresAt ?? 0) - (last?.startedAt ?? 0)).toBe(30 * 86_400)
    stage.pass(2 * day)
    expect(await accounts.session('tn', session)).toBeNull()
  })

  test.each([undefined, '', 'x', 'A'.repeat(43), "' or 1=1 --"])('%s is no session', async (token) => {
    expect(await stage.accounts.session('tn', token)).toBeNull()
  })

  test('expired rows are deleted', async () => {
    const { accounts, another, store } = stage
    await newClient(accounts)
    await accounts.signIn(place, { ...ada, password: 'not the one' }, requester)
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
