import { createHash, randomBytes } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { Account, Session } from '../../src/services/accounts/accounts.ts'
import type { Identity, InteractionResult } from '../../src/services/accounts/ports.ts'
import { createIdentity, type IdentityOptions } from '../../src/services/identity/identity.ts'

export const visited: SiteRequest = {
  site: 'fr',
  language: 'fr',
  origin: 'http://fr.localhost:3900',
  clientOrigin: 'http://client.fr.localhost:3900',
}
export const NOW = Date.parse('2026-11-20T11:00:00Z')
export const requester = { address: '192.0.2.7' }
export const APPLICATION = 'marquee-site'
export const CALLBACK = `${visited.origin}/callback`
export const SECRET = 'a session secret that is long enough for everybody'

export const clientCalled = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  site: 'fr',
  email: `${id}@cinema.example`,
  emailVerifiedAt: '2026-11-02T10:00:00.000Z',
  hasPassword: true,
  firstName: 'Noor',
  lastName: 'Çelik',
  language: 'fr',
  completedAt: '2026-11-01T10:00:00.000Z',
  newsletter: false,
  mailConsent: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...more,
})

/** Accounts as the provider uses them: clients, and sessions of the client host by cookie. */
export function fakeAccounts() {
  const clients = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  return {
    clients,
    add: (account: Account) => void clients.set(account.id, account),
    signIn(id: string, startedAt = NOW / 1_000): string {
      const token = randomBytes(16).toString('base64url')
      sessions.set(token, {
        account: clients.get(id) ?? clientCalled(id),
        csrf: 'x',
        startedAt,
        idToken: null,
        expiresAt: startedAt + 86_400,
      })
      return token
    },
    profiles: { account: async (_: string, id: string) => clients.get(id) ?? null },
    sessions: {
      all: sessions,
      find: async (_: string, token: string | undefined) => sessions.get(token ?? '') ?? null,
      end: async (_: string, token: string) => void sessions.delete(token),
    },
  }
}

type FakeAccounts = ReturnType<typeof fakeAccounts>

export function identityOn(
  store: IdentityOptions['store'],
  accounts: IdentityOptions['accounts'],
  more: Partial<IdentityOptions> = {},
): Identity {
  return createIdentity({
    store,
    accounts,
    secret: SECRET,
    limiter: { take: async () => undefined },
    errorPage: ({ language }, fault, status) => new Response(`${language} ${fault}`, { status }),
    onError: (error, at) => {
      throw new Error(`${at}: ${String(error)}`, { cause: error })
    },
    onLostKeys: (site) => {
      throw new Error(`keys of ${site}`)
    },
    ...more,
  })
}

export function browserOf(identity: () => Identity, at = visited) {
  const cookies = new Map<string, { readonly value: string; readonly path: string }>()

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = rest.find((each) => each.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      const isGone =
        value === '' || rest.some((each) => /^(?:expires=thu, 01 jan 1970|max-age=0)/i.test(each))
      if (isGone) cookies.delete(`${name} ${path}`)
      else cookies.set(`${name} ${path}`, { value, path })
    }
  }

  function request(url: string, init: RequestInit = {}): Request {
    const address = new URL(url, at.clientOrigin)
    const sent = [...cookies]
      .filter(([, { path }]) => address.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ', 1)[0]}=${value}`)
    const headers = new Headers(init.headers)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    return new Request(address, { ...init, headers })
  }

  async function get(url: string, init?: RequestInit): Promise<Response> {
    const response = await identity().respond(at, request(url, init), requester)
    if (!response) throw new Error(`${url} is none of the provider's`)
    keep(response)
    return response
  }

  return {
    cookies,
    keep,
    request,
    get,
    /** Sets the session cookie of the client host; null clears it. */
    holds(token: string | null): void {
      if (token === null) cookies.delete('session /')
      else cookies.set('session /', { value: token, path: '/' })
    },
  }
}

export type Browser = ReturnType<typeof browserOf>

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An authorization request of the client library. */
export function authorization(more: Readonly<Record<string, string | undefined>> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(8).toString('base64url')
  const nonce = randomBytes(8).toString('base64url')
  const params: Record<string, string | undefined> = {
    client_id: APPLICATION,
    redirect_uri: CALLBACK,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    code_challenge: sha256(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  }
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
  return { path: `/authorize?${query}`, verifier, state, nonce }
}

export const postForm = (
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = { origin: visited.origin },
): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
})

export const exchange = (
  code: string,
  verifier: string,
  more: Readonly<Record<string, string>> = {},
): RequestInit =>
  postForm({
    grant_type: 'authorization_code',
    client_id: APPLICATION,
    redirect_uri: CALLBACK,
    code,
    code_verifier: verifier,
    ...more,
  })

export const refresh = (token: string): RequestInit =>
  postForm({ grant_type: 'refresh_token', client_id: APPLICATION, refresh_token: token })

export const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? '', visited.clientOrigin)

/** Result of a silent check, as posted to the page that frames it. */
export async function messageOf(response: Response): Promise<Readonly<Record<string, string>>> {
  const html = await response.text()
  const found = /var data = (\{.*\});/.exec(html)?.[1]
  if (found === undefined) throw new Error(`no message: ${response.status} ${html}`)
  return (JSON.parse(found) as { response: Record<string, string> }).response
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly expires_in: number
  readonly scope: string
}

/** Signs in without a page, by the client host's session. */
export async function signInSilently(browser: Browser): Promise<Tokens> {
  const { path, verifier } = authorization(silent)
  const { code = '' } = await messageOf(await browser.get(path))
  const received = await browser.get('/oauth/token', exchange(code, verifier))
  return (await received.json()) as Tokens
}

/** Parameters of the library's hidden frame. */
export const silent = { prompt: 'none', response_mode: 'web_message' }

export async function tokensOf(response: Response): Promise<Tokens> {
  if (response.status !== 200) throw new Error(`no tokens: ${response.status} ${await response.text()}`)
  return (await response.json()) as Tokens
}

export const errorOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: string }).error

interface VisitedProvider {
  readonly identity: Identity
  readonly accounts: FakeAccounts
  readonly browser: Browser
}

/** Ends the interaction of a page of the client host. Returns the address to which the provider leads. */
export async function finish(
  { identity, browser }: VisitedProvider,
  page: URL,
  result: InteractionResult,
): Promise<URL> {
  const finished = await identity.finish(visited, browser.request(page.href, { method: 'POST' }), result)
  browser.keep(finished)
  return locationOf(await browser.get(locationOf(finished).href))
}

export async function signInByPage(provider: VisitedProvider, account: string, more = {}) {
  const { path, verifier } = authorization(more)
  const page = locationOf(await provider.browser.get(path))
  provider.browser.holds(provider.accounts.signIn(account))
  const back = await finish(provider, page, { account })
  return { code: back.searchParams.get('code') ?? '', verifier }
}
