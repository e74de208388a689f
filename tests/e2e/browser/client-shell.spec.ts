import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { originOf } from '../http.ts'
import { clientOriginOf, knowSignIn, standInProvider } from '../identity-provider.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

const header = (page: Page) => page.locator('.header')
const order = `${originOf('nl')}/nl/giftcard/order`

const signInPage = (page: Page, site: SiteId) =>
  page.route(`${clientOriginOf(site)}/*/sign-in*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  )

test.describe('a client with a plan', () => {
  const plan = { subscription: { currentPlan: 'solo' } }

  for (const width of [1080, 1440]) {
    test(`has an entry for it at ${width} px, without a layout shift, where the site sells plans`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const [site, path, name] of [
        ['fr', '/films', 'Mon abonnement'],
        ['nl', '/nl/films', 'Mijn pas'],
      ] as const) {
        await standInProvider(page, site, { session: true, client: plan })
        await knowSignIn(page, site)
        const errors = await watch(page)
        await open(page, originOf(site) + path)
        await expect(header(page).getByRole('link', { name })).toBeVisible()
        expect(await faultsInView(page, errors), site).toEqual([])
        expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
      }
    })
  }

  test.describe('on a phone', () => {
    test.use(phone)
    test('has an entry for it in the menu, with account and bookings', async ({ page }) => {
      await standInProvider(page, 'fr', { session: true, client: plan })
      await knowSignIn(page, 'fr')
      await open(page, `${originOf('fr')}/films`)
      await expect(header(page).locator('.avatar')).toHaveText('AL')
      await page.locator('.header__menu').tap()
      const menu = page.locator('.menu')
      await expect(menu.getByRole('link', { name: 'Mon abonnement' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Mes réservations' })).toHaveAttribute(
        'href',
        `${clientOriginOf('fr')}/fr/bookings`,
      )
      await expect(menu.getByRole('link', { name: 'Mon compte' })).toHaveAttribute(
        'href',
        `${clientOriginOf('fr')}/fr/profile`,
      )
    })
  })
})

test.describe('a page for clients only', () => {
  // The provider leads back to the bare address, which redirects by the browser's language.
  test.use({ ...desktop, locale: 'nl-NL' })

  test('redirects a visitor without a session to the sign-in, with its address as target', async ({
    page,
  }) => {
    await standInProvider(page, 'nl', { session: false })
    await signInPage(page, 'nl')
    await knowSignIn(page, 'nl')
    await page.goto(order)
    await page.waitForURL(`${clientOriginOf('nl')}/nl/sign-in?target=%2Fnl%2Fgiftcard%2Forder`)
  })

  test('is shown to a client until the sign-out, which redirects to the home page', async ({ page }) => {
    await standInProvider(page, 'nl', { session: true })
    await knowSignIn(page, 'nl')
    await open(page, order)
    await expect(header(page).locator('.avatar')).toHaveText('AL')
    await expect(page).toHaveURL(order)
    await header(page).locator('.avatar').click()
    await modalOf(page, 'profile').getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(`${originOf('nl')}/nl`)
    await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible()
  })
})
