/** `fill-store.ts <folder> <instant>`: fills the database of a product's first start. */
import path from 'node:path'
import { createDemo } from '../../demo/seed.ts'
import { openStore } from '../../src/open-store.ts'

const [dataDir = '', now = ''] = process.argv.slice(2)
const store = await openStore({ dataDir })
await createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee' }).roll(Number(now))
await store.close()
