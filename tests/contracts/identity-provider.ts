import type { Store } from '../../src/open-store.ts'
import type { Identity } from '../../src/services/accounts/ports.ts'
import type { engines } from './databases.ts'
import {
  type Browser,
  browserOf,
  clientCalled,
  errorOf,
  exchange,
  type FakeAccounts,
  fakeAccounts,
  identityOn,
  NOW,
  place,
  refresh,
  requester,
  signInSilently,
  type Tokens,
  tokensOf,
} from './identity-visitor.ts'
import { withStillProvider } from './known-signing-keys.ts'
import { storeOfEachTest } from './set-up.ts'

interface Provider {
  readonly store: Store
  readonly accounts: FakeAccounts
  /** Tests may replace it; the browser uses the current one. */
  identity: Identity
  readonly browser: Browser
  /** Exchanges a code. */
  exchanged(code: string, verifier: string): Promise<Tokens>
  /** Signs a client in without a page. */
  tokensFor(client: string): Promise<Tokens>
  /** Client of an access token. */
  clientOf(tokens: Pick<Tokens, 'access_token'>): ReturnType<Identity['accountOfToken']>
  /** Error of a refresh. */
  refusal(tokens: Pick<Tokens, 'refresh_token'>): Promise<string>
  /** The interaction that waits for a page of a browser. */
  interaction(page: string, by?: Browser): ReturnType<Identity['interaction']>
}

/**
 * Each test gets a provider with its own store, clients `noor` and `ada`, a browser without a session, and a clock
 * that stands still, which the provider's library reads too.
 */
export function providerOfEachTest(engine: (typeof engines)[number]): Provider {
  let store: Store
  let identity: Identity
  const accounts = fakeAccounts()
  const browser = browserOf(() => identity)
  storeOfEachTest(engine, async (opened) => {
    store = opened.store
    const restore = await withStillProvider(store, NOW)
    identity = identityOn(store, accounts)
    accounts.clients.clear()
    accounts.sessions.clear()
    browser.cookies.clear()
    for (const name of ['noor', 'ada']) accounts.add(clientCalled(name))
    return restore
  })
  return {
    accounts,
    browser,
    get store() {
      return store
    },
    get identity() {
      return identity
    },
    set identity(next) {
      identity = next
    },
    exchanged: async (code, verifier) =>
      tokensOf(await browser.get('/oauth/token', exchange(code, verifier))),
    async tokensFor(client) {
      browser.holds(accounts.signIn(client))
      return signInSilently(browser)
    },
    clientOf: ({ access_token: token }) => identity.accountOfToken(place, token, requester),
    refusal: async ({ refresh_token: token }) => errorOf(await browser.get('/oauth/token', refresh(token))),
    interaction: (page, by = browser) => identity.interaction(place, by.request(page)),
  }
}
