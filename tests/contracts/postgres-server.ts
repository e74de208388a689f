import { startPostgres } from './databases.ts'

let stop: (() => Promise<void>) | undefined

/** One PostgreSQL server for all contract tests; each test file creates its own databases. */
export async function setup(): Promise<void> {
  if (process.env.TEST_SCOPE === 'quick' || process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.address
  stop = server.stop
}

export async function teardown(): Promise<void> {
  await stop?.()
}
