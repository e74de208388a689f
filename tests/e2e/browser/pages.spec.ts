import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { originOf } from '../http.ts'
import { type SamplePage, samplePages } from '../sample.ts'

declare global {
  interface Window {
    seen: { policy: string[]; shift: number }
  }
}

async function watch(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    window.seen = { policy: [], shift: 0 }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.seen.policy.push(`${effectiveDirective} ${blockedURI}`),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
        if (!entry.hadRecentInput) window.seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return errors
}

async function check(page: Page, site: SiteId, { kind, path }: SamplePage, theme: 'light' | 'dark'): Promise<void> {
  const errors = await watch(page)
  await page.emulateMedia({ colorScheme: theme })
  await page.goto(originOf(site) + path, { waitUntil: 'networkidle' })
  expect(errors, `${path}: console`).toEqual([])
  const seen = await page.evaluate(() => ({ ...window.seen, wide: document.documentElement.scrollWidth - document.documentElement.clientWidth }))
  expect(seen.policy, `${path}: content security policy`).toEqual([])
  expect(seen.shift, `${path}: layout shift`).toBeLessThan(0.001)
  expect(seen.wide, `${path}: sideways scroll`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `${kind} ${path} in ${theme}`,
  ).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.evaluate(() => window.seen.policy), `${path}: policy after a reload`).toEqual([])
}

for (const site of siteIds) {
  test(`${site}: a page of each kind and language, in both themes`, async ({ browser }) => {
    const pages = await samplePages(site)
    test.setTimeout(20_000 + pages.length * 8_000)
    console.log(`${site}: ${pages.map(({ path }) => path).join(' ')}`)
    for (const [index, sample] of pages.entries()) {
      for (const theme of ['light', 'dark'] as const) {
        const width = [390, 820, 1440][index % 3] ?? 1440
        const context = await browser.newContext({ viewport: { width, height: 900 } })
        await check(await context.newPage(), site, sample, theme)
        await context.close()
      }
    }
  })
}
