import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { aPhoto } from './photo.ts'
import { accountsOfEachTest, ada, booking, frPlace as fr } from './set-up-accounts.ts'

const DAY = 24 * 60

const bytesOf = (address: string | null) => Buffer.from(address?.split(',')[1] ?? '', 'base64')

describeOnEngines('plan, level and picture of a client', {}, (engine) => {
  let id: string
  const stage = accountsOfEachTest(engine, async (opened) => {
    id = (await opened.confirmedClient({}, fr)).account.id
  })
  const order = (plan: string, options: Readonly<Record<string, number>> = {}) =>
    stage.accounts.memberships.order(fr, id, { plan, options })
  const subscription = async () => (await stage.accounts.memberships.find('fr', id)).subscription

  test('an ordered plan is visible to every process, and confirmed by one mail', async () => {
    const orders = await Promise.all([order('solo', { guest: 1 }), order('solo', { guest: 1 })])
    expect(orders.map((each) => (typeof each === 'object' ? each?.kind : each)).sort()).toEqual([
      'begun',
      'unchanged',
    ])
    expect((await stage.another().memberships.find('fr', id)).subscription).toEqual({
      currentPlan: 'solo',
      planTitle: 'Solo',
      since: '2026-11-20',
      options: { guest: 1 },
      eligibleChanges: ['duo', 'young'],
      eligibleForAddonChange: true,
      newLeadId: null,
      newPlan: null,
      nextPlanExecutionDate: null,
    })
    const { facts, count } = await stage.mailed('planBegun', fr)
    expect([count, facts]).toMatchObject([1, { plan: 'Solo', from: '2026-11-20' }])
  })

  test('a cheaper plan is planned for the next month, and takes effect on its day', async () => {
    await order('duo')
    stage.pass(3 * DAY)
    expect(await order('young')).toMatchObject({ kind: 'planned', from: '2026-12-20' })
    expect(await subscription()).toMatchObject({
      currentPlan: 'duo',
      newPlan: 'young',
      nextPlanExecutionDate: '2026-12-20',
      newLeadId: expect.stringMatching(/^[\w-]{36}$/),
    })
    const planned = { plan: 'Moins de 26 ans', from: '2026-12-20' }
    expect((await stage.mailed('planPlanned', fr)).facts).toMatchObject(planned)
    stage.pass(26 * DAY)
    expect((await subscription())?.currentPlan).toBe('duo')
    stage.pass(DAY)
    const now = { currentPlan: 'young', since: '2026-12-20', newPlan: null, nextPlanExecutionDate: null }
    expect(await subscription()).toMatchObject(now)
    expect(await stage.accounts.memberships.callOffChange(fr, id)).toBe(false)
  })

  test('a planned change can be called off before its day', async () => {
    await order('duo')
    await order('solo')
    expect(await stage.accounts.memberships.callOffChange(fr, id)).toBe(true)
    expect(await stage.accounts.memberships.callOffChange(fr, id)).toBe(false)
    stage.pass(40 * DAY)
    expect(await subscription()).toMatchObject({ currentPlan: 'duo', newPlan: null })
    expect((await stage.mailed('planUnchanged', fr)).count).toBe(1)
  })

  test('the level is computed from uncancelled showtimes of the last year and from the plan', async () => {
    const book = (startsAt: string) => stage.booked(fr, id, { ...booking, startsAt })
    for (const startsAt of ['2025-11-19T20:30', '2025-11-21T20:30', '2026-11-19T20:30', '2026-11-21T20:30'])
      await book(startsAt)
    const dropped = await book('2026-11-20T20:30')
    await stage.accounts.bookings.cancel(fr, id, dropped.id)
    stage.pass(DAY / 2)
    const points = async () => (await stage.accounts.memberships.find('fr', id)).loyalty
    expect(await points()).toEqual({ level: 'bronze', points: 2, next: { level: 'silver', missing: 3 } })
    await order('solo')
    expect(await points()).toEqual({ level: 'silver', points: 7, next: { level: 'gold', missing: 8 } })
  })

  test('a picture is stored as a small square without metadata, until it is removed', async () => {
    const { accounts } = stage
    expect(await accounts.memberships.setPicture('fr', id, await aPhoto())).toEqual({ kind: 'changed' })
    const { picture } = await accounts.memberships.find('fr', id)
    const made = await sharp(bytesOf(picture)).metadata()
    expect([made.format, made.width, made.height]).toEqual(['webp', 160, 160])
    expect([made.exif, made.xmp]).toEqual([undefined, undefined])
    expect((await accounts.profiles.exportData('fr', id)).picture).toBe(picture)
    await accounts.memberships.removePicture('fr', id)
    expect((await accounts.memberships.find('fr', id)).picture).toBeNull()
  })

  test('a file that is no whole picture is refused, and the former picture stays', async () => {
    const { accounts } = stage
    await accounts.memberships.setPicture('fr', id, await aPhoto())
    const before = (await accounts.memberships.find('fr', id)).picture
    for (const file of [Buffer.from('<svg/>'), (await aPhoto()).slice(0, 400), new Uint8Array()])
      expect(await accounts.memberships.setPicture('fr', id, file)).toEqual({ kind: 'notAPicture' })
    expect((await accounts.memberships.find('fr', id)).picture).toBe(before)
  })

  test('uploads are limited per hour', async () => {
    for (let count = 0; count < 20; count += 1)
      await stage.accounts.memberships.setPicture('fr', id, new Uint8Array())
    expect(await stage.accounts.memberships.setPicture('fr', id, await aPhoto())).toMatchObject({
      kind: 'tooMany',
    })
    stage.pass(61)
    expect(await stage.accounts.memberships.setPicture('fr', id, await aPhoto())).toEqual({ kind: 'changed' })
  })

  test('plan and picture are deleted with the account', async () => {
    const { accounts, store } = stage
    await accounts.memberships.setPicture('fr', id, await aPhoto())
    await order('solo')
    await accounts.profiles.deleteAccount(fr, id, ada.password)
    expect(await store.db.selectFrom('account_pictures').selectAll().execute()).toEqual([])
    expect(await accounts.memberships.find('fr', id)).toMatchObject({ subscription: null, picture: null })
  })
})
