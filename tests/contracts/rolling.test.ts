import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { createDemo } from '../../demo/seed.ts'
import { openStore, type Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { type OpenedStore, storeOfEachTest } from './set-up.ts'

describeOnEngines('the rolling programme', { dialect: true, slow: true }, (engine) => {
  let createDatabase: OpenedStore['createDatabase']
  let store: Store

  storeOfEachTest(engine, (opened) => {
    store = opened.store
    createDatabase = opened.createDatabase
  })

  const demoOf = (target: Store, seed = 'marquee', sites: readonly SiteId[] = ['sn', 'tn']) =>
    createDemo(target, { artDir: path.resolve('demo/art'), seed, sites })
  const rows = (target: Store, site: SiteId) =>
    target.db
      .selectFrom('showtimes')
      .where('site', '=', site)
      .orderBy('date')
      .orderBy('cinema')
      .orderBy('time')
      .orderBy('auditorium')
      .selectAll()
      .execute()
  const withoutIds = async (target: Store, site: SiteId) =>
    (await rows(target, site)).map((row) => ({ ...row, id: 0 }))
  const daysOf = async (target: Store, site: SiteId) => [
    ...new Set((await rows(target, site)).map(({ date }) => date)),
  ]

  async function otherStore(work: (other: Store) => Promise<void>): Promise<void> {
    const second = await createDatabase()
    const other = await openStore(second)
    try {
      await work(other)
    } finally {
      await other.close()
      await second.drop()
    }
  }

  test('covers 21 days from today, and a second start does nothing', async () => {
    const now = Date.parse('2026-11-20T11:00:00Z')
    expect(await demoOf(store).roll(now)).toEqual(['sn', 'tn'])
    const days = await daysOf(store, 'sn')
    expect([days.length, days[0], days.at(-1)]).toEqual([21, '2026-11-20', '2026-12-10'])
    expect(await demoOf(store).roll(now)).toEqual([])
  })

  test('at midnight of a site drops the past day and adds a new last one', async () => {
    const demo = demoOf(store)
    await demo.roll(Date.parse('2026-11-20T11:00:00Z'))
    const before = await rows(store, 'tn')
    const changes: string[] = []
    const stop = store.onChange(({ site, tags }) => void changes.push(`${site} ${tags}`))
    // Tunis is an hour ahead of Dakar.
    expect(await demo.roll(Date.parse('2026-11-20T23:10:00Z'))).toEqual(['tn'])
    expect(await daysOf(store, 'sn')).toContain('2026-11-20')
    const after = await rows(store, 'tn')
    expect(after.filter(({ date }) => date < '2026-12-11')).toEqual(
      before.filter(({ date }) => date > '2026-11-20'),
    )
    expect([after[0]?.date, after.at(-1)?.date]).toEqual(['2026-11-21', '2026-12-11'])
    expect(await demo.roll(Date.parse('2026-11-21T00:10:00Z'))).toEqual(['sn'])
    // Earlier changes may still be announced.
    await expect.poll(() => changes.slice(-2)).toEqual(['tn *', 'sn *'])
    stop()
  })

  test('is deterministic by day and seed', async () => {
    const demo = demoOf(store)
    await demo.roll(Date.parse('2026-11-20T11:00:00Z'))
    await demo.roll(Date.parse('2026-11-27T11:00:00Z'))
    const rolled = await withoutIds(store, 'sn')
    await otherStore(async (other) => {
      await demoOf(other).roll(Date.parse('2026-11-27T20:00:00Z'))
      expect(await withoutIds(other, 'sn')).toEqual(rolled)
    })
    await otherStore(async (other) => {
      await demoOf(other, 'another').roll(Date.parse('2026-11-27T20:00:00Z'))
      expect(await withoutIds(other, 'sn')).not.toEqual(rolled)
    })
  })

  test('is replaced as a whole by another programme', async () => {
    const now = Date.parse('2026-11-20T11:00:00Z')
    await demoOf(store).roll(now)
    const first = await withoutIds(store, 'sn')
    expect(await demoOf(store, 'another').roll(now)).toEqual(['sn', 'tn'])
    expect(await withoutIds(store, 'sn')).not.toEqual(first)
    expect(await daysOf(store, 'sn')).toHaveLength(21)
    expect(await demoOf(store).roll(now)).toEqual(['sn', 'tn'])
    expect(await withoutIds(store, 'sn')).toEqual(first)
  })
})
