import { expect, test } from '@playwright/test'
import { siteIds } from '#config/sites.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, faultsOfReload, watch } from '../inspect.ts'
import { sitemapOf } from '../sitemap.ts'
import { dismissBanner } from '../visitor.ts'

/** Pages per test: enough to spread a site over the workers, few enough to show progress. */
const SHARE = 40
const SHARES = 16

for (const site of siteIds) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`${site}: pages ${share * SHARE + 1} to ${(share + 1) * SHARE} of its sitemap`, async ({
      browser,
    }) => {
      const entries = await sitemapOf(site)
      expect(entries.length, 'no page is left out').toBeLessThanOrEqual(SHARE * SHARES)
      const mine = entries.slice(share * SHARE, (share + 1) * SHARE)
      test.skip(mine.length === 0, 'the site has no more pages')
      const faults: string[] = []
      for (const [index, { path }] of mine.entries()) {
        const width = [390, 820, 1440][index % 3] ?? 1440
        const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: 'light' })
        await dismissBanner(context)
        const page = await context.newPage()
        const errors = await watch(page)
        const response = await page.goto(originOf(site) + path, { waitUntil: 'networkidle' })
        const found = [
          ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
          ...(await faultsInView(page, errors)),
          ...(await faultsForReaders(page, ['light', 'dark'])),
          ...(await faultsOfReload(page)),
        ]
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
        await context.close()
        if ((index + 1) % 10 === 0)
          console.log(
            `  ${site}: ${share * SHARE + index + 1} of ${entries.length}, ${faults.length} faults in this part`,
          )
      }
      expect(faults).toEqual([])
    })
  }
}
