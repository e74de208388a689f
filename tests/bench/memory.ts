// `npm run bench:memory`: resident memory after every page and picture of the eight sites, and its drift under mixed load. `-- --minutes 60` for an hour.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type SiteId, siteIds } from '#config/sites.ts'
import { buildIfStale } from '../../scripts/build.mjs'
import { eachOf, requestSite } from '../e2e/http.ts'
import { sitemapOf } from '../e2e/sitemap.ts'
import { printFigure, printTitle } from './figures.ts'
import { startProduct } from './product-process.ts'
import { MEMORY, printMemory } from './start-and-memory.ts'

const AT_ONCE = 4
/** Requests per second of the mixed load. */
const RATE = 8
/** A factor of the resident memory before the load. */
const DRIFT = 1.05
/** CSS pixels of the largest candidate that is requested of a picture. */
const WIDEST = 640

interface Address {
  readonly site: SiteId
  readonly path: string
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(await buildIfStale())) process.exit(1)

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-memory-'))
const product = await startProduct(dataDir)
const { port } = product
let failed = 0

async function read({ site, path }: Address, expected: 200 | 404 = 200): Promise<string> {
  const { status, body } = await requestSite(site, path, { port })
  if (status !== expected) failed += 1
  return body
}

/** The largest AVIF candidate of each picture that has at most `WIDEST` pixels. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/g)].flatMap(([, set = '']) => {
    const candidates = set.split(', ').map((candidate) => candidate.split(' '))
    const fitting = candidates.filter(([, width = '']) => Number.parseInt(width, 10) <= WIDEST)
    return (fitting.at(-1) ?? candidates[0] ?? []).slice(0, 1).map((url) => url.replaceAll('&amp;', '&'))
  })
}

async function openAll(): Promise<{ pages: Address[]; pictures: Address[] }> {
  const pages: Address[] = []
  const pictures = new Map<string, Address>()
  for (const site of siteIds) {
    const addresses = (await sitemapOf(site, { port })).map(({ path }) => ({ site, path }))
    await eachOf(addresses, AT_ONCE, async (page) => {
      for (const path of picturesIn(await read(page))) pictures.set(path, { site, path })
    })
    pages.push(...addresses)
    await product.idle()
    await printMemory(`resident memory after ${pages.length} pages, ${site}`, product)
  }
  await eachOf([...pictures.values()], AT_ONCE, async (picture) => void (await read(picture)))
  await product.idle()
  await printMemory(`resident memory after ${pictures.size} pictures`, product)
  return { pages, pictures: [...pictures.values()] }
}

/** Seven of ten requests are pages, a quarter pictures, the rest addresses that do not exist. */
async function mixedLoad({ pages, pictures }: { pages: Address[]; pictures: Address[] }): Promise<void> {
  const anyOf = (addresses: readonly Address[]) => addresses[Math.floor(Math.random() * addresses.length)]
  const end = Date.now() + minutes * 60_000
  while (Date.now() < end) {
    const kind = Math.random()
    const address = kind < 0.7 ? anyOf(pages) : kind < 0.95 ? anyOf(pictures) : undefined
    const request = address ? read(address) : read({ site: 'fr', path: `/films/none-${kind}` }, 404)
    await Promise.all([request, setTimeout(1_000 / RATE)])
  }
}

printTitle(`Memory of a process, limit ${MEMORY} MB:`)
try {
  await product.idle()
  await printMemory('resident memory after the first start', product)
  const opened = await openAll()
  const before = await product.metric('process_resident_memory_bytes')
  await mixedLoad(opened)
  await product.idle()
  await printMemory(`resident memory after ${minutes} minutes of mixed load`, product)
  const after = await product.metric('process_resident_memory_bytes')
  printFigure({
    what: 'of that before the load',
    value: after / before,
    unit: '×',
    digits: 3,
    limit: DRIFT,
  })
  printFigure({ what: 'requests that failed', value: failed, unit: '', exactly: 0 })
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = failed === 0 ? 0 : 1
