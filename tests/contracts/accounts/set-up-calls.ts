import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { expect } from 'vitest'
import type { Accounts } from '../../../src/services/accounts/accounts.ts'
import {
  type AccountsApi,
  type AccountsApiOptions,
  createAccountsApi,
} from '../../../src/services/accounts/accounts-api.ts'
import type { Identity } from '../../../src/services/accounts/ports.ts'
import { sessionCookies } from '../../../src/services/accounts/session-cookies.ts'
import type { engines } from '../databases.ts'
import { accountsOfEachTest, newClient, nlPlace, openCinemas, visited } from './set-up-accounts.ts'

interface Sent {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly host?: 'site' | 'client'
}

/** The personal API of these accounts, on which nothing fails. */
export const apiOf = (accounts: Accounts, more: Partial<AccountsApiOptions> = {}): AccountsApi =>
  createAccountsApi({
    document: async () => undefined,
    accounts,
    cinemas: async () => openCinemas,
    identity: null,
    onError: (error) => expect.unreachable(String(error)),
    ...more,
  })

/** Cookies and CSRF value that a browser with this session sends. */
export async function signedIn(accounts: Accounts, at: SiteRequest, token: string, now: number) {
  const session = await accounts.sessions.find(at.site, token)
  if (!session) throw new Error('no session')
  const cookies = sessionCookies(at, token, session, now).map((cookie) => cookie.split(';', 1)[0])
  return { cookies: cookies.join('; '), csrf: session.csrf }
}

const places = { nl: nlPlace, tn: visited }

/** A client of the nl site for each test, and calls of the personal API in the client's name. */
export function callsOfEachTest(engine: (typeof engines)[number]) {
  let api: AccountsApi
  const client = { id: '', cookies: '', csrf: '' }
  const stage = accountsOfEachTest(engine, async ({ accounts, clock }) => {
    const { account, session: token } = await newClient(accounts, {}, nlPlace)
    Object.assign(client, { id: account.id, ...(await signedIn(accounts, nlPlace, token, clock())) })
    callOn(accounts)
  })

  const accountOfToken: Identity['accountOfToken'] = async ({ site }, token) =>
    token === 'flooding'
      ? { name: 'limit', seconds: 7 }
      : site === 'nl' && token === 'good'
        ? client.id
        : null

  /** Calls go to an API of these accounts from now on. */
  function callOn(accounts: Accounts, more: Partial<AccountsApiOptions> = {}): void {
    api = apiOf(accounts, {
      identity: {
        accountOfToken,
        endSession: async () => ['op_session=; Path=/; Max-Age=0'],
      } as unknown as Identity,
      clock: stage.clock,
      ...more,
    })
  }

  async function call(
    path: string,
    { method = 'GET', body, headers = {}, host = 'client' }: Sent = {},
    site: 'nl' | 'tn' = 'nl',
  ) {
    const { origin, clientOrigin } = places[site]
    const request = new Request(`${host === 'client' ? clientOrigin : origin}/api/${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await api(site, request, { origin, clientOrigin, host })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? null : (JSON.parse(text) as unknown),
    }
  }
  const bySession = (more: Sent = {}): Sent => ({
    ...more,
    headers: { cookie: client.cookies, 'x-xsrf-token': client.csrf, ...more.headers },
  })
  const byToken = (more: Sent = {}): Sent => ({
    ...more,
    headers: { authorization: 'Bearer good', ...more.headers },
  })
  const savedItems = () => stage.accounts.savedItems.list('nl', client.id)
  return { stage, client, callOn, call, bySession, byToken, savedItems }
}
