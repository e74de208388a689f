import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { originOf } from '../http.ts'
import { hydrated } from '../visitor.ts'

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
