import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { newAddress } from '../real-client.ts'
import { desktop, test } from '../visitor.ts'

/** The unmodified library, with no code of the site between it and the provider. */
const library = readFileSync(
  new URL('../../../node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.production.js', import.meta.url),
  'utf8',
)

const site = originOf('fr')
const provider = site.replace('://', '://client.')
const callback = `${site}/callback`
const password = 'une phrase bien courte'

interface LibraryState {
  readonly user?: { readonly email?: string; readonly email_verified?: boolean; readonly name?: string }
  readonly token?: string
  readonly error?: string
}

async function withLibrary(page: Page, work: string, more: object = {}): Promise<LibraryState> {
  await page.evaluate(library)
  const options = {
    domain: provider,
    clientId: 'marquee-site',
    authorizeTimeoutInSeconds: 10,
    ...more,
    authorizationParams: { redirect_uri: callback },
  }
  const script = `(async () => {
    const client = await auth0.createAuth0Client(${JSON.stringify(options)})
    try { ${work} } catch (error) { return { error: error.error ?? String(error) } }
  })()`
  return page.evaluate(script)
}

const silently = `const token = await client.getTokenSilently({ cacheMode: 'off' }); return { token, user: await client.getUser() }`
const leave = (params: string) =>
  `await client.loginWithRedirect({ authorizationParams: ${params} }); return {}`

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Çelik')
  await page.getByLabel('E-mail').first().fill(email)
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: /create/i }).click()
}

/** Pages of the site without their script, so that the library handles the returned code. */
const silence = (page: Page) =>
  page.route(`${site}/assets/**/*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

async function comingBack(page: Page, lead: () => Promise<unknown>): Promise<LibraryState> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().startsWith(`${callback}?`)),
    lead(),
  ])
  await page.waitForURL((url) => url.origin === site && url.pathname !== '/cinemas')
  const comeBack = `await client.handleRedirectCallback(${JSON.stringify(request.url())})`
  return withLibrary(
    page,
    `${comeBack}; return { user: await client.getUser(), token: await client.getTokenSilently() }`,
  )
}

async function signedUp(page: Page, email: string): Promise<LibraryState> {
  await silence(page)
  await page.goto(`${site}/cinemas`)
  await withLibrary(page, leave(`{ screen_hint: 'signup', ui_locales: 'en' }`))
  await page.waitForURL((url) => url.pathname === '/en/register' && url.searchParams.has('interaction'))
  return comingBack(page, () => register(page, email))
}

test.use(desktop)

test('Auth0’s library signs up, checks in a hidden frame on the next page, refreshes, and signs out', async ({
  page,
}) => {
  const email = newAddress()
  const { user, token, error } = await signedUp(page, email)
  expect(error).toBeUndefined()
  expect(user).toMatchObject({ email, email_verified: false, name: 'Noor Çelik' })
  expect(token).toMatch(/^[\w-]{40,}$/)

  await page.goto(`${site}/cinemas`)
  const silent = await withLibrary(page, silently)
  expect(silent).toMatchObject({ user: { email } })
  expect(silent.token).not.toBe(token)
  // In memory, the library would store refresh tokens in its own worker.
  const rotating = { useRefreshTokens: true, useRefreshTokensFallback: true, cacheLocation: 'localstorage' }
  const refreshed = await withLibrary(page, `await client.getTokenSilently(); ${silently}`, rotating)
  expect(refreshed).toMatchObject({ user: { email } })

  await withLibrary(
    page,
    `await client.logout({ logoutParams: { returnTo: ${JSON.stringify(site)} } }); return {}`,
  )
  await page.waitForURL(`${site}/`)
  expect(await withLibrary(page, silently)).toEqual({ error: 'login_required' })
  const left = (await page.context().cookies(provider)).map(({ name }) => name)
  expect(left.filter((name) => /^(?:session|op_session)/.test(name))).toEqual([])
})
