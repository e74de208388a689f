import { expect, type Page } from '@playwright/test'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsForReaders, faultsInView, watch } from '../inspect.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { modalOf, tryModal } from '../modals.ts'
import { desktop, isSameDocument, open, phone, test, toTop, unwatched } from '../visitor.ts'

const site = 'tn'
const origin = originOf(site)
const home = `${origin}/fr`

const header = (page: Page) => page.locator('.header')
const signInIcon = (page: Page) => header(page).getByRole('link', { name: 'Se connecter' })
const avatar = (page: Page) => header(page).getByRole('link', { name: 'Mon compte' })
const frame = (page: Page) => modalOf(page, 'authFrame')

const login = {
  name: 'Log in',
  signsIn: 'c1',
  message: { event: 'parent_exchange', data: { event: 'login' } },
}
const complete = { name: 'Complete', signsIn: 'c1', message: { event: 'register_complete', data: { id: 1 } } }

async function signOut(page: Page) {
  await toTop(page)
  await avatar(page).click()
  await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).click()
}

test.describe('desktop', () => {
  test.use(desktop)
  // The browser logs refused requests in the console.
  unwatched.use(desktop)

  test('the account icon opens the log-in frame, and the client is signed in without leaving the page', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [login]
    await open(page, home)
    await signInIcon(page).press('Enter')
    await modalOf(page, 'signIn').getByRole('link', { name: 'Se connecter' }).press('Enter')
    await expect(modalOf(page, 'signIn')).toHaveCount(0)
    await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(frame(page)).toHaveCount(0)
    await expect(avatar(page)).toHaveText('AL')
    await expect(header(page).getByText('Créer un compte')).toHaveCount(0)
    expect(host.requests).toEqual([
      'GET /api/fr/webview',
      'frame /fr/sign-in?framed=1',
      'GET /api/fr/client/c1',
    ])
    expect(await isSameDocument(page)).toBe(true)
  })

  test('creating an account opens the registration frame; a completed registration signs the client in', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [complete]
    await open(page, `${home}/films`)
    const join = header(page).getByRole('link', { name: 'Créer un compte' })
    await expect(join).toHaveAttribute('href', `${host.clientOrigin}/fr/register`)
    await join.press('Enter')
    await host.frameOf(page).getByRole('button', { name: 'Complete' }).click()
    await expect(avatar(page)).toHaveText('AL')
    expect(host.requests.filter((call) => call.startsWith('frame'))).toEqual([
      'frame /fr/register?framed=1&new=1',
    ])
  })

  test('a frame opened by the visitor closes on Escape and by its button, and focus returns to its opener', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    await open(page, home)
    const join = header(page).getByRole('link', { name: 'Créer un compte' })
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => frame(page).getByRole('button', { name: 'Fermer' }).click(),
    ]) {
      await join.press('Enter')
      await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
      await leave()
      await expect(frame(page)).toHaveCount(0)
      await expect(join).toBeFocused()
    }
    await expect(signInIcon(page)).toBeVisible()
  })

  test('messages of another origin or another shape are ignored', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [
      { name: 'Shape', signsIn: 'c1', message: { event: 'register_completed', data: 1 } },
      { name: 'Text', signsIn: 'c1', message: 'register_complete' },
      { name: 'Inside', signsIn: 'c1', message: { event: 'parent_exchange', data: { event: 'logout' } } },
      { ...login, signsIn: 'c2' },
    ]
    await open(page, home)
    await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
    for (const name of ['Shape', 'Text', 'Inside'])
      await host.frameOf(page).getByRole('button', { name }).click()
    await page.evaluate(() => {
      const data = { event: 'register_complete', data: 1 }
      postMessage(data, '*')
      dispatchEvent(new MessageEvent('message', { data, origin: 'https://client.tn.localhost.evil.example' }))
      dispatchEvent(new MessageEvent('message', { data, origin: 'null' }))
    })
    await expect(frame(page)).toBeVisible()
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(avatar(page)).toBeVisible()
    expect(host.requests.filter((call) => call.includes('/client/'))).toEqual(['GET /api/fr/client/c2'])
  })

  test('a log-in whose session cookie is missing shows an alert, and signs no client in', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [{ ...login, signsIn: '' }]
    await open(page, home)
    await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(frame(page)).toHaveCount(0)
    await expect(page.locator('.notices .alert')).toContainText('connexion n’a pas été gardée')
    await expect(signInIcon(page)).toBeVisible()
    expect(host.requests.filter((call) => call.includes('/client/'))).toEqual([])
  })

  test('a saved session signs the client in; the profile opens by keyboard; signing out sends the CSRF value', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    await host.signIn()
    await open(page, home)
    await expect(avatar(page)).toHaveText('AL')
    await tryModal({
      page,
      id: 'profile',
      opener: avatar(page),
      shows: async (modal) => {
        await expect(modal.getByText('Ada Lovelace')).toBeVisible()
        // Neither benefits (fr only) nor favourite cinemas (flag is off here).
        await expect(modal.getByRole('link')).toHaveText(['Mon profil', 'Mes réservations'])
      },
    })
    await signOut(page)
    await expect(page.locator('.notices .alert')).toContainText('Vous êtes déconnecté')
    await expect(signInIcon(page)).toBeVisible()
    await expect(header(page).getByText('Créer un compte')).toBeVisible()
    expect(host.requests).toEqual(['GET /api/fr/client/c1', 'POST /api/fr/logout csrf forge/ry'])
  })

  unwatched('a failed sign-out shows an alert, and the client stays signed in', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    await host.signIn()
    await open(page, home)
    await avatar(page).click()
    host.state.broken = 400
    await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.locator('.notices .alert')).toContainText('n’a pas abouti')
    await expect(avatar(page)).toBeVisible()
  })

  test('a new client can postpone confirming the address, and completes the registration after it', async ({
    page,
    context,
  }) => {
    const host = await mockClientHost(context, site)
    host.state.client = { firstname: 'Ada', registered: true, emailVerify: false, firstLogin: true }
    host.state.frame = [complete]
    await page.clock.install()
    await host.signIn()
    await open(page, home)
    await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
    expect(host.requests.at(-1)).toBe('frame /fr/validate?framed=1')
    await expect(frame(page).getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await frame(page).getByRole('button', { name: 'Plus tard' }).click()
    await expect(frame(page)).toHaveCount(0)
    await expect(avatar(page)).toHaveText('A')
    await open(page, `${home}/films`)
    await expect(avatar(page)).toHaveText('A')
    await expect(frame(page)).toHaveCount(0)
    // The mail's link opened another tab; the visitor returns from it.
    host.state.client = { firstname: 'Ada', registered: true, emailVerify: true, firstLogin: true }
    await page.clock.fastForward(2_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect.poll(() => host.requests.at(-1)).toBe('frame /fr/register?framed=1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(frame(page)).toBeVisible()
    await expect(frame(page).getByRole('button', { name: 'Fermer' })).toHaveCount(0)
    await expect(frame(page).getByRole('button', { name: 'Plus tard' })).toHaveCount(0)
    host.state.client = { firstname: 'Ada' }
    await host.frameOf(page).getByRole('button', { name: 'Complete' }).click()
    await expect(frame(page)).toHaveCount(0)
    await expect(avatar(page)).toHaveText('A')
  })

  test('a requested rating continues on the same page after signing in, once', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [login]
    await open(page, `${home}/films/${(await bookableShowtime(site)).show.slug}`)
    await page.locator('.show-feelings').getByRole('button').click()
    await modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' }).click()
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(modalOf(page, 'clientRating')).toBeVisible()
    await page.keyboard.press('Escape')
    await signOut(page)
    await expect(signInIcon(page)).toBeVisible()
    await signInIcon(page).click()
    await modalOf(page, 'signIn').getByRole('link', { name: 'Se connecter' }).click()
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(avatar(page)).toBeVisible()
    await expect(modalOf(page, 'clientRating')).toHaveCount(0)
  })

  test('an abandoned sign-in drops the requested rating', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    host.state.frame = [login]
    await open(page, `${home}/films/${(await bookableShowtime(site)).show.slug}`)
    await page.locator('.show-feelings').getByRole('button').click()
    await modalOf(page, 'centredSignIn').getByRole('link', { name: 'Se connecter' }).click()
    await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
    await page.keyboard.press('Escape')
    await toTop(page)
    await header(page).getByRole('link', { name: 'Créer un compte' }).click()
    await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
    await expect(avatar(page)).toBeVisible()
    await expect(modalOf(page, 'clientRating')).toHaveCount(0)
  })

  unwatched(
    'an unavailable host leaves the page unchanged; the account modal reports it, and offers a retry',
    async ({ page, context }) => {
      const host = await mockClientHost(context, site)
      await host.signIn()
      host.state.broken = 400
      await open(page, home)
      await avatar(page).click()
      const modal = modalOf(page, 'profile')
      await expect(modal.getByText('Votre compte ne répond pas')).toBeVisible()
      expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
      host.state.broken = null
      await modal.getByRole('button', { name: 'Réessayer' }).click()
      await expect(modal.getByText('Ada Lovelace')).toBeVisible()
      await expect(avatar(page)).toHaveText('AL')
    },
  )
})

test.describe('a session cookie without a client', () => {
  test.use(desktop)
  unwatched.use(desktop)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const soon = Math.floor(Date.now() / 1000) + 3_600

  for (const [what, value] of [
    ['no token', 'nonsense'],
    ['one that is over', encode({ id: 'c1', exp: soon - 7_200 })],
    ['one without an id', encode({ exp: soon })],
    ['an over-long one', 'A'.repeat(4_050)],
  ] as const) {
    test(`${what} shows an anonymous page, and requests no client`, async ({ page, context }) => {
      const host = await mockClientHost(context, site)
      await host.signIn(value)
      await open(page, home)
      await expect(header(page).getByText('Créer un compte')).toBeVisible()
      await expect(signInIcon(page)).toBeVisible()
      await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
      await expect(host.frameOf(page).getByRole('heading')).toBeVisible()
      expect(host.requests).toEqual(['GET /api/fr/webview', 'frame /fr/register?framed=1&new=1'])
    })
  }

  unwatched('a session unknown to the host shows an anonymous page', async ({ page, context }) => {
    const host = await mockClientHost(context, site)
    await host.signIn()
    host.state.broken = 401
    await open(page, home)
    await expect(header(page).getByText('Créer un compte')).toBeVisible()
    expect(host.requests).toEqual(['GET /api/fr/client/c1'])
  })
})

for (const [size, use] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`the header of a client on a ${size}`, () => {
    test.use(use)
    test('does not move when the client is loaded, and has no faults in either theme', async ({
      page,
      context,
    }) => {
      const errors = await watch(page)
      const host = await mockClientHost(context, site)
      await host.signIn()
      await open(page, home)
      await expect(avatar(page)).toHaveText('AL')
      expect(await faultsInView(page, errors)).toEqual([])
      expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    })
  })
}

test.describe('without script', () => {
  test.use({ ...desktop, javaScriptEnabled: false })
  test('sign-in and registration lead to the pages of the client host', async ({ page }) => {
    await page.goto(home)
    const client = origin.replace('//', '//client.')
    await expect(signInIcon(page)).toHaveAttribute('href', `${client}/fr/sign-in`)
    await expect(header(page).getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
      'href',
      `${client}/fr/register`,
    )
  })
})
