import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { baselineBrowser } from '../baseline-browser.ts'
import { originOf } from '../http.ts'
import { pagesOfEachKind } from '../sample.ts'
import { hydrated } from '../visitor.ts'
import { MOMENT } from './frozen-clock.ts'

const client = new URL('../../../dist/client/', import.meta.url)
const baselines = baselineBrowser(new URL('baselines/browser.json', import.meta.url))

test.skip(!baselines.comparable, baselines.reason)

/** A phone in the light theme, a desktop in the dark. */
const screens = [
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'desktop', width: 1440, height: 900, colorScheme: 'dark' },
] as const

/** Compared as a whole; components and blocks have pictures of their own in the gallery. */
const picturedKinds: readonly RouteKind[] = [
  'home',
  'shows',
  'show',
  'cinemas',
  'cinema',
  'city',
  'experiences',
  'season',
  'newsItem',
  'offers',
  'help',
  'giftCard',
]

/** Sites in order of preference: each kind is taken from the first site that has it. */
const lenders: readonly SiteId[] = ['fr', 'nl', ...siteIds]

let chosenOnce: ReturnType<typeof choosePages> | undefined

/** One page of each kind, selected once per worker, because it reads the sitemaps of all sites. */
function onePageOfEachKind() {
  chosenOnce ??= choosePages()
  return chosenOnce
}

async function choosePages() {
  const pages = new Map<RouteKind, { readonly site: SiteId; readonly path: string }>()
  for (const site of new Set(lenders)) {
    for (const { kind, path } of await pagesOfEachKind(site, sites[site].languages[0])) {
      if (!pages.has(kind)) pages.set(kind, { site, path })
    }
  }
  return pages
}

for (const [turn, screen] of screens.entries()) {
  test.describe(screen.name, () => {
    for (const [index, kind] of picturedKinds.entries()) {
      // A submission compares each view on one of the two screens.
      test(kind, { tag: index % 2 === turn ? [] : ['@exhaustive'] }, async ({ browser }) => {
        const chosen = (await onePageOfEachKind()).get(kind)
        if (!chosen) throw new Error(`No site has a page of the kind ${kind}`)
        const { name, width, height, colorScheme } = screen
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
          timezoneId: 'Europe/Paris',
          bypassCSP: true,
        })
        const page = await context.newPage()
        await page.clock.setFixedTime(MOMENT)
        // Visitors see the fallback font first; a screenshot waits for the real one.
        await page.route('**/*.css', async (route) => {
          const css = readFileSync(new URL(`.${new URL(route.request().url()).pathname}`, client), 'utf8')
          await route.fulfill({
            contentType: 'text/css',
            body: css.replaceAll(/font-display:\s*optional/g, 'font-display:block'),
          })
        })
        await page.goto(originOf(chosen.site) + chosen.path, { waitUntil: 'networkidle' })
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        // Pictures are noise and grain: heavy in a baseline, and unrelated to the page's layout.
        await expect(page).toHaveScreenshot(`${kind}-${name}.png`, {
          stylePath: fileURLToPath(new URL('without-pictures.css', import.meta.url)),
        })
        await context.close()
      })
    }
  })
}
