import { UnavailableError } from '@marquee/kit/http/errors.ts'
import type { Client, Favourites } from '#models/client.ts'
import type { Push } from '#models/push.ts'
import type { SubscriptionOffer } from '#models/subscription.ts'
import type { Ticket } from '#models/ticket.ts'
import { type TypedCall, tagsOf } from './call.ts'
import { versioned } from './client-path.ts'
import type { Result } from './content-api.ts'
import { clientHostCalls } from './contract/client-host.ts'
import { writeCalls } from './contract/writes.ts'
import type { ReadOptions, Source } from './source.ts'
import type { Write } from './write.ts'

export interface ClientHostOptions {
  readonly source: Source
  readonly write: Write
  readonly language: string
  /** Calls of the client's context have the version in their path, not the language. */
  readonly isVersioned?: boolean
  /** The current bearer; null without one, which leaves the host's cookie. */
  readonly token: () => Promise<string | null>
}

export interface SharedClientHost {
  readonly subscriptionOffers: () => Promise<readonly SubscriptionOffer[]>
  readonly permanentAutopromo: () => Promise<Push>
}

export interface ClientHost extends SharedClientHost {
  /** Null if signed out. */
  readonly me: () => Promise<Client | null>
  /** The client by the id in the session's cookie. Throws if the host refuses. */
  readonly client: (id: string) => Promise<Client>
  readonly favourites: () => Promise<Favourites>
  readonly tickets: () => Promise<readonly Ticket[]>
  /** Start pages of the authentication frame. */
  readonly webview: () => Promise<Readonly<Record<'loginUrl' | 'signupUrl', string | null>>>
  readonly addFavourites: (vistaRefs: readonly string[]) => Promise<void>
  readonly removeFavourites: (vistaRefs: readonly string[]) => Promise<void>
  readonly logout: () => Promise<void>
}

interface SharedOptions extends Pick<ClientHostOptions, 'source' | 'language'> {
  readonly onResult?: (result: Pick<Result, 'tags' | 'stale'>) => void
}

/** The calls of the client host that pages make on the server. Throws as every source does. */
export function createSharedClientHost({
  source,
  language,
  onResult = () => {},
}: SharedOptions): SharedClientHost {
  const params = { language }
  async function request<M>(call: TypedCall<unknown, M>): Promise<NonNullable<M>> {
    const { model, stale } = await source.read<M>(call, params)
    onResult({ tags: tagsOf(call, params), stale })
    return model
  }
  return {
    subscriptionOffers: () => request(clientHostCalls.subscriptionOffers),
    permanentAutopromo: () => request(clientHostCalls.permanentAutopromo),
  }
}

/** The site's client host: subscriptions, account, sign-in. Throws as every source does. */
export function createClientHost({
  source,
  write,
  language,
  isVersioned = false,
  token,
}: ClientHostOptions): ClientHost {
  const params = { language }
  const inContext = <M>(call: TypedCall<unknown, M>): TypedCall<unknown, M> =>
    isVersioned ? { ...versioned(call), language: true } : call

  async function bearer(): Promise<ReadOptions> {
    const value = await token()
    return { credentials: 'include', headers: value === null ? {} : { authorization: `Bearer ${value}` } }
  }

  return {
    ...createSharedClientHost({ source, language }),
    me: async () => {
      try {
        return (await source.read(clientHostCalls.me, params, await bearer())).model
      } catch (error) {
        if (error instanceof UnavailableError && error.status === 401) return null
        throw error
      }
    },
    client: async (clientId) =>
      (await source.read(inContext(clientHostCalls.client), { ...params, clientId }, await bearer())).model,
    favourites: async () => (await source.read(clientHostCalls.favourites, params, await bearer())).model,
    tickets: async () => (await source.read(clientHostCalls.tickets, params, await bearer())).model,
    webview: async () =>
      (await source.read(inContext(clientHostCalls.webview), params, { credentials: 'include' })).model,
    addFavourites: (cinemas) => write(writeCalls.addFavourites, {}, { cinemas: [...cinemas] }),
    removeFavourites: (cinemas) => write(writeCalls.removeFavourites, {}, { cinemas: [...cinemas] }),
    logout: () => write(writeCalls.logout, {}, null),
  }
}
