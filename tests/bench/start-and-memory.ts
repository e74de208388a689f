import { median, printFigure, printTitle } from './figures.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

const STARTS = 3
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

/** Leaves a filled store in `dataDir`. `memory.ts` goes on to the pages. */
export async function measureStartAndMemory(dataDir: string): Promise<void> {
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
  await product.stop()
}
