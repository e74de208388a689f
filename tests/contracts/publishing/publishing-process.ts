/** `node publishing-process.ts '{"dataDir": …}'`: stores published messages, and prints its address. */
import { serve } from 'srvx'
import { openStore } from '../../../src/wiring/open-store.ts'
import type { TestDatabase } from '../databases.ts'
import { openPublishing } from './open-publishing.ts'

const store = await openStore(
  JSON.parse(process.argv[2] ?? '') as Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
)
const publishing = openPublishing(store)
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  silent: true,
  gracefulShutdown: false,
  fetch: (request) => publishing.fetch(request),
})
await server.ready()
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
