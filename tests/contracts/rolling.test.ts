import path from 'node:path'
import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import { createDemo } from '../../demo/seed.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { storeOfEachTest } from './set-up.ts'

const NOW = Date.parse('2026-11-20T11:00:00Z')

describeOnEngines('the rolling programme', { dialect: true, slow: true }, (engine) => {
  let store: Store

  storeOfEachTest(engine, (opened) => {
    store = opened.store
  })

  const demoOf = (seed = 'marquee') =>
    createDemo(store, { artDir: path.resolve('demo/art'), seed, sites: ['sn', 'tn'] })
  const rows = (site: SiteId) =>
    store.db
      .selectFrom('showtimes')
      .where('site', '=', site)
      .orderBy('date')
      .orderBy('cinema')
      .orderBy('time')
      .orderBy('auditorium')
      .selectAll()
      .execute()
  const withoutIds = async () => (await rows('sn')).map((row) => ({ ...row, id: 0 }))
  const daysOf = async () => [...new Set((await rows('sn')).map(({ date }) => date))]

  test('covers 21 days from today, and a second start does nothing', async () => {
    expect(await demoOf().roll(NOW)).toEqual(['sn', 'tn'])
    const days = await daysOf()
    expect([days.length, days[0], days.at(-1)]).toEqual([21, '2026-11-20', '2026-12-10'])
    expect(await demoOf().roll(NOW)).toEqual([])
  })

  test('at midnight of a site drops the past day and adds a new last one', async () => {
    const demo = demoOf()
    await demo.roll(NOW)
    const before = await rows('tn')
    const changes: string[] = []
    const stop = store.onChange(({ site, tags }) => void changes.push(`${site} ${tags}`))
    // Tunis is an hour ahead of Dakar.
    expect(await demo.roll(Date.parse('2026-11-20T23:10:00Z'))).toEqual(['tn'])
    expect(await daysOf()).toContain('2026-11-20')
    const after = await rows('tn')
    expect(after.filter(({ date }) => date < '2026-12-11')).toEqual(
      before.filter(({ date }) => date > '2026-11-20'),
    )
    expect([after[0]?.date, after.at(-1)?.date]).toEqual(['2026-11-21', '2026-12-11'])
    expect(await demo.roll(Date.parse('2026-11-21T00:10:00Z'))).toEqual(['sn'])
    // Earlier changes may still be announced.
    await expect.poll(() => changes.slice(-2)).toEqual(['tn *', 'sn *'])
    stop()
  })

  test('is replaced as a whole by another programme, and is the same again for its seed', async () => {
    await demoOf().roll(NOW)
    const first = await withoutIds()
    expect(await demoOf('another').roll(NOW)).toEqual(['sn', 'tn'])
    expect(await withoutIds()).not.toEqual(first)
    expect(await daysOf()).toHaveLength(21)
    expect(await demoOf().roll(NOW)).toEqual(['sn', 'tn'])
    expect(await withoutIds()).toEqual(first)
  })
})
