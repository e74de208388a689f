import type { FlagService } from '@marquee/flags/service/flag-service.ts'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../on-engines.ts'
import { flagsOfEachTest } from './set-up-flags.ts'

const HOUR = 3_600_000

describeOnEngines('usage of flags', { dialect: true }, (engine) => {
  const stage = flagsOfEachTest(engine)
  const pass = (milliseconds: number) => {
    stage.time.now = new Date(stage.time.now.getTime() + milliseconds)
  }
  const used = async (flag: string, { rows }: FlagService = stage.service) =>
    (await rows()).find(({ name }) => name === flag)?.lastUsed
  const [hour, next] = ['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z']

  test('a row has the hour of its flag’s last use, soon also in other processes', async () => {
    const { service } = stage
    expect([await used('vod'), await service.countedSince()]).toEqual([null, null])
    const other = await stage.another()
    await other.rows()
    await service.countUsage({ vod: { yes: 0, no: 1 } })
    expect([await used('vod'), await used('club')]).toEqual([hour, null])
    pass(HOUR)
    await service.countUsage({ vod: { yes: 1, no: 1 } })
    expect(await used('vod')).toBe(next)
    const rows = await service.rows()
    expect(await service.rows()).toBe(rows)
    expect(await used('vod', other)).toBe(next)
    expect(await service.countedSince()).toBe(hour)
  })

  test('concurrent processes note the latest hour', async () => {
    const others = [await stage.another(), await stage.another()]
    const toggles = { vod: { yes: 1, no: 2 }, club: { yes: 3, no: 0 } }
    const backwards = { club: toggles.club, vod: toggles.vod }
    const reports = [stage.service, ...others].flatMap((service) =>
      Array.from({ length: 20 }, (_, index) => service.countUsage(index % 2 === 0 ? toggles : backwards)),
    )
    await Promise.all(reports)
    pass(-HOUR)
    await stage.service.countUsage(toggles)
    expect([await used('vod'), await used('club')]).toEqual([hour, hour])
  })

  test('unknown flags, and those that were not evaluated, are ignored', async () => {
    await stage.service.countUsage({ voucher: { yes: 1, no: 1 }, vod: { yes: 0, no: 0 } })
    await stage.service.countUsage({})
    expect(await stage.service.countedSince()).toBeNull()
  })
})
