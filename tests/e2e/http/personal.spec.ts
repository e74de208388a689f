import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { authentication } from '../../../config/authentication.ts'
import { routeKinds, routes } from '../../../config/routes.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import { sessionCookies } from '../../../src/services/accounts/session-cookies.ts'
import { registered } from '../account-client.ts'
import { languageOf } from '../content.ts'
import { requestHost, requestSite, type SiteRequestOptions, type SiteResponse } from '../http.ts'
import { pathOf } from '../route-paths.ts'

/** A site whose visitors sign in at a provider, and one with the client host's session only. */
const editions = ['fr', 'tn'] as const satisfies readonly SiteId[]

interface Visitor {
  readonly site: Readonly<Record<string, string>>
  readonly client: Readonly<Record<string, string>>
  /** Strings that must not appear in anyone else's responses, nor in any page of the site. */
  readonly secrets: readonly string[]
  readonly id: string
  readonly email: string
}

const clientHost = (site: SiteId) => `client.${sites[site].hosts.local}`

/** An access token, as the library on the site gets one for a visitor whom the client host knows. */
async function tokenOf(site: SiteId, origin: string, cookie: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const redirect = origin + authentication.callbackPath
  const query = new URLSearchParams({
    client_id: authentication.applicationId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: authentication.scope,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state',
    prompt: 'none',
  })
  const { headers } = await requestHost(clientHost(site), `/authorize?${query}`, { headers: { cookie } })
  const code = new URL(headers.location ?? '').searchParams.get('code') ?? ''
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: authentication.applicationId,
    redirect_uri: redirect,
    code,
    code_verifier: verifier,
  })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await requestHost(clientHost(site), '/oauth/token', {
    method: 'POST',
    headers: { origin, ...type },
    body: body.toString(),
  })
  const { access_token: token } = JSON.parse(response.body) as { access_token?: string }
  if (!token) throw new Error(`no token: ${response.status} ${response.body}`)
  return token
}

/** Signed in on both hosts, with every cookie and header that a browser has then. */
async function clientOf(site: SiteId, firstName: string, lastName: string): Promise<Visitor> {
  const {
    id,
    email,
    session: token,
    accounts,
    place,
    close,
  } = await registered(site, { firstName, lastName })
  const session = await accounts.session(site, token)
  if (!session) throw new Error('no session')
  const pairs = sessionCookies(place, token, session, Date.now()).map((line) => line.split(';', 1)[0] ?? '')
  await close()
  const shared = pairs.filter((pair) => !pair.startsWith(`${authentication.cookies.session}=`))
  const bearer = authentication.externalOn.includes(site)
    ? await tokenOf(site, place.origin, pairs.join('; '))
    : undefined
  const authorization: Record<string, string> =
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  const flags = ['signed-in=1', `auth0.${authentication.applicationId}.is.authenticated=true`]
  return {
    id,
    email,
    site: { cookie: [...flags, ...shared].join('; '), ...authorization },
    client: { cookie: pairs.join('; '), ...authorization },
    secrets: [id, email, firstName, lastName, token, session.csrf, ...(bearer === undefined ? [] : [bearer])],
  }
}

const names = [
  ['Wilhelmina', 'Quackenbush'],
  ['Bartholomew', 'Featherstonhaugh'],
] as const

async function twoClients(site: SiteId): Promise<readonly [Visitor, Visitor]> {
  const [[first, family], [second, name]] = names
  return [await clientOf(site, first, family), await clientOf(site, second, name)]
}

const leaked = ({ body, headers }: SiteResponse, { secrets }: Visitor) =>
  secrets.filter((secret) => `${JSON.stringify(headers)}${body}`.includes(secret))

/** The public part of a response: everything but its request id. */
const shared = ({ status, headers, body }: SiteResponse) => ({
  status,
  etag: headers.etag,
  cache: headers['cache-control'],
  cookies: headers['set-cookie'],
  body,
})

/**
 * The first request fills the cache: alternately a client's and a stranger's, both at once and one after the
 * other.
 */
async function requestedByTurns(
  site: SiteId,
  path: string,
  [one, two]: readonly [Visitor, Visitor],
  rounds = 3,
): Promise<readonly SiteResponse[]> {
  const requests = [one.site, {}, two.site, {}, one.site].map((headers) =>
    requestSite(site, path, { headers }),
  )
  const responses = [
    ...(await Promise.all(requests)),
    await requestSite(site, path),
    await requestSite(site, path, { headers: two.site }),
  ]
  const isSame = new Set(responses.map((response) => JSON.stringify(shared(response)))).size === 1
  // Expired pages are rendered again for everybody; personal content would differ each time.
  return isSame || rounds === 1 ? responses : requestedByTurns(site, path, [one, two], rounds - 1)
}

for (const site of editions) {
  for (const [index, language] of sites[site].languages.entries()) {
    test(`${site}: two clients and a stranger get the same pages in ${language}, without personal content`, {
      tag: index === 0 ? [] : ['@full'],
    }, async () => {
      const [one, two] = await twoClients(site)
      const faults: string[] = []
      let pages = 0
      for (const kind of routeKinds.filter((each) => !routes[each].signedIn)) {
        const path = await pathOf(site, language, kind)
        if (path === undefined) continue
        pages += 1
        const responses = await requestedByTurns(site, path, [one, two])
        const [first, ...others] = responses.map(shared)
        if (first?.status !== 200 || first.cookies !== undefined)
          faults.push(`${kind} ${path}: ${first?.status}`)
        if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
          faults.push(`${kind} ${path}: not the same for all`)
        for (const response of responses)
          faults.push(
            ...[one, two].flatMap((client) => leaked(response, client).map((what) => `${path}: ${what}`)),
          )
      }
      expect(faults).toEqual([])
      expect(pages).toBeGreaterThan(25)
    })
  }

  test(`${site}: pages for clients only are not cached, have no personal content, and redirect a stranger`, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    const faults: string[] = []
    for (const kind of routeKinds.filter((each) => routes[each].signedIn)) {
      const path = await pathOf(site, language, kind)
      if (path === undefined) continue
      for (const [visitor, status] of [
        [one, 200],
        [null, 302],
        [two, 200],
        [null, 302],
      ] as const) {
        const response = await requestSite(site, path, { headers: visitor?.site ?? {} })
        if (response.status !== status) faults.push(`${path}: ${response.status}, not ${status}`)
        if (response.headers['cache-control'] !== 'no-store')
          faults.push(`${path}: ${response.headers['cache-control']}`)
        faults.push(
          ...[one, two].flatMap((client) => leaked(response, client).map((what) => `${path}: ${what}`)),
        )
      }
    }
    expect(faults).toEqual([])
  })

  test(`${site}: personal responses are not cached, and served to their client only`, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    const own = (path: string, { client: headers }: Visitor, more: SiteRequestOptions = {}) =>
      requestHost(clientHost(site), path, { headers, ...more })
    const paths = (client: Visitor) => [
      '/api/v1/accounts/me',
      `/api/${language}/client/${client.id}`,
      ...['profile', 'data?file=json'].map((name) => `/${language}/${name}`),
    ]
    for (const [index] of paths(one).entries()) {
      for (const [client, other] of [
        [one, two],
        [two, one],
        [one, two],
      ] as const) {
        const path = paths(client)[index] ?? ''
        const response = await own(path, client)
        expect(response.status, path).toBe(200)
        expect(response.headers['cache-control'], path).toBe('no-store')
        expect(response.headers.etag, path).toBeUndefined()
        expect(response.body, path).toContain(client.email)
        expect(leaked(response, other), path).toEqual([])
        const stranger = await requestHost(clientHost(site), path)
        expect([401, 303], path).toContain(stranger.status)
        expect(stranger.headers['cache-control'], path).toBe('no-store')
        expect(
          [client, other].flatMap((each) => leaked(stranger, each)).filter((what) => !path.includes(what)),
          path,
        ).toEqual([])
      }
    }
    const others = await own(`/api/${language}/client/${two.id}`, one)
    expect([others.status, leaked(others, two)]).toEqual([403, []])
  })

  test(`${site}: every page of the client area is not cached, and names one client at most`, async () => {
    const [one, two] = await twoClients(site)
    const language = languageOf(site)
    for (const name of [...authentication.accountPages, ...authentication.guestPages]) {
      for (const [client, other] of [
        [one, two],
        [two, one],
      ] as const) {
        const response = await requestHost(clientHost(site), `/${language}/${name}`, {
          headers: client.client,
        })
        expect(response.status, name).toBeLessThan(500)
        if (response.status !== 404) expect(response.headers['cache-control'], name).toBe('no-store')
        expect(leaked(response, other), name).toEqual([])
        if (response.status === 200) expect(response.body, name).toContain(`action="/${language}/sign-out"`)
      }
    }
  })
}
