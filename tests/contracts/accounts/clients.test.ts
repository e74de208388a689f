import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { takeHashPlaces } from '../hash-places.ts'
import { describeOnEngines } from '../on-engines.ts'
import { accountsOfEachTest, ada, booking, invalid, requester, visited } from './set-up-accounts.ts'

describeOnEngines('a client', {}, (engine) => {
  const stage = accountsOfEachTest(engine)

  test('completes the registration once, and changes the profile after', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    const names = { firstName: 'Augusta', lastName: 'King', language: 'en' } as const
    const input = { ...names, newsletter: false, mailConsent: true }
    const completedAt = stage.now.toISOString()
    expect(await accounts.registration.complete(visited, account.id, input)).toMatchObject({
      kind: 'changed',
      account: { ...input, completedAt },
    })
    stage.pass(60)
    expect(await accounts.registration.complete(visited, account.id, input)).toMatchObject({
      account: { completedAt },
    })
    const later = { firstName: 'Ada', lastName: 'Lovelace', language: 'fr' } as const
    expect(
      await accounts.profiles.changeProfile(visited, account.id, { ...later, firstName: ' Ada ' }),
    ).toMatchObject({
      kind: 'changed',
      account: { ...later, mailConsent: true },
    })
    const faulty = { firstName: '', lastName: 'x'.repeat(101), language: 'nl' } as const
    expect(await accounts.profiles.changeProfile(visited, account.id, faulty)).toEqual(
      invalid({ firstName: 'missing', lastName: 'tooLong', language: 'malformed' }),
    )
    expect(await accounts.registration.complete(visited, account.id, { ...input, firstName: ' ' })).toEqual(
      invalid({ firstName: 'missing' }),
    )
    const consents = { newsletter: true, mailConsent: false }
    expect(await accounts.profiles.changeConsents('tn', account.id, consents)).toMatchObject(consents)
    expect(await accounts.profiles.changeConsents('nl', account.id, consents)).toBeNull()
  })

  test('changes the password with the old one, ends other sessions and sends a mail', async () => {
    const { accounts } = stage
    const { account, session } = await stage.confirmedClient()
    const other = await stage.startSession(account.id)
    await stage.forgot()
    const { token } = await stage.mailed('reset')
    const change = (current: string, password: string) =>
      accounts.profiles.changePassword(visited, account.id, { current, password }, session)
    expect(await change('not the one', 'une autre phrase')).toEqual(invalid({ current: 'wrong' }))
    expect(await change(ada.password, 'court')).toEqual(invalid({ password: 'tooShort' }))
    expect(await change(ada.password, 'une autre phrase')).toMatchObject({ account: { id: account.id } })
    expect(await stage.session(session)).not.toBeNull()
    expect(await stage.session(other)).toBeNull()
    expect(await stage.signIn({ password: 'une autre phrase' })).toBe('signedIn')
    expect(await stage.signIn()).toBe('wrong')
    const reset = await stage.reset(token, 'encore une phrase')
    expect(reset, 'by a link from before').toEqual({ kind: 'used' })
    const forgottenHref = 'http://client.tn.localhost:3000/fr/forgotten'
    expect((await stage.mailed('passwordChanged')).facts).toMatchObject({ forgottenHref })
    expect(stage.forgotten).toEqual([account.id])
  })

  test('applies one of two concurrent password changes', async () => {
    const { account } = await stage.newClient()
    const outcomes = await Promise.all(
      ['une autre phrase', 'encore une phrase'].map((password) =>
        stage.accounts.profiles.changePassword(
          visited,
          account.id,
          { current: ada.password, password },
          null,
        ),
      ),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'invalid'])
  })

  test('compares no old password, and hashes no new one, beyond the queue of hashes', async () => {
    const { accounts } = stage
    const { account } = await stage.newClient()
    await stage.forgot()
    const { token } = await stage.mailed('reset')
    const next = { current: ada.password, password: 'une autre phrase' }
    const change = () => accounts.profiles.changePassword(visited, account.id, next, null)
    const reset = () => stage.reset(token, 'encore une phrase')
    const frees = [takeHashPlaces(account.id), takeHashPlaces(requester.address)]
    const full = { kind: 'tooMany', retryAfterSeconds: 1, of: 'address' }
    try {
      expect(await stage.register({ email: 'new@cinema.example' })).toEqual(full)
      expect(await reset()).toEqual(full)
      expect(await change()).toEqual(full)
      expect(await accounts.profiles.deleteAccount(visited, account.id, ada.password)).toEqual(full)
    } finally {
      for (const free of frees) free()
    }
    await eventually(async () => expect((await reset()).kind).toBe('done'))
    expect(await stage.signIn({ password: 'encore une phrase' })).toBe('signedIn')
  })

  test('is deleted with all data, if the password is right', async () => {
    const { accounts, store } = stage
    const { account, session } = await stage.confirmedClient()
    const stays = await stage.confirmedClient({ email: 'charles@cinema.example' })
    for (const { id } of [account, stays.account]) {
      await accounts.savedItems.addFavourite('tn', id, 'cinema-1')
      await accounts.savedItems.setIntention('tn', id, 'tide', true)
      await accounts.savedItems.setEmotion('tn', id, 'tide', 'loved')
      await stage.booked(visited, id, booking)
    }
    for (const password of ['not the one', null])
      expect(await accounts.profiles.deleteAccount(visited, account.id, password)).toEqual(
        invalid({ password: 'wrong' }),
      )
    expect(await accounts.profiles.deleteAccount(visited, account.id, ada.password)).toEqual({
      kind: 'deleted',
    })
    expect(await stage.account(account.id)).toBeNull()
    expect(await stage.session(session)).toBeNull()
    const saved = ['favourite_cinemas', 'wishlist_shows', 'show_emotions'] as const
    for (const table of ['sessions', 'account_links', 'bookings', ...saved] as const) {
      const owners = await store.db.selectFrom(table).select('account').execute()
      expect([table, new Set(owners.map((row) => row.account))]).toEqual([table, new Set([stays.account.id])])
    }
    const mails = (await accounts.mails('tn')).filter(({ to }) => to === ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['deleted'])
    expect(stage.forgotten).toEqual([account.id])
    expect((await stage.register()).kind).toBe('accepted')
  })

  test('exports all data without secrets', async () => {
    const { accounts, store } = stage
    const { account, session } = await stage.confirmedClient()
    await accounts.savedItems.addFavourite('tn', account.id, 'cinema-1')
    await accounts.savedItems.setIntention('tn', account.id, 'tide', true)
    await accounts.savedItems.setEmotion('tn', account.id, 'dune', 'liked')
    await stage.booked(visited, account.id, booking)
    const data = await accounts.profiles.exportData('tn', account.id)
    expect(data).toMatchObject({
      exportedAt: stage.now.toISOString(),
      account: { email: ada.email, firstName: 'Ada' },
      favouriteCinemas: ['cinema-1'],
      wishlist: ['tide'],
      emotions: { dune: 'liked' },
      bookings: [{ show: 'tide', seats: 2 }],
      sessions: [{ startedAt: stage.now.toISOString() }],
    })
    const { password } = await store.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow()
    const text = JSON.stringify(data)
    for (const secret of [session, password ?? '', (await stage.session(session))?.csrf ?? ''])
      expect(text).not.toContain(secret)
  })

  test('sees bookings, the latest showtime first, and cancels one that has not begun', async () => {
    const { accounts } = stage
    const { account } = await stage.confirmedClient()
    const first = await stage.booked(visited, account.id, booking)
    const bare = { ...booking, version: null, auditorium: null }
    const later = await stage.booked(visited, account.id, { ...bare, startsAt: '2026-11-21T14:00' })
    expect(await accounts.bookings.list('tn', account.id)).toEqual([later, first])
    const createdAt = stage.now.toISOString()
    expect(first).toEqual({ ...booking, id: expect.any(String), createdAt, cancelledAt: null })
    const href = 'http://client.tn.localhost:3000/fr/bookings'
    expect((await stage.mailed('booked')).facts).toMatchObject({ href })
    const stranger = await stage.confirmedClient({ email: 'charles@cinema.example' })
    expect(await accounts.bookings.cancel(visited, stranger.account.id, first.id)).toBeNull()
    const cancelledAt = stage.now.toISOString()
    expect(await accounts.bookings.cancel(visited, account.id, later.id)).toEqual({ ...later, cancelledAt })
    expect(await accounts.bookings.cancel(visited, account.id, later.id)).toBeNull()
    expect((await stage.mailed('bookingCancelled')).count).toBe(1)
    // 20:30 in Tunis.
    stage.now = new Date('2026-11-20T19:30:00Z')
    expect(await accounts.bookings.cancel(visited, account.id, first.id)).toBeNull()
  })

  test('refuses bookings of a deleted client', async () => {
    await expect(stage.accounts.bookings.book(visited, 'nobody', booking)).rejects.toThrow(
      'There is no such client',
    )
  })
})
