import { afterAll, beforeAll } from 'vitest'
import { type engines, startDatabases } from '../../tests/contracts/databases.ts'
import { type OpenedCms, openCms } from './cms.ts'

/** Opens a system with a database of its own before the tests of a block, and removes both after them. */
export function cmsOn(
  engine: (typeof engines)[number],
  onOpened: (cms: OpenedCms) => void | Promise<void>,
): void {
  const ends: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const server = await startDatabases(engine)
    ends.unshift(() => server.stop())
    const database = await server.create()
    ends.unshift(() => database.drop())
    const { dataDir, databaseUrl } = database
    const cms = await openCms(databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl })
    ends.unshift(() => cms.close({ keep: true }))
    await onOpened(cms)
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })
}
