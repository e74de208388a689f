import { createFlagService, type FlagServiceOptions } from '@marquee/flags/service/create-flag-service.ts'
import type {
  Audience,
  CellChange,
  FlagOwner,
  FlagService,
  FlagValue,
} from '@marquee/flags/service/flag-service.ts'
import { expect } from 'vitest'
import { type FlagName, flags } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { FlagConfig } from '#config/types.ts'
import type { Store } from '../../../src/wiring/open-store.ts'
import type { engines, TestDatabase } from '../databases.ts'
import { stageOfEachTest, storeOfEachTest, type TestClock, testClock } from '../set-up.ts'

export const visitorFlag = {
  owner: 'marketing',
  kind: 'release',
  reach: 'visitor',
  effect: 'The trailer begins by itself.',
  default: false,
  exceptions: { fr: true },
  until: '2026-12-31',
} as const satisfies FlagConfig

const ofOneOwner = Object.fromEntries(
  Object.entries(flags).map(([name, config]) => [name, { ...config, fourEyes: false }]),
)

/** The configuration's features, each changed by one owner, and one with an audience. */
export const testTable: Readonly<Record<string, FlagConfig>> = { ...ofOneOwner, trailerStart: visitorFlag }
export const trailerStart = 'trailerStart' as FlagName

export const admin: FlagOwner = { id: 'a', name: 'Ada', role: 'admin', sites: [] }
export const editor: FlagOwner = { id: 'e', name: 'Edith', role: 'editor', sites: ['be', 'nl'] }
export const viewer: FlagOwner = { id: 'v', name: 'Vera', role: 'viewer', sites: ['be'] }

export const everybody: Audience = { rollout: 100, devices: [], variants: [] }
export const on = { on: true, audience: null }
export const off = { on: false, audience: null }

/** First change of the voucher checker in Belgium. */
export const aChange: CellChange = {
  flag: 'voucherChecker',
  site: 'be',
  value: on,
  version: 0,
  reason: 'The spring campaign',
}

export interface Stage {
  readonly store: Store
  readonly database: TestDatabase
  readonly service: FlagService
  /** A service on the same database; with its own store, as in another process. */
  another(options?: Partial<FlagServiceOptions>): Promise<FlagService>
  /** Reported errors; must be empty at the end of the test. */
  readonly failed: string[]
  readonly time: TestClock
}

/** A fresh service in an empty database for every test of the block. */
export function flagsOfEachTest(
  engine: (typeof engines)[number],
  prepare: () => void | Promise<void> = () => {},
): Stage {
  const { stage, begin } = stageOfEachTest<Stage>()
  storeOfEachTest(engine, async ({ store, database }) => {
    const opened: FlagService[] = []
    const failed: string[] = []
    const time = testClock('2026-11-20T11:00:00Z')
    const open = async (options: Partial<FlagServiceOptions> = {}) => {
      const service = await createFlagService({
        store,
        table: testTable,
        clock: time.clock,
        onError: (_, message) => failed.push(message),
        ...options,
      })
      opened.push(service)
      return service
    }
    begin({ store, database, failed, time, another: open, service: await open() })
    await prepare()
    return async () => {
      await Promise.all(opened.map((service) => service.close()))
      expect(failed).toEqual([])
    }
  })
  return stage
}

export async function valuesOf(service: FlagService): Promise<Readonly<Record<string, FlagValue>>> {
  const rows = await service.rows()
  return Object.fromEntries(
    rows.flatMap(({ name, cells }) =>
      Object.values(cells).map(({ site, value }) => [`${name} ${site}`, value]),
    ),
  )
}

/** Changes a cell, whatever its version. */
export async function setCell(
  service: FlagService,
  flag: FlagName,
  site: SiteId,
  value: CellChange['value'],
  reason = 'Because',
): Promise<void> {
  const { version } = await service.cell(flag, site)
  const result = await service.change({ flag, site, value, version, reason }, admin)
  if (result.kind !== 'changed')
    throw new Error(`${flag} of ${site} is not changed: ${JSON.stringify(result)}`)
}
