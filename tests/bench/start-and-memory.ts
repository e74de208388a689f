import { eachOf, requestSite } from '../e2e/http.ts'
import { sitemapOf } from '../e2e/sitemap.ts'
import { median, printFigure, printTitle } from './figures.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

const STARTS = 3
const AT_ONCE = 4
/** MB. */
export const MEMORY = 350
const MB = 1_000_000

export async function printMemory(what: string, product: ProductProcess): Promise<void> {
  const [resident, heap] = await Promise.all(
    ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'].map(product.metric),
  )
  const note = `(heap ${((heap ?? 0) / MB).toFixed(0)} MB)`
  printFigure({ what, value: (resident ?? 0) / MB, unit: 'MB', limit: MEMORY, note })
}

/** Requests every address of the French sitemap. Returns their number, and how many did not respond with 200. */
async function openSitemap({ port }: ProductProcess): Promise<{ pages: number; failed: number }> {
  const pages = await sitemapOf('fr', { port })
  let failed = 0
  await eachOf(pages, AT_ONCE, async ({ path }) => {
    if ((await requestSite('fr', path, { port })).status !== 200) failed += 1
  })
  return { pages: pages.length, failed }
}

/** Leaves a filled store in `dataDir`. Returns whether every page of the sitemap was served. */
export async function measureStartAndMemory(dataDir: string): Promise<boolean> {
  printTitle('Start and memory of the product, with the store of eight sites:')
  const first = await startProduct(dataDir)
  printFigure({ what: 'first start, which fills the store', value: first.startMs, unit: 'ms' })
  await first.idle()
  await printMemory('resident memory after the first start', first)
  await first.stop()

  const times: number[] = []
  for (let count = 1; count < STARTS; count += 1) {
    const product = await startProduct(dataDir)
    times.push(product.startMs)
    await product.stop()
  }
  const product = await startProduct(dataDir)
  times.push(product.startMs)
  printFigure({ what: `start, median of ${STARTS}`, value: median(times), unit: 'ms' })
  await product.idle()
  await printMemory('resident memory after a start', product)
  const { pages, failed } = await openSitemap(product)
  await product.idle()
  await printMemory(`resident memory after ${pages} pages of the sitemap`, product)
  printFigure({ what: 'pages of the sitemap that failed', value: failed, unit: '', exactly: 0 })
  await product.stop()
  return failed === 0
}
