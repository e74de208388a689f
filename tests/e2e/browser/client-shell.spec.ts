import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { clientOriginOf, knowSignIn, standInProvider } from '../identity-provider.ts'
import { faultsInView, watch } from '../inspect.ts'
import { header, signOut } from '../real-client.ts'
import { desktop, open, test } from '../visitor.ts'

const order = `${originOf('nl')}/nl/giftcard/order`

for (const [site, path, name, width] of [
  ['fr', '/films', 'Mon abonnement', 1080],
  ['fr', '/films', 'Mon abonnement', 1440],
  ['nl', '/nl/films', 'Mijn pas', 1080],
] as const)
  test(`${site}: the header of a client with a plan has an entry for it at ${width} px, without a layout shift`, {
    tag: site === 'fr' && width === 1080 ? [] : '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await standInProvider(page, site, {
      session: true,
      client: { subscription: { currentPlan: 'solo' } },
    })
    await knowSignIn(page, site)
    const errors = await watch(page)
    await open(page, originOf(site) + path)
    await expect(header(page).getByRole('link', { name })).toBeVisible()
    expect(await faultsInView(page, errors)).toEqual([])
  })

test.describe('a page for clients only', () => {
  // The provider leads back to the bare address, which redirects by the browser's language.
  test.use({ ...desktop, locale: 'nl-NL' })

  test('leads a client to the order with the chosen values, and after the sign-out redirects to the sign-in with its address as target', async ({
    page,
  }) => {
    await standInProvider(page, 'nl', { session: true })
    await page.route(`${clientOriginOf('nl')}/*/sign-in*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
    )
    await knowSignIn(page, 'nl')
    await open(page, order)
    const account = header(page).getByRole('link', { name: 'Mijn account' })
    await expect(account).toHaveText('AL')
    await expect(page).toHaveURL(order)
    await page.getByRole('radio', { name: /Feest/ }).check()
    await page.getByRole('radio', { name: /60,00/ }).check()
    await page.getByLabel('Voor wie?').fill('Sanne')
    await page.getByRole('button', { name: 'Verder naar betalen' }).click()
    await expect(page).toHaveURL(/\/nl\/booking\?giftcard=1&design=feast&amount=60&recipient=Sanne/)
    await expect(page.getByRole('main')).toContainText('60,00')
    await open(page, order)
    await signOut(page, account, 'Uitloggen')
    await expect(page).toHaveURL(`${originOf('nl')}/nl`)
    await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible()
    await page.goto(order)
    await page.waitForURL(`${clientOriginOf('nl')}/nl/sign-in?target=%2Fnl%2Fgiftcard%2Forder`)
  })
})
