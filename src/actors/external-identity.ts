import { authentication } from '../../config/authentication.ts'
import { cookieIdentity } from './cookie-identity.ts'
import type { IdentityEffects } from './identity-effects.ts'

const { signInPath, registerPath } = authentication

/** Sign-in at the identity provider of the site. `clientHref` is the client area in the language of the page. */
export function externalIdentity(clientHref: string): IdentityEffects {
  return {
    ...cookieIdentity(clientHref),
    external: true,
    redirect: (target, signUp) => {
      const query = new URLSearchParams({ target, ui_locales: document.documentElement.lang, ...(signUp ? { screen_hint: 'signup' } : {}) })
      location.assign(`${clientHref}/${signUp ? registerPath : signInPath}?${query}`)
      return new Promise<never>(() => {})
    },
  }
}
