import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, visited } from './set-up-accounts.ts'

describeOnEngines('a client of an outside identity provider', {}, (engine) => {
  const stage = accountsOfEachTest(engine)
  const subject = {
    issuer: 'https://id.example/',
    sub: 'x|1',
    email: 'Ada@cinema.example',
    emailVerified: true,
    familyName: 'Lovelace',
    givenName: 'Ada',
  }

  test('gets one account on first use, also by concurrent requests', async () => {
    const found = await Promise.all(
      [1, 2, 3].map(() => stage.accounts.access.accountOfSubject(visited, subject)),
    )
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    const now = stage.now.toISOString()
    const names = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@cinema.example' }
    const known = { ...names, hasPassword: false, emailVerifiedAt: now, completedAt: now }
    expect(found[0]).toMatchObject(known)
    expect(await stage.signIn({ password: '' })).toBe('wrong')
    const elsewhere = { ...subject, issuer: 'https://other.example/', email: null }
    expect((await stage.accounts.access.accountOfSubject(visited, elsewhere)).id).not.toBe(found[0]?.id)
    expect(await stage.accounts.profiles.deleteAccount(visited, found[0]?.id ?? '', null)).toEqual({
      kind: 'deleted',
    })
  })

  test('finds the account by a confirmed address, which no password or earlier session opens any more', async () => {
    const { account, session } = await stage.newClient()
    await stage.confirm((await stage.mailed('confirm')).token)
    const found = await stage.accounts.access.accountOfSubject(visited, subject)
    expect(found).toMatchObject({ id: account.id, hasPassword: false })
    expect(stage.forgotten).toEqual([account.id])
    expect(await stage.session(session)).toBeNull()
    expect(await stage.signIn()).toBe('wrong')
  })

  test('loses a password that an account linked by an earlier version still has', async () => {
    const { accounts, store } = stage
    const { account } = await stage.newClient()
    const linked = { issuer: subject.issuer, subject: subject.sub }
    await store.db.updateTable('accounts').set(linked).where('id', '=', account.id).execute()
    const found = await accounts.access.accountOfSubject(visited, subject)
    expect(found).toMatchObject({ id: account.id, hasPassword: false })
  })

  test('follows a change of the address at the issuer, unless it is another client’s', async () => {
    const { id } = await stage.accounts.access.accountOfSubject(visited, subject)
    const withAddress = (email: string, emailVerified = true) =>
      stage.accounts.access.accountOfSubject(visited, { ...subject, email, emailVerified })
    expect(await withAddress('countess@cinema.example')).toMatchObject({
      id,
      email: 'countess@cinema.example',
    })
    expect((await withAddress('unconfirmed@cinema.example', false)).email).toBe('countess@cinema.example')
    await stage.confirmedClient({ email: 'grace@cinema.example' })
    expect((await withAddress('grace@cinema.example')).email).toBe('countess@cinema.example')
  })

  test('has sessions of the site’s provider only', async () => {
    const { accounts } = stage
    const { issuer } = subject
    const elsewhere = stage.another({ issuerOf: () => issuer })
    const { id } = await accounts.access.accountOfSubject(visited, subject)
    const { session: local } = await stage.newClient({ email: 'grace@cinema.example' })
    const outside = await accounts.sessions.start('tn', id, { issuer, idToken: 'hint' })
    const other = await accounts.sessions.start('tn', id, { issuer: 'https://other.example/', idToken: 'x' })
    const long = await accounts.sessions.start('tn', id, { issuer, idToken: 'x'.repeat(4_001) })
    const found = async (from: typeof accounts, token: string) =>
      (await from.sessions.find('tn', token))?.account.id
    expect(await found(elsewhere, outside)).toBe(id)
    for (const token of [local, other]) expect(await found(elsewhere, token)).toBeUndefined()
    for (const token of [outside, other]) expect(await found(accounts, token)).toBeUndefined()
    expect((await elsewhere.sessions.find('tn', outside))?.idToken).toBe('hint')
    expect((await elsewhere.sessions.find('tn', long))?.idToken).toBeNull()
    expect(await stage.account(id)).not.toBeNull()
    expect(
      await stage.another({ issuerOf: () => 'https://third.example/' }).profiles.account('tn', id),
    ).toBeNull()
  })

  test('owns an address that an unconfirmed account claims, and the claim ends', async () => {
    const { account } = await stage.newClient()
    const { token } = await stage.mailed('confirm')
    const found = await stage.accounts.access.accountOfSubject(visited, subject)
    expect(found.id).not.toBe(account.id)
    expect(await stage.confirm(token)).toEqual({ kind: 'unknown' })
    const now = stage.now.toISOString()
    const known = { email: ada.email, hasPassword: false, emailVerifiedAt: now, completedAt: now }
    expect(found).toMatchObject(known)
  })

  test('does not match accounts by an unconfirmed address', async () => {
    const { account } = await stage.newClient()
    const found = await stage.accounts.access.accountOfSubject(visited, { ...subject, emailVerified: false })
    expect(found).toMatchObject({ email: '', emailVerifiedAt: null })
    expect(found.id).not.toBe(account.id)
    expect(
      (await stage.accounts.access.accountOfSubject(visited, { ...subject, sub: 'x|2', email: null })).email,
    ).toBe('')
    await stage.accounts.bookings.book(visited, found.id, booking)
    expect((await stage.mailed('booked')).count).toBe(0)
  })
})
