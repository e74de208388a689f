import { expect, type Page } from '@playwright/test'
import type { DataLayerEvent } from '../../../src/features/analytics/events.ts'
import { decided } from '../consent-state.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, open, unwatched as test } from '../visitor.ts'

test.use({ ...desktop, storageState: decided('statistics') })

const views = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'virtualPageview',
    ),
  )

const faults = async (page: Page) =>
  (await views(page)).filter((view) => 'page_error' in view && view.page_error === '500')

const toCinemas = (page: Page) => page.locator('.header').getByRole('link', { name: 'Cinémas' }).first()

const cinemasScript = /\/assets\/cinemas-[\w-]+\.js/

async function framed(page: Page, title: string): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('header.header')).toBeVisible()
  await expect(page.locator('footer')).toHaveCount(1)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}

test('a page whose script fails reloads once, then shows an error in the site’s frame with a retry', {
  tag: '@quick',
}, async ({ page }) => {
  let documents = 0
  let missing = true
  await page.route(cinemasScript, (route) => (missing ? route.abort() : route.continue()))
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() &&
      request.url().endsWith('/cinemas') &&
      request.method() === 'GET' &&
      documents++,
  )
  await open(page, `${originOf('fr')}/films`)
  await toCinemas(page).click()
  await expect.poll(() => documents).toBe(1)
  await framed(page, 'Cette page n’a pas pu s’afficher.')
  await expect(page).toHaveURL(/\/cinemas$/)
  await expect.poll(() => faults(page)).toHaveLength(1)
  await expect(page.locator('main').getByRole('link', { name: 'Voir les films' })).toBeVisible()
  missing = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cinémas' })).toBeVisible()
  expect(documents).toBe(2)
})

test('offline a page shows an error in the site’s frame, and loads by itself once online', async ({
  page,
  context,
}) => {
  await open(page, `${originOf('fr')}/films`)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await toCinemas(page).click()
  await framed(page, 'Vous êtes hors ligne.')
  await expect(page.getByRole('img', { name: '503' })).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Cinémas' })).toBeVisible()
})

test('offline, Back and Forward show the pages that are already loaded, even if stale', async ({
  page,
  context,
}) => {
  // The last request that an open page makes on its own.
  const calm = page.waitForRequest('**/api/frontend/changes', { timeout: 25_000 })
  await open(page, `${originOf('fr')}/films`)
  await calm
  await toCinemas(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cinémas' })).toBeVisible()
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/_page/') && requests.push(request.url()))
  await page.goBack()
  await expect(page.locator('.card').first()).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Cinémas' })).toBeVisible()
  expect(requests).toEqual([])
  expect(await isSameDocument(page)).toBe(true)
})

test('a failing view shows an error in the site’s frame, recorded once; Back leads to the previous page', async ({
  page,
}) => {
  await open(page, `${originOf('fr')}/films`)
  await page.route('**/_page/cinemas*', (route) =>
    route.fulfill({ json: { outcome: 'found', page: {}, seo: {} } }),
  )
  await toCinemas(page).click()
  await framed(page, 'Cette page n’a pas pu s’afficher.')
  await expect.poll(() => faults(page)).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/films$/)
  await expect(page.locator('.card').first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a failing modal shows an error, and the page stays', async ({ page }) => {
  await page.route('**/_page/show?*', (route) =>
    route.fulfill({ json: { outcome: 'found', page: {}, seo: {} } }),
  )
  await open(page, `${originOf('fr')}/films`)
  await page.locator('.card .quick-look').first().press('Enter')
  const look = modalOf(page, 'showDetails')
  await expect(look.getByRole('alert')).toContainText('Cette partie ne se charge pas')
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)
  await expect(page.locator('.card').first()).toBeVisible()
})

test('services of a cinema unfold even if their machine cannot be fetched', async ({ page }) => {
  await page.route('**/assets/accordion-actor-*.js', (route) => route.abort())
  await open(page, `${originOf('fr')}/cinemas/lyon-bellecour`)
  await page.locator('.service summary').first().press('Enter')
  await expect(page.locator('.service details[open]')).toHaveCount(1)
})
