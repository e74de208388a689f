import type { Client } from '#models/client.ts'
import { sendToApp } from '../app-bridge/app-port.ts'
import { clientHostOf } from './client-host-of.ts'
import { cookieIdentity } from './cookie-identity.ts'
import type { IdentityEffects } from './identity-effects.ts'

/** Bearer of the app's session; never persisted. */
let bearer: string | null = null

/** Null: signed out in the app. */
export function setBearer(next: string | null): void {
  bearer = next
}

/**
 * Sign-in inside the mobile app, which owns the session and receives requests to sign in. Without a bearer,
 * the app's cookies count.
 */
export function appIdentity(clientHref: string): IdentityEffects {
  const cookies = cookieIdentity(clientHref)
  const { host } = clientHostOf(clientHref, { token: async () => bearer })
  const client = (): Promise<Client | null> => (bearer === null ? cookies.client() : host.me())
  return {
    ...cookies,
    external: true,
    client,
    signOut: async () => {
      if (bearer === null) await cookies.signOut()
      bearer = null
      sendToApp('signedOut', {})
    },
    redirect: async (path, signUp) => sendToApp('signIn.asked', { path, signUp }),
    token: async () => bearer,
  }
}
