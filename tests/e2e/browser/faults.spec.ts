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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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
  await expect(heading(page, 'Cinémas')).toBeVisible()
  expect(documents).toBe(2)
})

test('offline, loaded pages are shown even if stale; another shows an error in the frame, and loads by itself once online', async ({
  page,
  context,
}) => {
  // The last request that an open page makes on its own.
  const calm = page.waitForRequest('**/api/frontend/changes')
  await open(page, `${originOf('fr')}/films`)
  await calm
  await toCinemas(page).click()
  await expect(heading(page, 'Cinémas')).toBeVisible()
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_page/')) requests.push(request.url())
  })
  await page.goBack()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Cinémas')).toBeVisible()
  expect(requests).toEqual([])

  await page.locator('.header').getByRole('link', { name: 'Offres' }).first().click()
  await framed(page, 'Vous êtes hors ligne.')
  await expect(page.getByRole('img', { name: '503' })).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  await context.setOffline(false)
  await expect(page.locator('#list')).toBeVisible()
})

test('a failing modal shows an error, and the page stays; a failing view one in the site’s frame, recorded once', async ({
  page,
}) => {
  const broken = { outcome: 'found', page: {}, seo: {} }
  await page.route('**/_page/show?*', (route) => route.fulfill({ json: broken }))
  await page.route('**/_page/cinemas*', (route) => route.fulfill({ json: broken }))
  await open(page, `${originOf('fr')}/films`)
  const looks = page.getByRole('button', { name: /^Aperçu/ })
  const title = 'La Neuvième Orbite'
  await looks.last().press('Enter')
  const look = modalOf(page, 'showDetails')
  await expect(look.getByRole('alert')).toContainText('Cette partie ne se charge pas')
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)

  await toCinemas(page).click()
  await framed(page, 'Cette page n’a pas pu s’afficher.')
  await expect.poll(() => faults(page)).toMatchObject([{ page_name: 'Shows' }, { page_name: 'Cinemas' }])
  await page.goBack()
  await expect(page).toHaveURL(/\/films$/)
  await expect(looks.first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)

  await test.step('a quick look whose source was unavailable is tried again', async () => {
    await page.unroute('**/_page/show?*')
    let fails = true
    await page.route('**/_page/show?**', (route) =>
      fails ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
    )
    await page
      .getByRole('button', { name: `Aperçu : ${title}` })
      .first()
      .press('Enter')
    await expect(look.getByRole('alert')).toBeVisible()
    fails = false
    await look.getByRole('alert').getByRole('button').click()
    await expect(look.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await expect(look).toContainText('2h28')
  })
})
