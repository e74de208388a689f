import { writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createFlagService } from '@marquee/flags/service/create-flag-service.ts'
import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { openStore } from '../../../src/wiring/open-store.ts'

/** Task of the process, as JSON in its last argument. */
export interface BusyOwners {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Admins, who change the cells in turn. */
  readonly owners: readonly string[]
  readonly cells: readonly (readonly [FlagName, SiteId])[]
  /** Successful changes of each owner, without conflicts. */
  readonly changes: number
}

/** Acknowledged change, written before the next one. */
export interface OwnerReport {
  readonly owner: string
  readonly cell: string
  readonly kind: string
  readonly version: number
  readonly on: boolean
  readonly reason: string
}

const input = JSON.parse(process.argv.at(-1) ?? '{}') as BusyOwners
const store = await openStore(input)
const service = await createFlagService({
  store,
  onError: (error) => {
    throw error
  },
})

/** Inverts one cell after another. */
async function work(owner: string): Promise<void> {
  let done = 0
  while (done < input.changes) {
    const [flag, site] = input.cells[done % input.cells.length] ?? ['vod', 'be']
    const seen = await service.cell(flag, site)
    // Yields, as between two requests, because SQLite calls are synchronous.
    await setImmediate()
    const reason = `${owner} ${done}`
    const value = { on: !seen.value.on, audience: null }
    const result = await service.change(
      { flag, site, value, version: seen.version, reason },
      { id: owner, name: owner, role: 'admin', sites: [] },
    )
    if (result.kind === 'refused') throw new Error(result.why)
    const { cell, kind } = result
    const report: OwnerReport = {
      owner,
      cell: `${flag} ${site}`,
      kind,
      version: cell.version,
      on: cell.value.on,
      reason,
    }
    writeSync(1, `${JSON.stringify(report)}\n`)
    if (kind === 'changed') done += 1
  }
}

await Promise.all(input.owners.map(work))
await service.close()
await store.close()
