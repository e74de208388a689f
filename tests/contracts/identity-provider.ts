import type { Store } from '../../src/open-store.ts'
import type { Identity } from '../../src/services/accounts/ports.ts'
import type { engines } from './databases.ts'
import {
  type Browser,
  browserOf,
  clientCalled,
  type FakeAccounts,
  fakeAccounts,
  identityOn,
} from './identity-visitor.ts'
import { storeOfEachTest } from './set-up.ts'

interface Provider {
  readonly store: Store
  readonly accounts: FakeAccounts
  readonly identity: Identity
  readonly browser: Browser
}

/**
 * A provider with its own store for each test, clients `noor` and `ada`, and a browser without a session. The
 * browser uses the provider in `current`, which tests may replace.
 */
export function providerOfEachTest(
  engine: (typeof engines)[number],
  current: () => Identity,
  use: (made: Provider) => void,
): void {
  storeOfEachTest(engine, ({ store }) => {
    const accounts = fakeAccounts()
    accounts.add(clientCalled('noor'))
    accounts.add(clientCalled('ada'))
    use({ store, accounts, identity: identityOn(store, accounts), browser: browserOf(current) })
  })
}
