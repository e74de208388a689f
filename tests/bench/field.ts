// `npm run bench:field`: visits of browsers that report how fast pages were, and what the server counted of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import { sites } from '#config/sites.ts'
import { buildIfStale } from '../../scripts/build.mjs'
import { decided } from '../e2e/consent-state.ts'
import { requestHost } from '../e2e/http.ts'
import { sitemapOf } from '../e2e/sitemap.ts'
import { dismissBanner, hydrated } from '../e2e/visitor.ts'
import { launchBrowser } from '../launch-browser.ts'
import { printFigure, printTitle } from './figures.ts'
import { startProduct } from './product-process.ts'

const KINDS: readonly RouteKind[] = ['home', 'shows', 'show', 'cinema', 'offers', 'news']
/** `cpu`: factor by which it is slower; `latency`: ms of a round trip; `megabits`: a second, towards the browser. */
const DEVICES = [
  {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    cpu: 2,
    latency: 60,
    megabits: 20,
  },
  {
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    cpu: 1,
    latency: 20,
    megabits: 100,
  },
]
/** Seconds, except CLS. */
const LIMITS: Readonly<Record<string, number>> = { LCP: 1.1, INP: 0.1, CLS: 0.1, TTFB: 0.8 }
const BITS = 1_000_000 / 8

const { values } = parseArgs({ options: { visits: { type: 'string', default: '3' } } })
if (!(await buildIfStale())) process.exit(1)

async function slow(
  session: CDPSession,
  { cpu, latency, megabits }: (typeof DEVICES)[number],
): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: megabits * BITS,
    uploadThroughput: (megabits * BITS) / 4,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Opens a window, and follows a link to another page. */
async function use(page: Page): Promise<void> {
  await page.locator('[data-opens]:visible').first().click()
  await page.locator('dialog[id^="modal-"][open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[id^="modal-"]').first().waitFor({ state: 'detached' })
  const before = new URL(page.url()).pathname
  const next = before === '/' ? 'main a[href^="/films/"]:visible' : 'header a[href="/"]:visible'
  await page.locator(next).first().click()
  await page.waitForURL(({ pathname }) => pathname !== before)
  await hydrated(page)
}

async function visit(browser: Browser, device: (typeof DEVICES)[number], address: string): Promise<void> {
  const context = await browser.newContext({ ...device, storageState: decided('statistics') })
  await dismissBanner(context)
  const page = await context.newPage()
  await slow(await context.newCDPSession(page), device)
  const meter = page.waitForResponse(/\/page-vitals-[^/]+\.js$/)
  await page.goto(address)
  await meter
  await use(page)
  // The page that is left sends what it has measured.
  await page.goto(new URL('/robots.txt', address).href)
  await context.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-field-'))
const product = await startProduct(dataDir)
const browser = await launchBrowser()
try {
  await product.idle()
  const { match } = sitePathsOf(sites.fr, defaultFlags('fr'))
  const paths = (await sitemapOf('fr', product)).map(({ path }) => path)
  for (const kind of KINDS) {
    const path = paths.find((each) => match(each)?.kind === kind && match(each)?.language === 'fr')
    if (path === undefined) throw new Error(`The sitemap has no page of the kind ${kind}`)
    for (const device of DEVICES)
      for (let count = 0; count < Number(values.visits); count += 1)
        await visit(browser, device, `http://${sites.fr.hosts.local}:${product.port}${path}`)
  }
  const { body } = await requestHost('localhost', '/metrics', product)
  printTitle('Three in four pages stay within (s, and CLS), as browsers have reported it:')
  const lines = body.matchAll(
    /^page_vitals_p75\{quantile="0.75",vital="(\w+)",kind="(\w+)",navigation="(\w+)"\} (\S+)$/gm,
  )
  for (const [, vital = '', kind, navigation, value] of [...lines].toSorted())
    printFigure({
      what: `${vital} ${kind} ${navigation}`,
      value: Number(value),
      unit: vital === 'CLS' ? '' : 's',
      digits: 3,
      ...(LIMITS[vital] === undefined ? {} : { limit: LIMITS[vital] }),
    })
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
