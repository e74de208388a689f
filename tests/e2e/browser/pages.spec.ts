import { expect, type Page, test } from '@playwright/test'
import { siteIds } from '../../../config/sites.ts'
import { undecided } from '../consent-state.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, type Theme, watch } from '../inspect.ts'
import { samplePages } from '../sample.ts'
import { hydrated } from '../visitor.ts'

const widths = [390, 820, 1440] as const
const themes: readonly (readonly [Theme, Theme])[] = [
  ['light', 'dark'],
  ['dark', 'light'],
]

/** The same values, beginning with another one at each turn. */
const turned = <Value>(values: readonly Value[], turn: number) => [...values.slice(turn % values.length), ...values.slice(0, turn % values.length)]

async function faultsAtWidths(page: Page, address: string, order: readonly number[], [first, second]: readonly [Theme, Theme]): Promise<string[]> {
  const errors = await watch(page)
  const faults: string[] = []
  for (const [index, width] of order.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: first })
    // What the policy says of a response that the browser revalidates is seen in the second load: a 304 repeats it. The last width is come to as by
    // turning a phone; each kind is loaded at each width, since every site begins with another one.
    if (index === 0) await page.goto(address, { waitUntil: 'networkidle' })
    else if (index === 1) await page.reload()
    await hydrated(page)
    for (const theme of [first, second]) {
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      faults.push(...(await faultsInView(page, errors.splice(0))).map((fault) => `${width} px, ${theme}: ${fault}`))
    }
  }
  return faults
}

for (const [turn, site] of siteIds.entries()) {
  test(`${site}: a page of each kind at every width in both themes`, async ({ browser }) => {
    const pages = await samplePages(site)
    test.setTimeout(20_000 + pages.length * 12_000)
    console.log(`${site}: ${pages.map(({ path }) => path).join(' ')}`)
    const faults: string[] = []
    for (const [index, { kind, path }] of pages.entries()) {
      const context = await browser.newContext({ storageState: undecided })
      const page = await context.newPage()
      const order = themes[index % 2] ?? themes[0]
      const found = await faultsAtWidths(page, originOf(site) + path, turned(widths, index + turn), order ?? ['light', 'dark'])
      // Axe takes as long as the rest: it looks at every other kind of a site, and at the others on its neighbour.
      if ((index + turn + new Date().getUTCDate()) % 2 === 0) found.push(...(await faultsForReaders(page, order ?? ['light', 'dark'])))
      faults.push(...found.map((fault) => `${kind} ${path}: ${fault}`))
      await context.close()
    }
    expect(faults).toEqual([])
  })
}
