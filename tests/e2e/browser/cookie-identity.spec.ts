import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { modalOf } from '../modals.ts'
import { closeAlert, initials, signInIcon, signOut } from '../real-client.ts'
import { desktop, open, test, unwatched } from '../visitor.ts'

const site = 'tn'
const home = `${originOf(site)}/fr`
const frame = (page: Page) => modalOf(page, 'authFrame')

test.use(desktop)

test('a new client can postpone confirming the address, and completes the registration after it', async ({
  page,
  context,
}) => {
  const host = await mockClientHost(context, site)
  const client = { firstname: 'Ada', registered: true, emailVerify: false, firstLogin: true }
  host.state.client = client
  const message = { event: 'register_complete', data: { id: 1 } }
  host.state.frame = [{ name: 'Complete', signsIn: 'c1', message }]
  await page.clock.install()
  await host.signIn()
  await open(page, home)
  await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
  expect(host.requests.at(-1)).toBe('frame /fr/validate?framed=1')
  await expect(frame(page).getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await frame(page).getByRole('button', { name: 'Plus tard' }).click()
  await expect(frame(page)).toHaveCount(0)
  await expect(initials(page)).toHaveText('A')
  await open(page, `${home}/films`)
  await expect(initials(page)).toHaveText('A')
  await expect(frame(page)).toHaveCount(0)
  // The mail's link opened another tab; the visitor returns from it.
  host.state.client = { ...client, emailVerify: true }
  await page.clock.fastForward(2_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => host.requests.at(-1)).toBe('frame /fr/register?framed=1')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(frame(page)).toBeVisible()
  await expect(frame(page).getByRole('button', { name: /^(?:Fermer|Plus tard)$/ })).toHaveCount(0)
  host.state.client = { firstname: 'Ada' }
  await host.frameOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(frame(page)).toHaveCount(0)
  await expect(initials(page)).toHaveText('A')
})

// The browser logs refused requests in the console.
unwatched.use(desktop)
unwatched(
  'a client host that fails is reported in the account modal with a retry, and at the sign-out',
  async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    await host.signIn()
    host.state.broken = 400
    await open(page, home)
    await initials(page).click()
    const modal = modalOf(page, 'profile')
    await expect(modal.getByText('Votre compte ne répond pas')).toBeVisible()
    host.state.broken = null
    await modal.getByRole('button', { name: 'Réessayer' }).click()
    await expect(modal.getByText('Ada Lovelace')).toBeVisible()
    // Neither benefits (fr only) nor favourite cinemas (flag is off here).
    await expect(modal.getByRole('link')).toHaveText(['Mon profil', 'Mes réservations'])
    host.state.broken = 400
    await modal.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByText(/n’a pas abouti/)).toBeVisible()
    await expect(initials(page)).toHaveText('AL')
    await closeAlert(page)
    host.state.broken = null
    await signOut(page)
    await expect(page.getByText('Vous êtes déconnecté')).toBeVisible()
    await expect(signInIcon(page)).toBeVisible()
    expect(host.requests.at(-1)).toBe('POST /api/fr/logout csrf forge/ry')
  },
)
