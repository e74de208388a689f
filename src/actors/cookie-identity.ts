import { authentication } from '../../config/authentication.ts'
import { signInCookie } from '../../config/sign-in-cookie.ts'
import { createClientHost } from '../api/client-host.ts'
import { createHttpSource } from '../api/http.ts'
import { createWrite, csrfHeaders } from '../api/write.ts'
import { readBoot } from '../boot.ts'
import { keepCookie } from '../storage/cookie.ts'
import { knowsOfSignIn } from './client.ts'
import type { IdentityEffects } from './identity-effects.ts'

const { signInPath, registerPath } = authentication

/** Sign-in by the cookies of the client host. `clientHref` is its area in the language of the page. */
export function cookieIdentity(clientHref: string): IdentityEffects {
  const { site, language } = readBoot()
  const baseUrl = new URL(clientHref).origin
  const host = createClientHost({
    source: createHttpSource({ site: site.id, baseUrl }),
    write: createWrite({ baseUrl, language, headers: async () => csrfHeaders(document.cookie) }),
    language,
    token: async () => null,
  })
  const noProvider = () => Promise.reject(new Error('login_required'))
  return {
    external: false,
    client: async () => (knowsOfSignIn() ? host.me().catch(() => null) : null),
    signInSilently: noProvider,
    logOutSilently: async () => keepCookie(signInCookie.name, '', 0),
    signOut: async () => {
      await host.logout().catch(() => {})
      keepCookie(signInCookie.name, '', 0)
    },
    endpoint: async (purpose) => {
      const { loginUrl, signupUrl } = await host.webview().catch(() => ({ loginUrl: null, signupUrl: null }))
      return purpose === 'signUp' ? (signupUrl ?? `${clientHref}/${registerPath}`) : (loginUrl ?? `${clientHref}/${signInPath}`)
    },
    redirect: noProvider,
    token: async () => null,
  }
}
