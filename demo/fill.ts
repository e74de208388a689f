/** `fill.ts <data folder> [<epoch milliseconds>]`: fills the database of a product's first start. */
import path from 'node:path'
import { openStore } from '../src/open-store.ts'
import { createDemo } from './seed.ts'

// As the server's own files: clients' data is readable in them.
process.umask(0o077)
const [dataDir = '', now = Date.now()] = process.argv.slice(2)
const store = await openStore({ dataDir })
await createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee' }).roll(Number(now))
await store.close()
