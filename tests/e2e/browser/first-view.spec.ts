import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { hydrated, unwatched as test } from '../visitor.ts'

/** Milliseconds after which the scripts start without the picture, less than a timer's delay. */
const PATIENCE = 1_900
const SLOW_PICTURE = 700

/** Milliseconds since the navigation began. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { src = '', currentSrc = '' } =
      document.querySelector<HTMLImageElement>('img[fetchpriority="high"]') ?? {}
    return {
      parsed: navigation?.domInteractive ?? 0,
      script: Math.min(...all.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
      picture: all.find(({ name }) => name === (currentSrc || src))?.responseEnd ?? 0,
    }
  })

test('requests no script before the main picture has arrived', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/media\//, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(originOf('fr'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await sleep(SLOW_PICTURE)
  release()
  await hydrated(page)
  const { parsed, script, picture } = await timesOf(page)
  expect(picture).toBeGreaterThan(SLOW_PICTURE)
  expect(script).toBeGreaterThanOrEqual(Math.min(picture, parsed + PATIENCE))
})

test('requests the scripts at a press, and repeats it once the page is hydrated', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(/\/media\//, () => new Promise(() => {}))
  const script = page.waitForRequest((request) => request.resourceType() === 'script')
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await page.locator('.quick-look').first().click()
  await script
  await page.clock.resume()
  await expect(page.locator('#modal-showDetails')).toBeVisible()
})

test('a menu that is opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.locator('.header__menu').click()
  await expect(page.locator('.menu:popover-open')).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.locator('.menu:popover-open')).toBeVisible()
})

test('hydration leaves the page where the visitor has scrolled to, also after a reload', async ({ page }) => {
  const scrollDown = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${originOf('fr')}/films`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await scrollDown(300)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)

  // The browser's own restoration ends where hydration begins, which may be first.
  await page.evaluate(() => Object.defineProperty(history, 'scrollRestoration', { set: () => {} }))
  await page.reload({ waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await scrollDown(500)
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('lays out a new page out of view after the first view, and has its real height once settled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const home = page.goto(originOf('fr'))
  const heading = page.locator('main .section h2').last()
  const isLaidOut = () => heading.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
  await page.locator('footer').waitFor()
  expect(await isLaidOut()).toBe(false)
  release()
  await home
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-rest', '')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const settled = await height()
  await page.evaluate(() => delete document.documentElement.dataset.rest)
  expect(await height()).toBe(settled)

  // Without scripts, as a settled page leaves out what is out of view.
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  expect(await isLaidOut()).toBe(true)
})
