import type { Identity } from '../../src/services/accounts/ports.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import type { engines } from './databases.ts'
import {
  type Browser,
  browserOf,
  clientCalled,
  errorOf,
  exchange,
  fakeAccounts,
  identityOn,
  NOW,
  refresh,
  requester,
  signInSilently,
  type Tokens,
  tokensOf,
  visited,
} from './identity-visitor.ts'
import { withStillProvider } from './known-signing-keys.ts'
import { storeOfEachTest } from './set-up.ts'

/**
 * Each test gets a provider with its own store, clients `noor` and `ada`, a browser without a session, and a clock
 * that stands still, which the provider's library reads too.
 */
export function providerOfEachTest(engine: (typeof engines)[number]) {
  let store: Store
  let identity: Identity
  const accounts = fakeAccounts()
  const browser = browserOf(() => identity)
  storeOfEachTest(engine, async (opened) => {
    store = opened.store
    const restore = await withStillProvider(store, NOW)
    identity = identityOn(store, accounts)
    accounts.clients.clear()
    accounts.sessions.all.clear()
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
    /** Tests may replace it; the browser uses the current one. */
    get identity() {
      return identity
    },
    set identity(next: Identity) {
      identity = next
    },
    /** Exchanges a code. */
    exchanged: async (code: string, verifier: string) =>
      tokensOf(await browser.get('/oauth/token', exchange(code, verifier))),
    /** Signs a client in without a page. */
    async tokensFor(client: string) {
      browser.holds(accounts.signIn(client))
      return signInSilently(browser)
    },
    /** Client of an access token. */
    clientOf: ({ access_token: token }: Pick<Tokens, 'access_token'>) =>
      identity.accountOfToken(visited, token, requester),
    /** Error of a refresh. */
    refusal: async ({ refresh_token: token }: Pick<Tokens, 'refresh_token'>) =>
      errorOf(await browser.get('/oauth/token', refresh(token))),
    /** The interaction that waits for a page of a browser. */
    interaction: (page: string, by: Browser = browser) => identity.interaction(visited, by.request(page)),
  }
}
