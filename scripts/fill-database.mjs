// `fill-database.mjs <data folder> [<epoch milliseconds>]`: fills the database of a product's first start.
import { join } from 'node:path'
import { createDemo } from '../demo/seed.ts'
import { openStore } from '../src/wiring/open-store.ts'
import { root } from './install.mjs'

// The server's own files have the same mode: clients' data is readable in them.
process.umask(0o077)
const [dataDir = '', now = Date.now()] = process.argv.slice(2)
const store = await openStore({ dataDir })
await createDemo(store, { artDir: join(root, 'demo', 'art'), seed: 'marquee' }).roll(Number(now))
await store.close()
