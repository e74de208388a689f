import { expect, test } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import type { UsageReport } from '../../../src/services/flags/usage-report.ts'
import { describeOnEngines } from '../on-engines.ts'
import { flagsOfEachTest, type Stage, setCell } from './set-up-flags.ts'

const DAY = 86_400_000

describeOnEngines('usage of flags', { dialect: true }, (engine) => {
  let stage: Stage
  flagsOfEachTest(engine, (opened) => {
    stage = opened
  })
  const count = (toggles: UsageReport['toggles'], report: Partial<UsageReport> = {}) =>
    stage.service.countUsage({ application: 'web', site: 'be', toggles, ...report })
  const pass = (milliseconds: number) => {
    stage.time.now = new Date(stage.time.now.getTime() + milliseconds)
  }
  const used = async (flag: string) =>
    (await stage.service.rows()).find(({ name }) => name === flag)?.lastUsed
  const [hour, next] = ['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z']
  const day = '2026-11-20'

  test('is summed by flag, application, site and day in UTC, newest first', async () => {
    await count({ vod: { yes: 3, no: 1 }, club: { yes: 0, no: 4 } })
    await count({ vod: { yes: 2, no: 0, variants: { disabled: 2 } } }, { site: 'nl' })
    await count({ vod: { yes: 1, no: 1 } }, { site: null })
    pass(59 * 60_000)
    await count({ vod: { yes: 10, no: 10 } })
    await count({ vod: { yes: 5, no: 0 } }, { application: 'phone app' })
    pass(3 * 3_600_000)
    await count({ vod: { yes: 100, no: 0 } })
    pass(DAY / 2)
    await count({ vod: { yes: 1, no: 0 } })
    const variants = {}
    expect(await stage.service.usage()).toEqual([
      { flag: 'vod', application: 'web', site: 'be', day: '2026-11-21', yes: 1, no: 0, variants },
      { flag: 'club', application: 'web', site: 'be', day, yes: 0, no: 4, variants },
      { flag: 'vod', application: 'phone app', site: 'be', day, yes: 5, no: 0, variants },
      { flag: 'vod', application: 'web', site: null, day, yes: 1, no: 1, variants },
      { flag: 'vod', application: 'web', site: 'be', day, yes: 113, no: 11, variants },
      { flag: 'vod', application: 'web', site: 'nl', day, yes: 2, no: 0, variants },
    ])
  })

  test('has the variants that the flag has on some site, and drops other names', async () => {
    const variants = ['red', 'blue'].map((name) => ({ name, weight: 500 }))
    const audience = { rollout: 100, devices: [], variants }
    await setCell(stage.service, 'smartBanner', 'nl', { on: true, audience })
    const reported = { red: 2, blue: 1, disabled: 1, 'made up': 9, toString: 1 }
    await count({ smartBanner: { yes: 4, no: 0, variants: reported } })
    pass(2 * 3_600_000)
    await count({ smartBanner: { yes: 1, no: 0, variants: { red: 1, blue: -1 } } })
    expect(await stage.service.usage()).toMatchObject([
      { flag: 'smartBanner', yes: 5, variants: { red: 3, blue: 1 } },
    ])
    pass((serviceLimits.flags.usageDays + 1) * DAY)
    const another = await stage.another()
    await another.close()
    expect(await stage.store.db.selectFrom('flag_variant_usage').selectAll().execute()).toEqual([])
  })

  test('concurrent processes lose no counts', async () => {
    const others = await Promise.all([stage.another(), stage.another(), stage.another()])
    const report = {
      application: 'web',
      site: 'be',
      toggles: { vod: { yes: 1, no: 2 }, club: { yes: 3, no: 0 } },
    } as const
    const backwards = { ...report, toggles: { club: report.toggles.club, vod: report.toggles.vod } }
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (others[index % 3] ?? stage.service).countUsage(index % 2 === 0 ? report : backwards),
      ),
    )
    expect(await stage.service.usage()).toEqual([
      { flag: 'club', application: 'web', site: 'be', day, yes: 300, no: 0, variants: {} },
      { flag: 'vod', application: 'web', site: 'be', day, yes: 100, no: 200, variants: {} },
    ])
  })

  test('ignores unknown flags, and reports with an invalid number', async () => {
    await count({ voucher: { yes: 1, no: 1 }, toString: { yes: 1, no: 1 } as never })
    await count({})
    await count({ vod: { yes: 0, no: 0 } })
    for (const yes of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12]) {
      await count({ vod: { yes, no: 0 }, club: { yes: 1, no: 1 } })
      await count({ vod: { yes: 0, no: yes } })
    }
    expect(await stage.service.usage()).toEqual([])
    await count({ voucher: { yes: -1, no: 0 }, vod: { yes: 1, no: 0 } })
    expect(await stage.service.usage()).toHaveLength(1)
  })

  test('a count saturates at the column’s maximum', async () => {
    for (let report = 0; report < 220; report += 1) await count({ vod: { yes: 10_000_000, no: 1 } })
    expect(await stage.service.usage()).toMatchObject([{ yes: 2_147_483_647, no: 220 }])
  })

  test('application names are bounded in length, and in number per hour', async () => {
    await count({ vod: { yes: 1, no: 0 } }, { application: `\0 ${'x'.repeat(300)}` })
    await count({ vod: { yes: 1, no: 0 } }, { application: '  ' })
    expect((await stage.service.usage()).map(({ application }) => application)).toEqual([
      'unknown',
      'x'.repeat(100),
    ])
    for (let name = 0; name < 60; name += 1)
      await count({ vod: { yes: 1, no: 0 } }, { application: `app-${name}` })
    await count({ vod: { yes: 1, no: 0 } }, { application: 'app-0' })
    const usage = await stage.service.usage()
    expect(usage).toHaveLength(51)
    expect(usage.find(({ application }) => application === 'app-0')?.yes).toBe(2)
    expect(usage.find(({ application }) => application === 'others')?.yes).toBe(12)
  })

  test('a row has the hour of its flag’s last use, soon also in other processes', async () => {
    expect(await used('vod')).toBeNull()
    const other = await stage.another()
    await other.rows()
    await count({ vod: { yes: 0, no: 1 } })
    expect(await used('vod')).toBe(hour)
    expect(await used('club')).toBeNull()
    pass(3_600_000)
    await count({ vod: { yes: 1, no: 1 } })
    expect(await used('vod')).toBe(next)
    const rows = await stage.service.rows()
    expect(await stage.service.rows()).toBe(rows)
    expect((await other.rows()).find(({ name }) => name === 'vod')?.lastUsed).toBe(next)
  })

  test('old usage is deleted, except each flag’s last hour', async () => {
    await count({ vod: { yes: 1, no: 0 }, club: { yes: 1, no: 0 } })
    pass((serviceLimits.flags.usageDays - 1) * DAY)
    await count({ vod: { yes: 1, no: 0 } })
    expect(await stage.service.usage()).toHaveLength(3)
    pass(2 * DAY)
    expect(await stage.service.usage()).toHaveLength(1)
    expect(await used('club')).toBe(hour)
    const another = await stage.another()
    await another.close()
    const left = await stage.store.db
      .selectFrom('flag_usage')
      .orderBy('flag')
      .select(['flag', 'hour'])
      .execute()
    expect(left).toEqual([
      { flag: 'club', hour },
      { flag: 'vod', hour: '2026-12-19T11:00:00.000Z' },
    ])
    expect((await (await stage.another()).rows()).find(({ name }) => name === 'club')?.lastUsed).toBe(hour)
  })
})
