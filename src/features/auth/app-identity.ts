import type { Client } from '../../../content-models/client.ts'
import { createClientHost } from '../../api/client-host.ts'
import { createHttpSource } from '../../api/http.ts'
import { createWrite, csrfHeaders } from '../../api/write.ts'
import { readBoot } from '../../document/boot.ts'
import { sendToApp } from '../app-bridge/app-port.ts'
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
  const { site, language } = readBoot()
  const baseUrl = new URL(clientHref).origin
  const cookies = cookieIdentity(clientHref)
  const host = createClientHost({
    source: createHttpSource({ site: site.id, baseUrl }),
    write: createWrite({ baseUrl, language, headers: async () => csrfHeaders() }),
    language,
    token: async () => bearer,
  })
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
