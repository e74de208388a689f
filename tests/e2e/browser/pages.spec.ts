import { type Browser, expect, type Page, type Response, test } from '@playwright/test'
import { siteIds } from '../../../config/sites.ts'
import { undecided } from '../consent-state.ts'
import { originOf, untilAvailable } from '../http.ts'
import { faultsForReaders, faultsInView, type Theme, watch } from '../inspect.ts'
import { samplePages } from '../sample.ts'
import { hydrated } from '../visitor.ts'

const widths = [390, 820, 1440] as const
const themes: readonly (readonly [Theme, Theme])[] = [
  ['light', 'dark'],
  ['dark', 'light'],
]

/** Rotates the values, starting at another one each turn. */
const turned = <Value>(values: readonly Value[], turn: number) => [
  ...values.slice(turn % values.length),
  ...values.slice(0, turn % values.length),
]

/** Loads a page, and retries if the server was too busy; console messages of failed attempts are dropped. */
const load = (go: () => Promise<Response | null>, errors: string[]) =>
  untilAvailable(
    () => {
      errors.length = 0
      return go()
    },
    (response) => ({ status: response?.status() ?? 0, headers: response?.headers() ?? {} }),
  )

async function faultsAtWidths(
  page: Page,
  address: string,
  order: readonly number[],
  [first, second]: readonly [Theme, Theme],
): Promise<string[]> {
  const errors = await watch(page)
  const faults: string[] = []
  for (const [index, width] of order.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: first })
    // The second width is reached by resizing, as when a phone is turned; the reload checks the policy of a revalidated
    // response, which a 304 repeats. Every site starts with another width, so each kind is loaded at each.
    if (index === 0) await load(() => page.goto(address, { waitUntil: 'networkidle' }), errors)
    else if (index === 2) await load(() => page.reload(), errors)
    await hydrated(page)
    for (const theme of [first, second]) {
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      faults.push(
        ...(await faultsInView(page, errors.splice(0))).map((fault) => `${width} px, ${theme}: ${fault}`),
      )
    }
  }
  return faults
}

const isShift = (fault: string) => fault.includes('layout shift')

/**
 * Faults that `use` finds in a page of a fresh context. On a busy machine a font that arrives just before the first
 * paint can shift lines, so a layout shift counts only if a second context repeats it.
 */
async function faultsOfPage(browser: Browser, use: (page: Page) => Promise<string[]>): Promise<string[]> {
  const look = async () => {
    const context = await browser.newContext({ storageState: undecided })
    const faults = await use(await context.newPage())
    await context.close()
    return faults
  }
  const faults = await look()
  if (!faults.some(isShift)) return faults
  console.log(faults.filter(isShift).join('\n'))
  const again = await look()
  return [...faults.filter((fault) => !isShift(fault)), ...again.filter(isShift)]
}

for (const [turn, site] of siteIds.entries()) {
  test(`${site}: a page of each kind at every width in both themes`, async ({ browser }) => {
    const pages = await samplePages(site)
    test.setTimeout(20_000 + pages.length * 12_000)
    console.log(`${site}: ${pages.map(({ path }) => path).join(' ')}`)
    const faults: string[] = []
    for (const [index, { kind, path }] of pages.entries()) {
      const order = themes[index % 2] ?? ['light', 'dark']
      // Axe takes as long as everything else, so it checks half of a site's kinds, and the other half on the
      // next site.
      const withAxe = (index + turn + new Date().getUTCDate()) % 2 === 0
      const found = await faultsOfPage(browser, async (page) => [
        ...(await faultsAtWidths(page, originOf(site) + path, turned(widths, index + turn), order)),
        ...(withAxe ? await faultsForReaders(page, order) : []),
      ])
      faults.push(...found.map((fault) => `${kind} ${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
