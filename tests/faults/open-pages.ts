import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { decided } from '../e2e/consent-state.ts'
import { isSameDocument, open } from '../e2e/visitor.ts'
import { launchBrowser } from '../launch-browser.ts'
import { startProduct } from '../unleash/product.ts'
import { chunkOf, makeNextBuild } from './next-build.ts'
import { folder, type Row, warmUp } from './play.ts'

const PATIENCE = 30_000

async function openFilms(browser: Browser, port: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: decided(),
  })
  const page = await context.newPage()
  await open(page, `http://fr.localhost:${port}/films`)
  await page.waitForLoadState('networkidle')
  return page
}

interface Shown {
  /** Milliseconds from the click. */
  readonly after: number
  readonly text: string
}

/** Clicks the link to the cinemas; resolves with the heading that is shown then, in words. */
async function follow(page: Page, heading: string): Promise<Shown> {
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
  const began = performance.now()
  await page.locator('.header').getByRole('link', { name: 'Cinémas' }).first().click()
  const isShown = await appears(page, heading)
  const after = performance.now() - began
  const document = (await isSameDocument(page))
    ? 'the page stays open'
    : `${loads} full load${loads === 1 ? '' : 's'}`
  return { after, text: `${isShown ? `“${heading}”` : 'another page'}, ${document}` }
}

const appears = (page: Page, heading: string) =>
  page
    .getByRole('heading', { level: 1, name: heading })
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    )

const rowOf = (fault: string, { text, after }: Shown, recovered = 0): Row => {
  const row = { fault, seen: text, slowest: after, lost: 'nothing', recovered }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

async function offline(page: Page): Promise<Row> {
  await page.context().setOffline(true)
  const shown = await follow(page, 'Vous êtes hors ligne.')
  await page.context().setOffline(false)
  const began = performance.now()
  const isBack = await appears(page, 'Cinémas')
  return rowOf('Open page goes offline', shown, isBack ? performance.now() - began : -1)
}

/** The worker controls the page and has stored it. */
async function served(page: Page): Promise<void> {
  const isServed = () =>
    page.evaluate(async () => {
      const stored = await caches.open('marquee-pages').then((cache) => cache.keys())
      return navigator.serviceWorker.controller !== null && stored.length > 0
    })
  const end = performance.now() + PATIENCE
  while (!(await isServed())) {
    if (performance.now() > end) throw new Error('The service worker does not control the page')
    await pause(100)
  }
}

/** The page is visited again, then one that never was; `start` ends the fault. */
async function serverAway(
  page: Page,
  stop: () => Promise<unknown>,
  start: () => Promise<unknown>,
): Promise<Row> {
  await served(page)
  await stop()
  const began = performance.now()
  await page.reload()
  await page.locator('.card').first().waitFor({ timeout: PATIENCE })
  const after = performance.now() - began
  const address = new URL('/cinemas', page.url()).href
  await page.goto(address)
  const isOffline = await appears(page, 'Vous êtes hors ligne.')
  await start()
  const started = performance.now()
  await page.goto(address)
  const isBack = await appears(page, 'Cinémas')
  const text = `the visited page from the service worker, ${isOffline ? '“Vous êtes hors ligne.”' : 'no page'} for another`
  return rowOf(
    'No process, page with a service worker',
    { after, text },
    isBack ? performance.now() - started : -1,
  )
}

/** Pages that were opened before a deployment, or before the network is lost, lead to the next page. */
export async function openPageFaults(): Promise<Row[]> {
  const dataDir = folder('deployed')
  const chunk = chunkOf('cinemas')
  const next = makeNextBuild(chunk)
  const browser = await launchBrowser()
  let product = await startProduct(dataDir, {})
  try {
    await warmUp(product)
    const pages = [await openFilms(browser, product.port), await openFilms(browser, product.port)] as const
    await product.stop()
    const env = { PORT: String(product.port), DEPLOYMENT: next.folder }
    product = await startProduct(dataDir, env, 'tests/faults/serve-deployment.ts')
    await warmUp(product)
    const afterDeployment = rowOf('Deployment under an open page', await follow(pages[0], 'Cinémas'))
    rmSync(path.join(dataDir, 'former-builds/assets', chunk))
    const lost = rowOf('Deployment under an open page, its chunk lost', await follow(pages[1], 'Cinémas'))
    const gone = await offline(await openFilms(browser, product.port))
    const start = async () => {
      product = await startProduct(dataDir, env, 'tests/faults/serve-deployment.ts')
    }
    const away = await serverAway(await openFilms(browser, product.port), () => product.stop(), start)
    return [afterDeployment, lost, gone, away]
  } finally {
    await browser.close()
    await product.stop()
    next.remove()
  }
}
