import type { BrowserContext } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import type { SiteId } from '#config/sites.ts'
import { clientOriginOf, originOf } from './http.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The library reads the token and checks its claims, but relies on TLS rather than the signature. */
const idToken = (claims: object) => `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}.c2lnbmF0dXJl`

const frameResponse = (origin: string, response: object) =>
  `<script>parent.postMessage(${JSON.stringify({ type: 'authorization_response', response })}, ${JSON.stringify(origin)})</script>`

/** Mocks a site's identity provider, which knows the visitor, up to its tokens. */
export async function issueTokens(context: BrowserContext, site: SiteId): Promise<void> {
  const origin = originOf(site)
  const provider = clientOriginOf(origin)
  const nonces = new Map<string, string>()

  await context.route(`${provider}/authorize?*`, (route) => {
    const { searchParams } = new URL(route.request().url())
    const { state = '', nonce = '', response_mode, redirect_uri } = Object.fromEntries(searchParams)
    const response = { code: `code-${nonces.size}`, state }
    nonces.set(response.code, nonce)
    if (response_mode === 'web_message')
      return route.fulfill({ contentType: 'text/html', body: frameResponse(origin, response) })
    const location = `${redirect_uri}?${new URLSearchParams(response)}`
    return route.fulfill({ status: 302, headers: { location } })
  })
  await context.route(`${provider}/oauth/token`, (route) => {
    const code = new URLSearchParams(route.request().postData() ?? '').get('code') ?? ''
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: `${provider}/`,
      sub: 'c1',
      aud: authentication.applicationId,
      iat: now,
      exp: now + 3600,
      nonce: nonces.get(code),
    }
    const json = {
      access_token: 'bearer',
      refresh_token: 'kept',
      id_token: idToken(claims),
      token_type: 'Bearer',
      expires_in: 3600,
    }
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return route.fulfill({ json, headers })
  })
}
