import { afterAll, beforeAll } from 'vitest'
import { type engines, startDatabases, type TestDatabase } from '../../tests/contracts/databases.ts'
import { type OpenedCms, openCms } from './cms.ts'

type Environment = Readonly<Record<string, string>>

/**
 * Opens a system with a database of its own before the tests of a block, and removes both after them. Returns what
 * restarts it with other settings.
 */
export function cmsOn(
  engine: (typeof engines)[number],
  onOpened: (cms: OpenedCms) => void | Promise<void>,
  env: () => Environment = () => ({}),
): (env: Environment) => Promise<OpenedCms> {
  const ends: (() => Promise<unknown>)[] = []
  const named = new Set<string>()
  let database: TestDatabase
  let cms: OpenedCms
  async function open(settings: Environment): Promise<OpenedCms> {
    for (const name of Object.keys(settings)) named.add(name)
    const { dataDir, databaseUrl } = database
    cms = await openCms({ env: settings, dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
    return cms
  }
  beforeAll(async () => {
    const server = await startDatabases(engine)
    ends.unshift(() => server.stop())
    database = await server.create()
    ends.unshift(() => database.drop())
    await open(env())
    ends.unshift(() => cms.close({ keep: true }))
    await onOpened(cms)
  })
  afterAll(async () => {
    for (const end of ends) await end()
    for (const name of named) process.env[name] = ''
  })
  return async (settings) => {
    await cms.close({ keep: true })
    return open(settings)
  }
}
