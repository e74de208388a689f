import { printFigure, printTitle } from './figures.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { request, startSubject } from './processes.ts'
import type { SiteCounts } from './product.ts'

const VISITORS = 1_000

/** Visitors of a page that is in no cache. Returns whether each was rendered once, with each call made once. */
export async function measureCrowd(dataDir: string, pages: readonly MeasuredPage[]): Promise<boolean> {
  printTitle(`${VISITORS} visitors at once of a page that is not cached:`)
  const site = await startSubject('./site.ts', [dataDir, 'page-cache'])
  await site.command('content', 'expired')
  let allRight = true
  for (const { name, path } of pages) {
    const [before, began] = [await site.cpuMs(), performance.now()]
    await request(site, { path, requests: VISITORS, connections: VISITORS, encoding: 'br' })
    const wall = performance.now() - began
    await site.command('settle')
    const cpu = (await site.cpuMs()) - before
    const { renders, calls } = (await site.command('counts')) as SiteCounts
    const repeated = Object.entries(calls).filter(([, count]) => count !== 1)
    const note = `(all responses after ${wall.toFixed(0)} ms, ${cpu.toFixed(0)} ms CPU)`
    printFigure({ what: `${name}: renders`, value: renders, unit: '', exactly: 1, note })
    printFigure({
      what: `${name}: most calls of one kind`,
      value: Math.max(0, ...Object.values(calls)),
      unit: '',
      exactly: 1,
      note: `(${Object.keys(calls).length} kinds)`,
    })
    for (const [address, count] of repeated) console.log(`  ${count} × ${address}`)
    allRight &&= renders === 1 && repeated.length === 0 && Object.keys(calls).length > 0
  }
  site.end()
  return allRight
}
