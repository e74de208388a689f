import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { clientOriginOf, knowSignIn, standInProvider } from '../identity-provider.ts'
import { modalOf } from '../modals.ts'
import { header, signInIcon } from '../real-client.ts'
import { desktop, open, phone, test } from '../visitor.ts'

test.describe('desktop', () => {
  test.use(desktop)

  test('fr: the account icon opens the sign-in modal with links to the client host, and requests neither the library nor the provider', async ({
    page,
  }) => {
    const { seen } = await standInProvider(page, 'fr')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, `${originOf('fr')}/films`)
    await signInIcon(page).press('Enter')
    const modal = modalOf(page, 'signIn')
    const linkTo = (name: string) => modal.getByRole('link', { name })
    const client = `${clientOriginOf('fr')}/fr`
    await expect(linkTo('Se connecter')).toHaveAttribute('href', `${client}/sign-in?target=%2Ffilms`)
    await expect(linkTo('Créer un compte')).toHaveAttribute('href', `${client}/register?target=%2Ffilms`)
    expect(scripts.filter((each) => each.includes('/assets/identity-provider-'))).toEqual([])
    expect([seen.authorize, seen.requests]).toEqual([[], []])
  })

  test('ch: the language modal marks the current language, and a choice leads to the same page and is remembered', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de/kinos`)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sprache Deutsch' }).press('Enter')
    const languages = modalOf(page, 'languageSwitch').getByRole('link')
    await expect(languages).toHaveText(['English', 'Français', /^Deutsch/])
    await expect(languages.last()).toHaveAttribute('aria-current')
    await languages.nth(1).press('Enter')
    await expect(page).toHaveURL(`${originOf('ch')}/fr/cinemas`)
    expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('fr')
  })

  test('fr: a client with an unconfirmed address signs out from the frame, which closes', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const client = { registered: true, emailVerify: false, firstLogin: true }
    const { seen } = await standInProvider(page, 'fr', { session: true, client })
    await knowSignIn(page, 'fr')
    await page.route(`${clientOriginOf('fr')}/fr/validate*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Validate</title>' }),
    )
    await open(page, originOf('fr'))
    const modal = modalOf(page, 'authFrame')
    await modal.getByRole('button', { name: 'Se déconnecter' }).press('Enter')
    await expect(signInIcon(page)).toBeVisible()
    await expect(modal).toHaveCount(0)
    expect(seen.loggedOut).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the languages of the site are links, and signing in and registering lead to the client host', async ({
    page,
  }) => {
    await page.goto(`${originOf('ch')}/de`)
    for (const [name, href] of [
      ['English', '/en'],
      ['Français', '/fr'],
    ] as const)
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)
    await page.setViewportSize(desktop.viewport)
    await page.goto(`${originOf('tn')}/fr`)
    const client = `${clientOriginOf('tn')}/fr`
    await expect(signInIcon(page)).toHaveAttribute('href', `${client}/sign-in`)
    const join = header(page).getByRole('link', { name: 'Créer un compte' })
    await expect(join).toHaveAttribute('href', `${client}/register`)
  })
})
