import { createFlagResults } from '@marquee/flags/service/results/create-flag-results.ts'
import type { FlagResults, ResultReport } from '@marquee/flags/service/results/flag-results.ts'
import { expect, test } from 'vitest'
import { resultDays } from '#config/results.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { describeOnEngines } from '../on-engines.ts'
import { flagsOfEachTest, testTable } from './set-up-flags.ts'

const DAY = 86_400_000

describeOnEngines('results of experiments', { dialect: true }, (engine) => {
  const stage = flagsOfEachTest(engine)

  const open = (): FlagResults =>
    createFlagResults({
      store: stage.store,
      table: testTable,
      clock: () => stage.time.now.getTime(),
      onError: (_, message) => stage.failed.push(message),
    })
  const pass = (days: number) => {
    stage.time.now = new Date(stage.time.now.getTime() + days * DAY)
  }
  const view = { flag: 'smartBanner', arm: 'seats', language: 'fr', reached: null } as const
  const day = '2026-11-20'
  const period = { flag: 'smartBanner', from: '2026-11-01', to: '2026-12-31' } as const
  const row = { flag: 'smartBanner', site: 'be', language: 'fr', day, arm: 'seats', goal: null }

  test('are sums by day, site, language and variant; a goal counts on the day of the view', async () => {
    const results = open()
    expect(results.count('be', view)).toBe(day)
    results.count('be', view)
    results.count('be', { ...view, arm: 'off', language: 'nl' })
    results.count('ch', { ...view, arm: 'on' })
    pass(2)
    expect(results.count('be', { ...view, reached: { goal: 'booking', day } })).toBe(day)
    expect(results.count('be', view)).toBe('2026-11-22')
    const all = [
      { ...row, visitors: 2 },
      { ...row, goal: 'booking', visitors: 1 },
      { ...row, language: 'nl', arm: 'off', visitors: 1 },
      { ...row, site: 'ch', arm: 'on', visitors: 1 },
      { ...row, day: '2026-11-22', visitors: 1 },
    ]
    expect(await results.results(period)).toEqual(all)
    expect(await results.results({ ...period, to: day, site: 'be', language: 'fr' })).toEqual(all.slice(0, 2))
    expect(await results.results({ ...period, from: '2026-11-21' })).toEqual(all.slice(4))
    await results.close()
  })

  test('of several processes are added, and saved at the end of each', async () => {
    const processes = [open(), open(), open()]
    for (const each of processes) for (let visitor = 0; visitor < 5; visitor += 1) each.count('be', view)
    await Promise.all(processes.map((each) => each.close()))
    const results = open()
    expect(await results.results(period)).toEqual([{ ...row, visitors: 15 }])
    await results.close()
  })

  test('do not count what no page of the site can report', async () => {
    const results = open()
    const unfit: readonly Partial<ResultReport>[] = [
      { flag: 'toString' },
      { flag: 'vod', arm: 'on' },
      { arm: 'red' },
      { language: 'de' },
      { reached: { goal: 'booking', day: '2026-11-21' } },
      { reached: { goal: 'booking', day: '2026-11-12' } },
    ]
    for (const report of unfit) expect(results.count('be', { ...view, ...report })).toBeNull()
    expect(await results.results(period)).toEqual([])
    await results.close()
  })

  test('are deleted after some months', async () => {
    const results = open()
    results.count('be', view)
    await results.close()
    pass(serviceLimits.flags.results.days + resultDays)
    const later = open()
    await later.close()
    expect(await stage.store.db.selectFrom('flag_results').selectAll().execute()).toEqual([])
  })
})
