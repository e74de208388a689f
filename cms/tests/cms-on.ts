import { expect, onTestFinished } from 'vitest'
import { type engines, startDatabases } from '../../tests/contracts/databases.ts'
import { type OpenedCms, openCms } from './cms.ts'

type Environment = Readonly<Record<string, string>>

export interface CmsOn extends OpenedCms {
  /** Restarts it with other settings. */
  reopen(env: Environment): Promise<void>
}

/** A system with a database of its own, which its end removes. */
export async function cmsOn(engine: (typeof engines)[number], env: Environment = {}): Promise<CmsOn> {
  const server = await startDatabases(engine)
  const database = await server.create()
  const { dataDir, databaseUrl } = database
  const named = new Set<string>()
  function open(settings: Environment): Promise<OpenedCms> {
    for (const name of Object.keys(settings)) named.add(name)
    return openCms({ env: settings, dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  }
  let cms = await open(env)
  return {
    get payload() {
      return cms.payload
    },
    get key() {
      return cms.key
    },
    dataDir,
    async reopen(settings) {
      await cms.close({ keep: true })
      cms = await open(settings)
    },
    async close() {
      await cms.close({ keep: true })
      await database.drop()
      await server.stop()
      for (const name of named) process.env[name] = ''
    },
  }
}

/** A PostgreSQL database of the running test. */
export async function ownPostgres(): Promise<{ readonly url: string; readonly dataDir: string }> {
  const server = await startDatabases('postgres')
  onTestFinished(() => server.stop())
  const { databaseUrl, dataDir, drop } = await server.create()
  onTestFinished(drop)
  return { url: databaseUrl ?? expect.unreachable(), dataDir }
}
