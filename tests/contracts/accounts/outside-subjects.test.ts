import { describe, expect, test } from 'vitest'
import { engines } from '../databases.ts'
import {
  accountsOfEachTest,
  ada,
  asker,
  booking,
  mailed,
  newClient,
  place,
  type Stage,
} from './set-up-accounts.ts'

describe.each(engines)('a client of an outside identity provider on %s', (engine) => {
  let stage: Stage
  accountsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const subject = {
    issuer: 'https://id.example/',
    sub: 'x|1',
    email: 'Ada@cinema.example',
    emailVerified: true,
    familyName: 'Lovelace',
    givenName: 'Ada',
  }

  test('has an account from the first time on, the same every time', async () => {
    const { accounts } = stage
    const found = await Promise.all([1, 2, 3].map(() => accounts.accountOfSubject(place, subject)))
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    expect(found[0]).toMatchObject({
      email: 'ada@cinema.example',
      emailVerifiedAt: stage.now.toISOString(),
      hasPassword: false,
      completedAt: stage.now.toISOString(),
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect((await accounts.signIn(place, { email: 'ada@cinema.example', password: '' }, asker)).kind).toBe(
      'wrong',
    )
    expect(
      (await accounts.accountOfSubject(place, { ...subject, issuer: 'https://other.example/', email: null }))
        .id,
    ).not.toBe(found[0]?.id)
    expect(await accounts.deleteAccount(place, found[0]?.id ?? '', null)).toEqual({ kind: 'deleted' })
  })

  test('finds the account of the confirmed address', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    await accounts.confirmEmail(place, (await mailed(accounts, 'confirm')).token)
    expect((await accounts.accountOfSubject(place, subject)).id).toBe(account.id)
    expect(await accounts.session('tn', session)).not.toBeNull()
    expect((await accounts.signIn(place, ada, asker)).kind).toBe('signedIn')
  })

  test('takes over an address that somebody used without confirming it', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    expect(await accounts.accountOfSubject(place, subject)).toMatchObject({
      id: account.id,
      hasPassword: false,
      emailVerifiedAt: stage.now.toISOString(),
      completedAt: stage.now.toISOString(),
    })
    expect(await accounts.session('tn', session)).toBeNull()
    expect((await accounts.signIn(place, ada, asker)).kind).toBe('wrong')
  })

  test('an address that the provider has not confirmed leads to nobody’s account', async () => {
    const { accounts } = stage
    const { account } = await newClient(accounts)
    const found = await accounts.accountOfSubject(place, { ...subject, emailVerified: false })
    expect(found).toMatchObject({ email: '', emailVerifiedAt: null })
    expect(found.id).not.toBe(account.id)
    expect((await accounts.accountOfSubject(place, { ...subject, sub: 'x|2', email: null })).email).toBe('')
    await accounts.book(place, found.id, booking)
    expect((await mailed(accounts, 'booked')).count).toBe(0)
  })
})
