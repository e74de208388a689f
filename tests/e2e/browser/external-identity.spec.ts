import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { clientOriginOf, knowSignIn, standInProvider } from '../identity-provider.ts'
import { modalOf } from '../modals.ts'
import { desktop, hydrated, isSameDocument, open, test } from '../visitor.ts'

const home = `${originOf('fr')}/`
const films = `${originOf('fr')}/films`
const callback = `${originOf('fr')}/callback`
const library = /\/assets\/identity-provider-/

const icon = (page: Page) => page.locator('.header').getByRole('link', { name: 'Se connecter' })
const avatar = (page: Page) => page.locator('.header .avatar')
const notice = (page: Page) => page.locator('.notices .alert')

async function cookiesOf(page: Page): Promise<string[]> {
  const names = (await page.context().cookies(originOf('fr'))).map(({ name }) => name)
  return names.filter((name) => name !== 'consent').sort()
}

const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )

async function signIn(page: Page, signInLink = 'Se connecter') {
  await icon(page).click()
  await modalOf(page, 'signIn').getByRole('link', { name: signInLink }).click()
}

function scriptsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && requests.push(request.url()))
  return requests
}

test.use({ ...desktop })

test('without a sign-in neither the library nor the provider is requested', async ({ page }) => {
  const { seen } = await standInProvider(page, 'fr')
  const scripts = scriptsOf(page)
  await open(page, films)
  await icon(page).click()
  await expect(modalOf(page, 'signIn')).toBeVisible()
  expect(scripts.filter((each) => library.test(each))).toEqual([])
  expect([seen.authorize, seen.requests]).toEqual([[], []])
})

test('signing in returns through the provider to the page and day in view; a reload and a second tab sign in silently', async ({
  page,
  context,
}) => {
  const { seen, state } = await standInProvider(page, 'fr')
  await open(page, `${films}/filters/date-2030-01-01`)
  await signIn(page)
  await expect(avatar(page)).toHaveText('AL')
  await expect(page).toHaveURL(`${films}/filters/date-2030-01-01`)
  const params = Object.fromEntries(seen.authorize[0]?.searchParams ?? [])
  expect(params).toMatchObject({ redirect_uri: callback, code_challenge_method: 'S256', ui_locales: 'fr' })
  expect(seen.requests).toEqual(['GET accounts/me Bearer bearer-1'])
  expect(await storage(page)).not.toMatch(/bearer|eyJ|refresh|code-/)
  expect(await cookiesOf(page)).toEqual(['auth0.marquee-site.is.authenticated', 'signed-in'])
  const flag = (await context.cookies(originOf('fr'))).find(({ name }) => name === 'signed-in')
  expect(Math.abs((flag?.expires ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60)

  await open(page, films)
  await expect(avatar(page)).toHaveText('AL')
  expect(seen.authorize.at(-1)?.searchParams.get('prompt')).toBe('none')

  const other = await context.newPage()
  await standInProvider(other, 'fr', state)
  await open(other, home)
  await expect(avatar(other)).toHaveText('AL')
})

test('after the sign-in, navigation stays in the document, and the history contains no code', async ({
  page,
}) => {
  await standInProvider(page, 'fr')
  await open(page, films)
  await signIn(page, 'Créer un compte')
  await expect(avatar(page)).toHaveText('AL')
  await expect(page).toHaveURL(films)
  await page.evaluate(() => {
    window.sameDocument = true
  })
  await page.locator('.header').getByRole('link', { name: 'Cinémas' }).first().click()
  await expect(page).toHaveURL(/\/cinemas$/)
  expect(await isSameDocument(page)).toBe(true)
  await expect(avatar(page)).toHaveText('AL')
  await page.goBack()
  await expect(page).toHaveURL(films)
  await page.goBack()
  await expect(page).toHaveURL(films)
})

test('registering requests the sign-up of the provider', async ({ page }) => {
  const { seen } = await standInProvider(page, 'fr')
  await open(page, films)
  await signIn(page, 'Créer un compte')
  await expect(avatar(page)).toHaveText('AL')
  expect(seen.authorize[0]?.searchParams.get('screen_hint')).toBe('signup')
})

test('an ended session leaves the page anonymous, and later pages do not check it again', async ({
  page,
}) => {
  const { seen } = await standInProvider(page, 'fr')
  await knowSignIn(page, 'fr')
  await open(page, films)
  await expect.poll(() => cookiesOf(page)).toEqual(['sign-in-tried'])
  await expect(icon(page)).toBeVisible()
  await knowSignIn(page, 'fr')
  await open(page, home)
  await expect(icon(page)).toBeVisible()
  expect([seen.authorize.length, seen.requests]).toEqual([1, []])
  const guard = (await page.context().cookies(home)).find(({ name }) => name === 'sign-in-tried')
  expect(Math.abs((guard?.expires ?? 0) - Date.now() / 1000 - 300)).toBeLessThan(60)
})

test('signing out ends the session at the provider, clears all cookies, and returns to the home page', async ({
  page,
}) => {
  const { seen } = await standInProvider(page, 'fr', { session: true })
  await knowSignIn(page, 'fr')
  await open(page, films)
  await avatar(page).click()
  await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(home)
  await hydrated(page)
  await expect(icon(page)).toBeVisible()
  expect(
    seen.loggedOut.map(({ searchParams }) => [searchParams.get('client_id'), searchParams.get('returnTo')]),
  ).toEqual([['marquee-site', originOf('fr')]])
  expect(await cookiesOf(page)).toEqual([])
})

test('signing out in one tab signs the other out', async ({ page, context }) => {
  const { state } = await standInProvider(page, 'fr', { session: true })
  const other = await context.newPage()
  const second = await standInProvider(other, 'fr', { session: true })
  await knowSignIn(page, 'fr')
  for (const each of [page, other]) {
    await open(each, films)
    await expect(avatar(each)).toHaveText('AL')
  }
  second.state.session = false
  await avatar(page).click()
  await modalOf(page, 'profile').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(icon(other)).toBeVisible({ timeout: 2_000 })
  expect(state.session).toBe(false)
})

test.describe('on a first visit in a browser that blocks third-party cookies', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('the session is restored before the client is requested, once for the browser session', async ({
    page,
  }) => {
    const { seen } = await standInProvider(page, 'fr', { session: true })
    await knowSignIn(page, 'fr')
    await open(page, films)
    await expect(avatar(page)).toHaveText('AL')
    expect([seen.authorize.length, seen.requests.length]).toEqual([1, 1])
    expect(await cookiesOf(page)).toEqual(['auth0.marquee-site.is.authenticated', 'signed-in'])
  })
})

test.describe('a response of the provider', () => {
  /** A sign-in that was abandoned at the provider. */
  async function begun(page: Page, target = '/films') {
    const provider = await standInProvider(page, 'fr')
    await page.route(`${clientOriginOf('fr')}/authorize?*`, (route) => {
      provider.seen.authorize.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' })
    })
    await open(page, originOf('fr') + target)
    await signIn(page)
    await expect(page.getByText('Log in')).toBeVisible()
    return { ...provider, requestState: provider.seen.authorize[0]?.searchParams.get('state') ?? '' }
  }

  const failed = async (page: Page) => {
    await expect(notice(page)).toContainText('La connexion n’a pas abouti')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(avatar(page)).toHaveCount(0)
    expect(await storage(page)).not.toMatch(/bearer|eyJ|code=|state=/)
  }

  test('with an unknown state is rejected, and leads to the page that the visitor left', async ({ page }) => {
    const { seen } = await begun(page)
    await page.goto(`${callback}?code=c&state=forged`)
    await failed(page)
    await expect(page).toHaveURL(films)
    expect(seen.tokens).toEqual([])
  })

  test('is rejected a second time', async ({ page }) => {
    const { seen } = await standInProvider(page, 'fr')
    await open(page, films)
    await signIn(page)
    await expect(avatar(page)).toHaveText('AL')
    const state = seen.authorize[0]?.searchParams.get('state') ?? ''
    await page.context().clearCookies({ name: /signed-in|is\.authenticated/ })
    await page.goto(`${callback}?${new URLSearchParams({ code: 'code-0', state })}`)
    await failed(page)
    expect(seen.tokens).toHaveLength(1)
  })

  test('without a pending sign-in is rejected, with an alert that can be closed', async ({ page }) => {
    await standInProvider(page, 'fr')
    await page.goto(`${callback}?code=c&state=s`)
    await failed(page)
    await notice(page).page().locator('.notices').getByRole('button', { name: 'Fermer' }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  test('with a refusal by the visitor returns to the page from before the sign-in', async ({ page }) => {
    const { requestState } = await begun(page)
    await page.goto(`${callback}?${new URLSearchParams({ error: 'access_denied', state: requestState })}`)
    await failed(page)
    await expect(page).toHaveURL(films)
    await expect(icon(page)).toBeVisible()
  })

  test('with a return address on another site redirects to the home page', async ({ page }) => {
    const { requestState } = await begun(page)

    await page.goto(home)
    await page.evaluate(() => {
      const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('a0.spajs.txs'))
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { appState: { target: string } }
      stored.appState.target = 'https://evil.example/'
      sessionStorage.setItem(key, JSON.stringify(stored))
    })
    await page.goto(`${callback}?${new URLSearchParams({ error: 'access_denied', state: requestState })}`)
    await failed(page)
    await expect(page).toHaveURL(home)
  })

  test.describe('from a provider that fails', () => {
    for (const [what, token] of [
      ['with HTML', 'html'],
      ['with a refusal', 'refused'],
      ['with a forged token', 'forged'],
    ] as const) {
      test(what, async ({ page }) => {
        // The browser logs error responses itself.
        page.removeAllListeners('console')
        const { requestState, state } = await begun(page)
        state.token = token
        await page.goto(`${callback}?${new URLSearchParams({ code: 'c', state: requestState })}`)
        await failed(page)
        expect((await cookiesOf(page)).filter((name) => name !== 'sign-in-tried')).toEqual([])
      })
    }
  })

  test('that is incomplete or skipped redirects to the home page', async ({ page }) => {
    for (const query of ['', '?code=c', '?state=s', '?code=c&state=s&skipRedirectCallback=1']) {
      await page.goto(callback + query)
      await expect(page).toHaveURL(home)
    }
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the callback is an uncached page with a link to the home page', async ({ page }) => {
    const response = await page.goto(`${callback}?code=c&state=s`)
    expect([
      response?.status(),
      response?.headers()['cache-control'],
      response?.headers()['x-robots-tag'],
    ]).toEqual([200, 'no-store', 'noindex'])
    await page.locator('.header .header__home, .header a').first().click()
    await expect(page).toHaveURL(home)
  })
})
