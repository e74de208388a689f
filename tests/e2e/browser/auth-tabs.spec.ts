import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, test } from '../visitor.ts'

const site = 'tn'
const home = `${originOf(site)}/fr`

const header = (page: Page) => page.locator('.header')
const signInIcon = (page: Page) => header(page).getByRole('link', { name: 'Se connecter' })
const avatar = (page: Page) => header(page).getByRole('link', { name: 'Mon compte' })

const login = {
  name: 'Log in',
  signsIn: 'c1',
  message: { event: 'parent_exchange', data: { event: 'login' } },
}

async function signOut(page: Page) {
  await avatar(page).click()
  await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).click()
}

test.describe('two tabs', () => {
  test.use(desktop)
  const soon = { timeout: 1_000 }

  test('follow each other’s sign-in and sign-out within a second', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [login]
    const other = await context.newPage()
    await open(other, `${home}/cinemas`)
    await open(page, home)
    await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(avatar(page)).toHaveText('AL')
    await expect(avatar(other)).toHaveText('AL', soon)
    await signOut(other)
    await expect(signInIcon(other)).toBeVisible()
    await expect(signInIcon(page)).toBeVisible(soon)
  })

  test('follow a sign-out also without shared storage', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await host.signIn()
    const other = await context.newPage()
    await open(other, home)
    await open(page, home)
    await expect(avatar(other)).toBeVisible()
    await signOut(page)
    await expect(signInIcon(page)).toBeVisible()
    await expect(signInIcon(other)).toBeVisible(soon)
  })

  test('end in the same state after a simultaneous sign-out and sign-in', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [login]
    await host.signIn()
    const other = await context.newPage()
    await open(other, home)
    await open(page, home)
    await signOut(other)
    await expect(signInIcon(page)).toBeVisible()
    await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
    await expect(host.frameOf(page).getByRole('button', { name: 'Log in' })).toBeVisible()
    await host.signIn()
    await other.reload()
    await avatar(other).click()
    const leave = modalOf(other, 'profile').getByRole('button', { name: 'Se déconnecter' })
    await Promise.all([
      leave.click(),
      host
        .frameOf(page)
        .getByRole('button', { name: 'Log in' })
        .click({ timeout: 2_000 })
        .catch(() => {}),
    ])
    const states = async () => [await avatar(page).count(), await avatar(other).count()]
    await expect
      .poll(async () => new Set([...(await states()), await hasSessionHint(page)]).size, { intervals: [500] })
      .toBe(1)
  })

  test('request the client again on a return after a minute, and not more often', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const host = await mockClientHost(context, site)
    await host.signIn()
    await open(page, home)
    await expect(avatar(page)).toBeVisible()
    const comesBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await comesBack()
    await page.clock.fastForward(61_000)
    await comesBack()
    await comesBack()
    await expect.poll(() => host.requests).toEqual(['GET /api/fr/client/c1', 'GET /api/fr/client/c1'])
    await context.clearCookies({ name: 'client-session' })
    await page.clock.fastForward(61_000)
    await comesBack()
    await expect(signInIcon(page)).toBeVisible()
  })
})

const hasSessionHint = (page: Page) =>
  page.evaluate(() => (document.cookie.includes('client-session=') ? 1 : 0))
