import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { knowSignIn, standInProvider } from '../identity-provider.ts'
import { faultsForAxe } from '../inspect.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, open, phone, test } from '../visitor.ts'

const film = async (site: SiteId, path: string) =>
  `${originOf(site)}/${path}/${(await bookableShowtime(site)).show.slug}`
const footer = (page: Page) => page.locator('.footer')

/**
 * A browser with a record of a sign-in, a provider that has the session, and a client host that identifies
 * the client.
 */
async function signedIn(page: Page, site: SiteId, client: Readonly<Record<string, unknown>> = {}) {
  const { state, seen } = await standInProvider(page, site, { session: true, client })
  await knowSignIn(page, site)
  return {
    requests: () => seen.requests.map((call) => call.split(' ').slice(0, 2).join(' ')),
    /** Sign-outs at the provider, which ends the session of the client host too. */
    signOuts: () => seen.loggedOut.length,
    become: (next: Readonly<Record<string, unknown>>) => {
      state.client = next
    },
  }
}

test.describe('desktop, by keyboard', () => {
  test.use(desktop)

  test('fr: the account icon opens the sign-in modal, whose links lead to the client host and back', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page, `${originOf('fr')}/films`)
    const opener = page.locator('.header').getByRole('link', { name: 'Se connecter' })
    await expect(opener).toHaveAttribute('href', /^http:\/\/client\.fr\.localhost:\d+\/fr\/sign-in$/)
    await tryModal({
      page,
      id: 'signIn',
      opener,
      shows: async (modal) => {
        await expect(modal.locator('.account__gains li')).toHaveCount(4)
        const signInLink = modal.getByRole('link', { name: 'Se connecter' })
        await expect(signInLink).toHaveAttribute(
          'href',
          /client\.fr\.localhost:\d+\/fr\/sign-in\?target=%2Ffilms$/,
        )
        await expect(modal.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
          'href',
          /\/fr\/register\?target=%2Ffilms$/,
        )
      },
    })
  })

  test('fr: rating a film opens the sign-in modal for an anonymous visitor', async ({ page }) => {
    await open(page, await film('fr', 'films'))
    await tryModal({
      page,
      id: 'centredSignIn',
      opener: page.locator('.show-feelings').getByRole('button', { name: 'Donner mon avis' }),
      shows: async (modal) => {
        await expect(modal.getByText('Connectez-vous pour continuer')).toBeVisible()
        await expect(modal.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
      },
    })
  })

  test('ch: the language modal lists the languages of the site, and marks the current one', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de/kinos`)
    await expect(footer(page).locator('.lang')).toBeHidden()
    const opener = footer(page).getByRole('button', { name: 'Sprache Deutsch' })
    await tryModal({
      page,
      id: 'languageSwitch',
      opener,
      shows: async (modal) => {
        await expect(modal.getByRole('link')).toHaveText(['English', 'Français', /^Deutsch/])
        await expect(modal.locator('[aria-current]')).toContainText('Deutsch')
      },
    })
    await opener.press('Enter')
    await modalOf(page, 'languageSwitch').getByRole('link', { name: 'Français' }).press('Enter')
    await expect(page).toHaveURL(`${originOf('ch')}/fr/cinemas`)
    expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('fr')
  })

  test('nl: two languages are links in the footer, without a modal', async ({ page }) => {
    await open(page, `${originOf('nl')}/nl`)
    await expect(footer(page).locator('.lang a')).toHaveText(['Nederlands', 'English'])
    await expect(page.locator('[data-opens="languageSwitch"]')).toHaveCount(0)
  })

  test('fr: the avatar opens the profile; signing out ends the session at the provider and shows the sign-in icon again', {
    tag: '@quick',
  }, async ({ page }) => {
    const { requests, signOuts } = await signedIn(page, 'fr')
    await open(page, `${originOf('fr')}/films`)
    const opener = page.locator('.header').getByRole('link', { name: 'Mon compte' })
    await expect(opener).toHaveText('AL')
    await expect(page.locator('.header').getByText('Créer un compte')).toHaveCount(0)
    await tryModal({
      page,
      id: 'profile',
      opener,
      shows: async (modal) => {
        await expect(modal.getByText('Ada Lovelace')).toBeVisible()
        await expect(modal.getByRole('link')).toHaveText(['Mon profil', 'Mes avantages', 'Mes réservations'])
        await expect(modal.getByRole('link', { name: 'Mes avantages' })).toHaveAttribute(
          'href',
          /client\.fr\.localhost:\d+\/fr\/benefits$/,
        )
      },
    })
    expect(requests()).toEqual(['GET accounts/me'])
    await opener.press('Enter')
    await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).press('Enter')
    await expect(page).toHaveURL(`${originOf('fr')}/`)
    await expect(page.locator('.header').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect([requests(), signOuts()]).toEqual([['GET accounts/me'], 1])
  })

  test('fr: a header shown by scrolling up becomes static on a narrower screen', async ({ page }) => {
    await open(page, originOf('fr'))
    const header = page.locator('.header')
    await page.evaluate(() => scrollTo(0, 1_200))
    await expect(header).toHaveAttribute('data-mode', 'hidden')
    await page.evaluate(() => scrollTo(0, 1_100))
    await expect(header).toHaveAttribute('data-mode', 'shown')
    await page.setViewportSize({ width: 820, height: 900 })
    await expect(header).toHaveAttribute('data-mode', 'static')
  })

  test('fr: an unfinished registration opens in the frame, which only its own message closes', async ({
    page,
  }) => {
    const { requests, become } = await signedIn(page, 'fr', { registered: false })
    await page.route(/client\.fr\.localhost:\d+\/fr\/register/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Register</title><button onclick="parent.postMessage({ event: 'register_complete', data: 1 }, '*')">Done</button>`,
      }),
    )
    await open(page, originOf('fr'))
    const modal = modalOf(page, 'authFrame')
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await expect(modal.locator('.modal__bar .iconbtn')).toHaveCount(0)
    await page.evaluate(() => history.pushState(null, '', '/films'))
    await page.goBack()
    await expect(modal).toBeVisible()
    await page.evaluate(() => postMessage({ event: 'register_complete', data: 1 }, '*'))
    become({})
    await expect(modal).toBeVisible()
    expect(requests()).toEqual(['GET accounts/me'])
    await page.frameLocator('.account__frame').getByRole('button', { name: 'Done' }).click()
    await expect(modal).toHaveCount(0)
    await expect.poll(requests).toEqual(['GET accounts/me', 'GET accounts/me'])
    await expect(page.locator('.header .avatar')).toHaveText('AL')
  })

  test('fr: a client with an unconfirmed address signs out from the frame, which closes', async ({
    page,
  }) => {
    const { signOuts } = await signedIn(page, 'fr', {
      registered: true,
      emailVerify: false,
      firstLogin: true,
    })
    await page.route(/client\.fr\.localhost:\d+\/fr\/validate/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="fr"><title>Validate</title><main><h1>Validate</h1></main>',
      }),
    )
    await open(page, originOf('fr'))
    const modal = modalOf(page, 'authFrame')
    await expect(modal.getByRole('button', { name: 'Plus tard' })).toBeVisible()
    expect(await faultsForAxe(page, { within: '#modal-authFrame' })).toEqual([])
    await modal.getByRole('button', { name: 'Se déconnecter' }).press('Enter')
    await expect(page.locator('.header').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(modal).toHaveCount(0)
    expect(signOuts()).toBe(1)
  })
})

test.describe('phone, by touch', () => {
  test.use(phone)

  test('ch: the sign-in modal is in German', { tag: '@full' }, async ({ page }) => {
    await open(page, `${originOf('ch')}/de`)
    await tryModal({
      page,
      id: 'signIn',
      touch: true,
      opener: page.locator('.header').getByRole('link', { name: 'Anmelden' }),
      shows: (modal) => expect(modal.getByRole('link', { name: 'Konto eröffnen' })).toBeVisible(),
    })
  })

  test('nl: rating a film opens the sign-in modal for an anonymous visitor', { tag: '@full' }, async ({
    page,
  }) => {
    await open(page, await film('nl', 'nl/films'))
    await tryModal({
      page,
      id: 'centredSignIn',
      touch: true,
      opener: page.locator('.show-feelings').getByRole('button').last(),
      shows: (modal) => expect(modal.getByText('Log in om verder te gaan')).toBeVisible(),
    })
  })

  test('nl: the profile links to the favourite cinemas', { tag: '@full' }, async ({ page }) => {
    await signedIn(page, 'nl')
    await open(page, `${originOf('nl')}/nl`)
    const opener = page.locator('.header').getByRole('link', { name: 'Mijn account' })
    await expect(opener).toHaveText('AL')
    await tryModal({
      page,
      id: 'profile',
      touch: true,
      opener,
      shows: (modal) =>
        expect(modal.getByRole('link')).toHaveText([
          'Mijn profiel',
          'Mijn favoriete bioscopen',
          'Mijn reserveringen',
        ]),
    })
  })

  test('nl: a failed sign-in shows an alert over the page, which can be closed', async ({ page }) => {
    await standInProvider(page, 'nl')
    await open(page, `${originOf('nl')}/callback?code=c&state=s`)
    const alert = page.locator('.notices .alert')
    await expect(alert).toContainText(/Inloggen is niet gelukt|We could not sign you in/)
    expect(await faultsForAxe(page, { within: '.notices' })).toEqual([])
    const box = await alert.boundingBox()
    expect(box?.y, 'over the page, which has not moved').toBe(0)
    await page
      .locator('.notices')
      .getByRole('button', { name: /Sluiten|Close/ })
      .tap()
    await expect(alert).toHaveCount(0)
  })

  test('ch: the language modal opens from footer and menu; focus returns to the menu button', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, `${originOf('ch')}/de`)
    await tryModal({
      page,
      id: 'languageSwitch',
      touch: true,
      opener: footer(page).getByRole('button', { name: 'Sprache Deutsch' }),
      shows: (modal) => expect(modal.getByRole('link')).toHaveCount(3),
    })
    const menuButton = page.locator('.header__menu')
    await menuButton.tap()
    await page.locator('.menu').getByRole('button', { name: 'Sprache Deutsch' }).tap()
    await expect(modalOf(page, 'languageSwitch')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuButton).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the languages of the site are links', async ({ page }) => {
    await page.goto(`${originOf('ch')}/de`)
    await expect(footer(page).locator('.lang a')).toHaveText(['English', 'Français', 'Deutsch'])
    await expect(footer(page).getByRole('button', { name: 'Sprache Deutsch' })).toBeHidden()
  })
})
