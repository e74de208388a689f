import type { FlagService, HistoryEntry } from '@marquee/flags/service/flag-service.ts'
import { expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { startBusy } from '../busy-process.ts'
import { describeOnEngines } from '../on-engines.ts'
import type { BusyOwners, OwnerReport } from './busy-owners.ts'
import { admin, flagsOfEachTest } from './set-up-flags.ts'

const cells: BusyOwners['cells'] = [
  ['vod', 'be'],
  ['club', 'nl'],
]
const start = (input: BusyOwners, onReport: (report: OwnerReport) => void) =>
  startBusy(new URL('busy-owners.ts', import.meta.url), input, onReport)

/** The history of a cell, oldest first; has to connect the preset and the current value without gaps. */
async function wholeHistory(
  service: FlagService,
  [flag, site]: BusyOwners['cells'][number],
): Promise<readonly HistoryEntry[]> {
  const entries = (await service.history({ flag, site, limit: 500 })).toReversed()
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1))
  const presets = { on: defaultFlags(site)[flag], audience: null }
  expect(entries.map(({ before }) => before)).toEqual([
    presets,
    ...entries.slice(0, -1).map(({ after }) => after),
  ])
  const last = entries.at(-1)
  expect(await service.cell(flag, site)).toMatchObject({
    version: entries.length,
    value: last?.after,
    changed: { by: last?.by, reason: last?.reason },
  })
  return entries
}

describeOnEngines('many owners at once', { dialect: true, slow: true }, (engine) => {
  const stage = flagsOfEachTest(engine)
  const busy = (owners: readonly string[], changes: number): BusyOwners => ({
    dataDir: stage.database.dataDir,
    databaseUrl: stage.database.databaseUrl,
    owners,
    cells,
    changes,
  })
  const keyOf = ({ flag, site, by, reason, version, after }: HistoryEntry) =>
    JSON.stringify([`${flag} ${site}`, by, reason, version, after.on])
  const keyOfReport = ({ cell, owner, reason, version, on }: OwnerReport) =>
    JSON.stringify([cell, owner, reason, version, on])

  test('changes of two cells in two processes, one of which is killed, are in the history as acknowledged, with consecutive versions', async () => {
    const reports: OwnerReport[] = []
    const changes = new Map<string, number>()
    const killed = start(busy(['A', 'B'], 1_000_000), (one) => {
      reports.push(one)
      if (one.kind === 'changed') changes.set(one.owner, (changes.get(one.owner) ?? 0) + 1)
      if (changes.size === 2 && Math.min(...changes.values()) >= 25) killed.kill()
    })
    const other = start(busy(['C', 'D'], 50), (one) => void reports.push(one))
    expect(await Promise.all([killed.ended, other.ended])).toEqual([
      { code: null, signal: 'SIGKILL' },
      { code: 0, signal: null },
    ])
    const entries = (await Promise.all(cells.map((cell) => wholeHistory(stage.service, cell)))).flat()
    const changed = reports.filter(({ kind }) => kind === 'changed').map(keyOfReport)
    const stored = new Set(entries.map(keyOf))
    expect(changed.filter((key) => !stored.has(key))).toEqual([])
    // The last change of each may be stored without an acknowledgement.
    expect(entries.length - changed.length).toBeLessThanOrEqual(2)
    // Owners were late, each after a change of another: mostly after one to the value that they were to set.
    const late = reports.filter(({ kind }) => kind === 'conflict' || kind === 'same')
    expect(late.length).toBeGreaterThan(0)
    const states = new Set(
      entries.map(({ flag, site, version, after }) => JSON.stringify([`${flag} ${site}`, version, after.on])),
    )
    expect(late.filter(({ cell, version, on }) => !states.has(JSON.stringify([cell, version, on])))).toEqual(
      [],
    )
    const { version } = await stage.service.cell('vod', 'be')
    const change = { flag: 'vod', site: 'be', value: { on: true, audience: null }, version, reason: 'On' }
    expect(await stage.service.change(change, admin)).toMatchObject({ kind: 'changed' })
  })
})
