import { createHash, randomBytes } from 'node:crypto'
import { authentication } from '#config/authentication.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { registered } from './account-client.ts'
import { requestHost, requestSite, type SiteResponse } from './http.ts'

export interface Visitor {
  readonly site: Readonly<Record<string, string>>
  readonly client: Readonly<Record<string, string>>
  /** Strings that must not appear in anyone else's responses, nor in any page of the site. */
  readonly secrets: readonly string[]
  readonly id: string
  readonly email: string
}

export const clientHost = (site: SiteId) => `client.${sites[site].hosts.local}`

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
  const client = await registered(site, { firstName, lastName })
  const { id, email, session, csrf, cookies, place } = client
  await client.close()
  const shared = cookies.filter((pair) => !pair.startsWith(`${authentication.cookies.session}=`))
  const bearer = authentication.externalOn.includes(site)
    ? await tokenOf(site, place.origin, cookies.join('; '))
    : undefined
  const authorization: Record<string, string> =
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  const flags = ['signed-in=1', `auth0.${authentication.applicationId}.is.authenticated=true`]
  return {
    id,
    email,
    site: { cookie: [...flags, ...shared].join('; '), ...authorization },
    client: { cookie: cookies.join('; '), ...authorization },
    secrets: [id, email, firstName, lastName, session, csrf, ...(bearer === undefined ? [] : [bearer])],
  }
}

const names = [
  ['Wilhelmina', 'Quackenbush'],
  ['Bartholomew', 'Featherstonhaugh'],
] as const

export async function twoClients(site: SiteId): Promise<readonly [Visitor, Visitor]> {
  const [[first, family], [second, name]] = names
  return [await clientOf(site, first, family), await clientOf(site, second, name)]
}

export const leaked = ({ body, headers }: SiteResponse, { secrets }: Visitor) =>
  secrets.filter((secret) => `${JSON.stringify(headers)}${body}`.includes(secret))

const RENDER_TIMES = /\bu:\d{13}\b/g

/** The time when a page was rendered, as its script says. */
const renderOf = ({ body }: SiteResponse) => body.match(RENDER_TIMES)?.join() ?? ''

/** The public part of a response; pages that are not cached are rendered for each request. */
const shared = ({ status, headers, body }: SiteResponse) =>
  JSON.stringify([
    status,
    headers.etag,
    headers['cache-control'],
    headers['set-cookie'],
    headers['cache-control'] === 'no-store' ? body.replace(RENDER_TIMES, '') : body,
  ])

/** Requests of two clients and strangers, at once and one after the other; the first fills the cache. */
async function requestedByTurns(site: SiteId, path: string, [one, two]: readonly [Visitor, Visitor]) {
  const requests = [one.site, {}, two.site, {}, one.site].map((headers) =>
    requestSite(site, path, { headers }),
  )
  return [
    ...(await Promise.all(requests)),
    await requestSite(site, path),
    await requestSite(site, path, { headers: two.site }),
  ]
}

/** Faults of a public page that shows visitors something of each other, or not the same. */
export async function faultsBetween(
  clients: readonly [Visitor, Visitor],
  site: SiteId,
  path: string,
  rounds = 3,
): Promise<{ readonly faults: readonly string[]; readonly response: SiteResponse }> {
  const responses = await requestedByTurns(site, path, clients)
  const leaks = clients.flatMap((client) => responses.flatMap((response) => leaked(response, client)))
  const byRender = Map.groupBy(responses, renderOf).values()
  const differs = [...byRender].some((same) => new Set(same.map(shared)).size > 1)
  const faults = [
    ...leaks.map((what) => `names ${what}`),
    ...(differs ? ['one render, but not the same for all'] : []),
  ]
  const [response] = responses
  if (!response) throw new Error('No response')
  if (faults.length > 0 || new Set(responses.map(shared)).size === 1) return { faults, response }
  // Expired pages are rendered again for everybody; personal content would differ each time.
  if (rounds === 1) return { faults: ['not the same for all'], response }
  return faultsBetween(clients, site, path, rounds - 1)
}
