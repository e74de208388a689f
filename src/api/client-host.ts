import type { Client, Favourites } from '../../content-models/client.ts'
import type { Push } from '../../content-models/push.ts'
import type { SubscriptionOffer } from '../../content-models/subscription.ts'
import type { AuthenticationEndpoints } from '../../content-models/webview.ts'
import { clientHostCalls } from './contract/client-host.ts'
import { writeCalls } from './contract/writes.ts'
import { UnavailableError } from './errors.ts'
import type { ReadOptions, Source } from './source.ts'
import type { Write } from './write.ts'

export interface ClientHostOptions {
  readonly source: Source
  readonly write: Write
  readonly language: string
  /** The bearer of the moment; null without one, which leaves the cookie of the host. */
  readonly token: () => Promise<string | null>
}

export interface ClientHost {
  readonly subscriptionOffers: () => Promise<readonly SubscriptionOffer[]>
  readonly permanentAutopromo: () => Promise<Push>
  /** null when nobody is signed in. */
  readonly me: () => Promise<Client | null>
  readonly favourites: () => Promise<Favourites>
  readonly webview: () => Promise<AuthenticationEndpoints>
  readonly addFavourites: (vistaRefs: readonly string[]) => Promise<void>
  readonly removeFavourites: (vistaRefs: readonly string[]) => Promise<void>
  readonly logout: () => Promise<void>
}

/** The site's second host: subscriptions, account, log-in. Throws as every source does. */
export function createClientHost({ source, write, language, token }: ClientHostOptions): ClientHost {
  const params = { language }

  async function bearer(): Promise<ReadOptions> {
    const value = await token()
    return { credentials: 'include', headers: value === null ? {} : { authorization: `Bearer ${value}` } }
  }

  return {
    subscriptionOffers: async () => (await source.read(clientHostCalls.subscriptionOffers, params)).model,
    permanentAutopromo: async () => (await source.read(clientHostCalls.permanentAutopromo, params)).model,
    me: async () => {
      try {
        return (await source.read(clientHostCalls.me, params, await bearer())).model
      } catch (error) {
        if (error instanceof UnavailableError && error.status === 401) return null
        throw error
      }
    },
    favourites: async () => (await source.read(clientHostCalls.favourites, params, await bearer())).model,
    webview: async () => (await source.read(clientHostCalls.webview, params, { credentials: 'include' })).model,
    addFavourites: (cinemas) => write(writeCalls.addFavourites, {}, { cinemas: [...cinemas] }),
    removeFavourites: (cinemas) => write(writeCalls.removeFavourites, {}, { cinemas: [...cinemas] }),
    logout: () => write(writeCalls.logout, {}, null),
  }
}
