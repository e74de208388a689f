import { expect, test } from '@playwright/test'
import { siteIds } from '../../../config/sites.ts'
import { undecided } from '../consent-state.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, faultsOfReload, watch } from '../inspect.ts'
import { samplePages } from '../sample.ts'

const widths = [390, 820, 1440] as const
const themes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const

for (const site of siteIds) {
  test(`${site}: a page of each kind and language, in both themes`, async ({ browser }) => {
    const pages = await samplePages(site)
    test.setTimeout(20_000 + pages.length * 12_000)
    console.log(`${site}: ${pages.map(({ path }) => path).join(' ')}`)
    const faults: string[] = []
    for (const [index, { kind, path }] of pages.entries()) {
      const width = widths[(index + siteIds.indexOf(site)) % widths.length] ?? 1440
      const order = themes[index % 2] ?? themes[0]
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: order[0], storageState: undecided })
      const page = await context.newPage()
      const errors = await watch(page)
      await page.goto(originOf(site) + path, { waitUntil: 'networkidle' })
      const found = [...(await faultsInView(page, errors)), ...(await faultsForReaders(page, order)), ...(await faultsOfReload(page))]
      faults.push(...found.map((fault) => `${kind} ${path} at ${width}: ${fault}`))
      await context.close()
    }
    expect(faults).toEqual([])
  })
}
