import { describe, expect, test } from 'vitest'
import { engines } from '../databases.ts'
import {
  accountsOfEachTest,
  ada,
  mailed,
  newClient,
  nlPlace,
  place,
  quick,
  requester,
  type Stage,
} from './set-up-accounts.ts'

describe.each(engines)('signing in on %s', (engine) => {
  let stage: Stage
  accountsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const wrong = { email: ada.email, password: 'not the one' }

  test('accepts the right password, whatever the case of the address', async () => {
    const { accounts } = stage
    const { account } = await newClient(accounts)
    const outcome = await accounts.signIn(place, { ...ada, email: ' ADA@Cinema.example ' }, requester)
    expect(outcome).toMatchObject({ kind: 'signedIn', account: { id: account.id } })
    const session = outcome.kind === 'signedIn' ? await accounts.session('tn', outcome.session) : null
    expect(session).toMatchObject({ account: { id: account.id }, startedAt: stage.now.getTime() / 1_000 })
  })

  test('a wrong password, an unknown address and another site’s client have the same result', async () => {
    const { accounts } = stage
    await newClient(accounts)
    expect(await accounts.signIn(place, wrong, requester)).toEqual({ kind: 'wrong' })
    expect(await accounts.signIn(place, { ...ada, email: 'nobody@cinema.example' }, requester)).toEqual({
      kind: 'wrong',
    })
    expect(await accounts.signIn(nlPlace, ada, requester)).toEqual({ kind: 'wrong' })
  })

  test.each([ada.email, 'nobody@cinema.example'])(
    'ten wrong passwords in a quarter of an hour lock %s, in every process',
    async (email) => {
      const { accounts, another } = stage
      await newClient(accounts)
      const other = another()
      for (let count = 0; count < 10; count += 1) {
        expect(
          await (count % 2 ? accounts : other).signIn(
            place,
            { ...wrong, email },
            { address: `203.0.113.${count}` },
          ),
        ).toEqual({ kind: 'wrong' })
      }
      expect(await accounts.signIn(place, { ...ada, email }, requester)).toEqual({
        kind: 'locked',
        retryAfterSeconds: 900,
      })
      stage.pass(14)
      expect(await other.signIn(place, { ...ada, email }, requester)).toEqual({
        kind: 'locked',
        retryAfterSeconds: 60,
      })
      stage.pass(1)
      expect((await accounts.signIn(place, { ...ada, email }, requester)).kind).toBe(
        email === ada.email ? 'signedIn' : 'wrong',
      )
    },
  )

  test('guesses made at once count one by one', async () => {
    const { accounts } = stage
    await newClient(accounts)
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        accounts.signIn(place, wrong, { address: `203.0.113.${index}` }),
      ),
    )
    expect(guesses.filter(({ kind }) => kind === 'wrong')).toHaveLength(10)
    expect(guesses.filter(({ kind }) => kind === 'locked')).toHaveLength(30)
  })

  test('the right password resets the count of wrong ones', async () => {
    const { accounts } = stage
    await newClient(accounts)
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1)
        await accounts.signIn(place, wrong, { address: `203.0.113.${round}` })
      expect((await accounts.signIn(place, ada, requester)).kind).toBe('signedIn')
    }
  })

  test('limits a network address to fifty wrong passwords in a quarter of an hour', async () => {
    const { accounts } = stage
    await newClient(accounts)
    for (let count = 0; count < 50; count += 1)
      await accounts.signIn(place, { ...wrong, email: `${count}@cinema.example` }, requester)
    expect(await accounts.signIn(place, ada, requester)).toEqual({ kind: 'tooMany', retryAfterSeconds: 900 })
    expect((await accounts.signIn(place, ada, { address: '203.0.113.8' })).kind).toBe('signedIn')
  })

  test('a new password unlocks the account', async () => {
    const { accounts } = stage
    await newClient(accounts)
    for (let count = 0; count < 10; count += 1) await accounts.signIn(place, wrong, requester)
    await accounts.forgotten(place, ada.email, requester)
    const { token } = await mailed(accounts, 'reset')
    await accounts.resetPassword(place, token, 'une autre phrase')
    expect((await accounts.signIn(place, { ...ada, password: 'une autre phrase' }, requester)).kind).toBe(
      'signedIn',
    )
  })

  test('a password hashed at an older cost is hashed again', async () => {
    const { accounts, another, store } = stage
    await newClient(accounts)
    const hashes = async () =>
      (await store.db.selectFrom('accounts').select('password').execute()).map(({ password }) => password)
    const [before] = await hashes()
    const dearer = another({ passwordCost: { ...quick, N: 32 } })
    expect((await dearer.signIn(place, ada, requester)).kind).toBe('signedIn')
    const [after] = await hashes()
    expect([before?.slice(0, 14), after?.slice(0, 14)]).toEqual(['scrypt$16$8$1$', 'scrypt$32$8$1$'])
    expect((await accounts.signIn(place, ada, requester)).kind).toBe('signedIn')
  })
})
