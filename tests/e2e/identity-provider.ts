import type { BrowserContext, Page, Route } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { clientOriginOf, originOf } from './http.ts'

interface KnownBefore {
  /** The provider has a session of the visitor. */
  readonly session?: boolean
  readonly client?: Readonly<Record<string, unknown>>
}

interface Seen {
  /** Requested addresses of `/authorize`, in order. */
  readonly authorize: URL[]
  readonly tokens: URLSearchParams[]
  readonly loggedOut: URL[]
  readonly requests: string[]
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The library reads the token and checks its claims, but relies on TLS rather than the signature. */
const idToken = (claims: object) => `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}.c2lnbmF0dXJl`

const frameResponse = (origin: string, response: object) =>
  `<script>parent.postMessage(${JSON.stringify({ type: 'authorization_response', response })}, ${JSON.stringify(origin)})</script>`

const leadOn = (route: Route, address: URL) =>
  route.fulfill({ status: 302, headers: { location: address.href } })

/** Mocks a site's identity provider up to its tokens. */
export async function issueTokens(
  context: Pick<BrowserContext, 'route'>,
  site: SiteId,
  hasSession: (authorize: URL) => boolean = () => true,
) {
  const origin = originOf(site)
  const provider = clientOriginOf(origin)
  const authorize: URL[] = []
  const tokens: URLSearchParams[] = []
  const nonces = new Map<string, string>()

  await context.route(`${provider}/authorize?*`, (route) => {
    const url = new URL(route.request().url())
    authorize.push(url)
    const { state = '', nonce = '', response_mode, redirect_uri = '' } = Object.fromEntries(url.searchParams)
    const code = `code-${nonces.size}`
    nonces.set(code, nonce)
    const response: Readonly<Record<string, string>> = hasSession(url)
      ? { code, state }
      : { error: 'login_required', state }
    if (response_mode === 'web_message')
      return route.fulfill({ contentType: 'text/html', body: frameResponse(origin, response) })
    return leadOn(route, new URL(`${redirect_uri}?${new URLSearchParams(response)}`))
  })
  await context.route(`${provider}/oauth/token`, (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '')
    tokens.push(body)
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: `${provider}/`,
      sub: 'c1',
      aud: authentication.applicationId,
      iat: now,
      exp: now + 3600,
      nonce: nonces.get(body.get('code') ?? ''),
    }
    const json = {
      access_token: `bearer-${tokens.length}`,
      refresh_token: 'kept',
      id_token: idToken(claims),
      token_type: 'Bearer',
      expires_in: 3600,
    }
    const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return route.fulfill({ json, headers: cors })
  })
  return { authorize, tokens }
}

/** Mocks a site's identity provider, and its client host's responses to the bearer issued. */
export async function standInProvider(
  page: Page,
  site: SiteId,
  { session = false, client: facts = {} }: KnownBefore = {},
) {
  let hasSession = session
  const origin = originOf(site)
  const provider = clientOriginOf(origin)
  const cors = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  const issued = await issueTokens(page, site, ({ searchParams }) => {
    if (searchParams.get('prompt') !== 'none') hasSession = true
    return hasSession
  })
  const seen: Seen = { ...issued, loggedOut: [], requests: [] }
  await page.route(`${provider}/v2/logout?*`, (route) => {
    const url = new URL(route.request().url())
    seen.loggedOut.push(url)
    hasSession = false
    return leadOn(route, new URL(url.searchParams.get('returnTo') ?? origin))
  })
  await page.route(`${provider}/api/**`, (route) => {
    const request = route.request()
    const call = new URL(request.url()).pathname.replace(/^\/api\/(?:(?:v1|[a-z]{2})\/)?/, '')
    const bearer = request.headers().authorization ?? 'no bearer'
    seen.requests.push(`${request.method()} ${call} ${bearer}`)
    if (call === 'logout') return route.fulfill({ status: 204, headers: cors })
    if (!['accounts/me', 'accounts/me/cinemas'].includes(call) || bearer === 'no bearer')
      return route.fulfill({ status: 401, json: {}, headers: cors })
    // Lists of cinemas load the favourites once the page is calm.
    if (call === 'accounts/me/cinemas')
      return route.fulfill({ json: { items: [], favoriteLimit: null }, headers: cors })
    const client = { icu: 'c1', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org' }
    return route.fulfill({ json: { ...client, ...facts }, headers: cors })
  })
  return { seen }
}

export const knowSignIn = (page: Page, site: SiteId) =>
  page.context().addCookies([{ name: 'signed-in', value: '1', domain: sites[site].hosts.local, path: '/' }])
