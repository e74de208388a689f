import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, test } from 'vitest'
import { clientHostCalls } from '../../../src/api/contract/client-host.ts'
import { contract } from '../../../src/api/contract.ts'
import type { AccountsOptions } from '../../../src/services/accounts/create-accounts.ts'
import { insertBooking } from '../../../src/services/accounts/store/bookings.ts'
import { describeOnEngines } from '../on-engines.ts'
import { aPhoto } from './photo.ts'
import { booking, nlPlace, openCinemas } from './set-up-accounts.ts'
import { callsOfEachTest } from './set-up-calls.ts'
import { soldPlans } from './sold-plans.ts'

describeOnEngines('calls of a client', {}, (engine) => {
  const { stage, client, callOn, call, bySession, byToken, savedItems } = callsOfEachTest(engine)
  const post = async (path: string, body: unknown) =>
    (await call(`client/${client.id}/${path}`, bySession({ method: 'POST', body }))).status
  test.each(['v1/accounts/me', 'nl/accounts/me', 'accounts/me'])(
    '%s returns the client, by token and by session',
    async (path) => {
      await stage.accounts.savedItems.addFavourite('nl', client.id, 'cinema-3')
      await stage.accounts.savedItems.setEmotion('nl', client.id, 'tide', 'loved')
      for (const sent of [byToken(), bySession()]) {
        const { status, json, headers } = await call(path, sent)
        expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'no-store', null])
        const parsed = clientHostCalls.me.parse(json)
        expect(parsed).toMatchObject({
          ok: true,
          skipped: [],
          model: {
            id: client.id,
            name: 'Ada Lovelace',
            registered: true,
            emailVerify: false,
            firstLogin: true,
            favouriteCinemas: ['cinema-3'],
            favouriteLimit: 5,
            subscription: null,
            feelings: { wishlist: [], emotions: { tide: 'loved' } },
          },
        })
      }
    },
  )

  test('the client has plan, planned change, level, picture and the state of the registration', async () => {
    await stage.store.db.updateTable('accounts').set({ email_verified_at: stage.now.toISOString() }).execute()
    for (const plan of ['duo', 'solo'])
      await stage.accounts.memberships.order(nlPlace, client.id, { plan, options: {} })
    await stage.accounts.memberships.setPicture('nl', client.id, await aPhoto())
    const names = { firstName: 'Ada', lastName: 'L', language: 'nl' } as const
    await stage.accounts.registration.complete(nlPlace, client.id, {
      ...names,
      newsletter: false,
      mailConsent: true,
    })
    const parsed = contract.client.parse((await call(`client/${client.id}`, bySession())).json)
    expect(parsed).toMatchObject({
      model: {
        emailVerify: true,
        firstLogin: false,
        cinepassType: 'À deux',
        loyaltyLevel: 'silver',
        avatar: expect.stringMatching(/^data:image\/webp;base64,/),
        subscription: {
          currentPlan: 'duo',
          eligibleChanges: ['solo', 'young'],
          eligibleForAddonChange: true,
          downgrade: { executionDate: '2026-12-20' },
        },
      },
    })
  })

  test.each([
    ['nl/accounts/me', 'À deux (nl)'],
    ['v1/accounts/me?language=en', 'À deux (en)'],
  ])('%s names the plan of the client in its language', async (path, title) => {
    await stage.store.db.updateTable('accounts').set({ email_verified_at: stage.now.toISOString() }).execute()
    const plans: NonNullable<AccountsOptions['plans']> = async (_, language) =>
      soldPlans.map((plan) => ({ ...plan, title: `${plan.title} (${language})` }))
    const accounts = stage.another({ plans })
    await accounts.memberships.order(nlPlace, client.id, { plan: 'duo', options: {} })
    callOn(accounts)
    expect((await call(path, bySession())).json).toMatchObject({ cinepassType: title })
  })

  test('tickets are the bookings ahead, the soonest first', async () => {
    const at = (startsAt: string, seats = 1) => {
      const owner = { site: 'nl', account: client.id, email: null, key: null } as const
      return insertBooking(stage.store.db, owner, { ...booking, startsAt, seats }, stage.clock())
    }
    for (const [day, seats] of [
      ['2030-01-02', 2],
      ['2030-01-01', 1],
      ['2020-01-01', 1],
    ] as const)
      await at(`${day}T20:30`, seats)
    const cancelled = await at('2030-01-03T20:30')
    await stage.accounts.bookings.cancel(nlPlace, client.id, cancelled.id)
    const { status, headers, json } = await call('v1/accounts/me/bookings', bySession())
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(clientHostCalls.tickets.parse(json)).toMatchObject({
      ok: true,
      skipped: [],
      model: [{ startsAt: '2030-01-01T20:30' }, { startsAt: '2030-01-02T20:30', seats: 2 }],
    })
    expect((await call('v1/accounts/me/bookings')).status).toBe(401)
  })

  test('shows that do not exist are neither wished for nor rated, but leave lists', async () => {
    const listed = async () => new Set(['tide'])
    callOn(stage.another({ shows: { listed, exists: async () => false } }))
    for (const [isDelete, status] of [
      [false, 404],
      [true, 204],
    ] as const) {
      expect(await post('show/nothing/intention', { intention: 2, isDelete })).toBe(status)
      expect(await post('show/nothing/emotion', { emotion: 'liked', isDelete })).toBe(status)
    }
    expect(await post('shows', { showSlugs: ['nothing', 'tide'] })).toBe(204)
    expect(await savedItems()).toMatchObject({ wishlist: ['tide'], emotions: {} })
  })

  test('favourites are changed by box-office reference, and listed newest first within the limit', async () => {
    const patch = (cinemas: unknown) =>
      call('v1/accounts/me/cinemas', byToken({ method: 'PATCH', body: { cinemas } }))
    expect((await patch(['0003'])).status).toBe(204)
    expect((await patch(['0004', '0000'])).status).toBe(204)
    const { json } = await call('v1/accounts/me/cinemas', byToken())
    const vistaRefs = ['0000', '0004', '0003']
    expect(json).toEqual({ items: vistaRefs.map((codeCcs) => ({ codeCcs })), favoriteLimit: 5 })
    expect(clientHostCalls.favourites.parse(json)).toMatchObject({ ok: true, model: { vistaRefs, limit: 5 } })
    expect(await patch(['0001', '0002', '0005'])).toMatchObject({ status: 409, json: { limit: 5 } })
    for (const ref of ['9999', '3']) expect((await patch([ref])).status).toBe(404)
    const removing = byToken({ method: 'DELETE', body: { cinemas: ['0003', '0000'] } })
    expect((await call('v1/accounts/me/cinemas', removing)).status).toBe(204)
    expect((await savedItems()).favouriteCinemas).toEqual(['cinema-2', 'cinema-1', 'cinema-4'])
    expect((await patch(Array.from({ length: 51 }, () => '0001'))).status).toBe(400)
  })

  test('favourites are changed by slug too, in the same list', async () => {
    const cinema = (slug: string, method: string) =>
      call(`nl/client/${client.id}/cinema/${slug}`, bySession({ method }))
    expect((await cinema('cinema-1', 'POST')).status).toBe(204)
    expect((await cinema('nowhere', 'POST')).status).toBe(404)
    const items = [{ codeCcs: '0001' }]
    expect((await call('accounts/me/cinemas', bySession())).json).toMatchObject({ items })
    expect((await cinema('cinema-1', 'DELETE')).status).toBe(204)
    for (const { slug } of openCinemas.slice(0, 5)) await cinema(slug, 'POST')
    expect(await cinema('cinema-8', 'POST')).toMatchObject({ status: 409, json: { limit: 5 } })
  })

  test('wishlist, intention and rating are saved, and invalid ones refused', async () => {
    expect(await post('shows', { showSlugs: ['tide', 'dune'] })).toBe(204)
    expect(await post('show/arrival/intention', { intention: 2, isDelete: false })).toBe(204)
    expect(await post('show/dune/intention', { intention: 2, isDelete: true })).toBe(204)
    expect(await post('show/l%27%C3%A9t%C3%A9/emotion', { emotion: 'liked', isDelete: false })).toBe(204)
    expect(await post('show/tide/emotion', { emotion: 'loved', isDelete: false })).toBe(204)
    expect(await savedItems()).toEqual({
      favouriteCinemas: [],
      wishlist: ['arrival', 'tide'],
      emotions: { tide: 'loved', "l'été": 'liked' },
    })
    expect(await post('show/tide/emotion', { emotion: 'loved', isDelete: true })).toBe(204)
    expect((await savedItems()).emotions).toEqual({ "l'été": 'liked' })
    expect(await post('shows', { showSlugs: ['a b'] })).toBe(400)
    expect(await post('show/a%20b/intention', { intention: 2, isDelete: false })).toBe(404)
    expect(await post('show/a%20b/emotion', { emotion: 'liked', isDelete: false })).toBe(404)
  })

  test.each<[string, unknown, number, string]>([
    ['half of it', { emotion: 'liked' }, 400, 'the body is not what this call takes'],
    ['a flood', { emotion: 'x'.repeat(16_384) }, 413, 'the body is larger than 16384 bytes'],
  ])('%s is refused with the reason', async (_, body, status, error) => {
    const sent = bySession({ method: 'POST', body })
    const received = await call(`client/${client.id}/show/tide/emotion`, sent)
    expect(received).toMatchObject({ status, json: { error } })
    expect(received.headers.get('cache-control')).toBe('no-store')
    expect((await savedItems()).emotions).toEqual({})
  })

  test('the frame opens the guest pages of the client host, in the language of the path', async () => {
    for (const [path, language] of [
      ['en/webview', 'en'],
      ['webview', 'nl'],
    ] as const) {
      const pages = `http://client.nl.localhost:3000/${language}`
      const { json } = await call(path)
      expect(json).toEqual({ loginUrl: `${pages}/sign-in`, signupUrl: `${pages}/register` })
    }
  })

  test.each([
    [
      'the content is unreachable',
      new UnavailableError('cinemas: no answer'),
      503,
      '5',
      'source-unavailable',
    ],
    ['something breaks', new Error('broken'), 500, null, null],
  ])('if %s, the call changes nothing and reports it', async (_, fault, status, retryAfter, reason) => {
    const errors: unknown[] = []
    const cinemas = () => Promise.reject(fault)
    callOn(stage.another({ cinemas }), { cinemas, onError: (error) => void errors.push(error) })
    for (const [path, sent] of [
      [`client/${client.id}/cinema/cinema-1`, { method: 'POST' }],
      ['v1/accounts/me/cinemas', {}],
    ] as const) {
      const { headers, ...received } = await call(path, bySession(sent))
      const names = ['retry-after', 'x-refusal', 'cache-control']
      const seen = [received.status, ...names.map((name) => headers.get(name))]
      expect(seen).toEqual([status, retryAfter, reason, 'no-store'])
    }
    expect(errors).toEqual([fault, fault])
    expect((await savedItems()).favouriteCinemas).toEqual([])
  })

  test('refuses other methods and paths', async () => {
    const other = await call('v1/accounts/me', bySession({ method: 'PUT' }))
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await call('nl/logout', bySession())).status).toBe(405)
    expect((await call('v1/accounts', bySession())).status).toBe(404)
    expect((await call('v1/accounts/me', bySession({ method: 'HEAD' }))).status).toBe(200)
  })
})
