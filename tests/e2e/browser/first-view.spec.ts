import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { hydrated, unwatched as test } from '../visitor.ts'

test('requests no script before the main picture has arrived', async ({ page }) => {
  // The patience of two seconds is off, so only the picture can start the scripts.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((work: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === 2_000 ? 0 : setTimeout(work, delay, ...values)) as typeof setTimeout
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const seen: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && seen.push('script'))
  await page.route(/\/media\//, async (route) => {
    await released
    seen.push('picture')
    await route.continue()
  })
  await page.goto(originOf('fr'), { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  expect(seen).toEqual([])
  release()
  await hydrated(page)
  expect(seen.indexOf('picture')).toBe(0)
  expect(seen).toContain('script')
})

test('requests the scripts at a press, and repeats it once the page is hydrated', { tag: '@quick' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(/\/media\//, () => new Promise(() => {}))
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Aperçu/ })
    .first()
    .click()
  await script
  await page.clock.resume()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Holds the scripts back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return resolve
}

test('hydration leaves an open menu open, and the page where the visitor has scrolled to, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.locator('.menu:popover-open')
  const scrollDown = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const isAt = (top: number) => page.evaluate((y) => Math.abs(scrollY - y) < 2, top)
  const release = await holdScripts(page)
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(menu).toBeVisible()
  await scrollDown(300)
  release()
  await hydrated(page)
  await expect(menu).toBeVisible()
  expect(await isAt(300)).toBe(true)

  // The browser's own restoration ends where hydration begins, which may be first.
  await page.evaluate(() => Object.defineProperty(history, 'scrollRestoration', { set: () => {} }))
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => isAt(300)).toBe(true)
  await scrollDown(500)
  await hydrated(page)
  expect(await isAt(500)).toBe(true)
})

test('lays out a new page out of view after the first view, and has its real height once settled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  const home = page.goto(originOf('fr'))
  const heading = page.locator('main .section h2').last()
  const isLaidOut = () => heading.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
  await page.getByRole('contentinfo').waitFor()
  expect(await isLaidOut()).toBe(false)
  release()
  await home
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-rest', '')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const settled = await height()
  await page.evaluate(() => delete document.documentElement.dataset.rest)
  expect(await height()).toBe(settled)

  // A settled page leaves out what is out of view, so the page gets no scripts.
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  expect(await isLaidOut()).toBe(true)
})
