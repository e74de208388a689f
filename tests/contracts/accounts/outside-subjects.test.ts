import { describe, expect, test } from 'vitest'
import { engines } from '../databases.ts'
import {
  accountsOfEachTest,
  ada,
  booking,
  mailed,
  newClient,
  place,
  requester,
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

  test('gets one account on first use, also by concurrent requests', async () => {
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
    expect(
      (await accounts.signIn(place, { email: 'ada@cinema.example', password: '' }, requester)).kind,
    ).toBe('wrong')
    expect(
      (await accounts.accountOfSubject(place, { ...subject, issuer: 'https://other.example/', email: null }))
        .id,
    ).not.toBe(found[0]?.id)
    expect(await accounts.deleteAccount(place, found[0]?.id ?? '', null)).toEqual({ kind: 'deleted' })
  })

  test('finds the account by a confirmed address', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    await accounts.confirmEmail(place, (await mailed(accounts, 'confirm')).token)
    expect((await accounts.accountOfSubject(place, subject)).id).toBe(account.id)
    expect(await accounts.session('tn', session)).not.toBeNull()
    expect((await accounts.signIn(place, ada, requester)).kind).toBe('signedIn')
  })

  test('takes over an address from an unconfirmed account', async () => {
    const { accounts } = stage
    const { account, session } = await newClient(accounts)
    expect(await accounts.accountOfSubject(place, subject)).toMatchObject({
      id: account.id,
      hasPassword: false,
      emailVerifiedAt: stage.now.toISOString(),
      completedAt: stage.now.toISOString(),
    })
    expect(await accounts.session('tn', session)).toBeNull()
    expect((await accounts.signIn(place, ada, requester)).kind).toBe('wrong')
  })

  test('does not match accounts by an unconfirmed address', async () => {
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
