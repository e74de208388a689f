import { readCookie, writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { authentication } from '#config/authentication.ts'
import type { IdentityError } from '#machines/auth-rules.ts'
import type { Client } from '#models/client.ts'
import { readSessionToken } from '#models/session-token.ts'
import { clientHostOf } from './client-host-of.ts'
import type { IdentityEffects } from './identity-effects.ts'

const { signInPath, registerPath, cookies } = authentication

export const framed = (clientHref: string, page: string): string => `${clientHref}/${page}?framed=1`

/** Set by the client host for all hosts of the site. */
const clearSessionHint = (): void => writeCookie(cookies.hint, '', 0, location.hostname)

const failed = (error: IdentityError) => Object.assign(new Error(error), { error })

const HINT_TRIES = 10
const HINT_INTERVAL = 50

/** Browsers expose a cookie of another document a moment after that document's message. */
async function awaitSessionHint(): Promise<string | undefined> {
  for (let tries = 1; tries < HINT_TRIES; tries += 1) {
    const cookie = readCookie(cookies.hint)
    if (cookie) return cookie
    await new Promise((resolve) => setTimeout(resolve, HINT_INTERVAL))
  }
  return readCookie(cookies.hint)
}

const isRefusal = (error: unknown): boolean =>
  error instanceof NotFoundError ||
  (error instanceof UnavailableError && (error.status === 401 || error.status === 403))

export function cookieIdentity(clientHref: string): IdentityEffects {
  const { host } = clientHostOf(clientHref)
  let last: Client | null = null
  let expected = false

  const noProvider = () => Promise.reject(failed('login_required'))

  const nobody = (error: IdentityError) => {
    last = null
    return failed(error)
  }

  async function client(): Promise<Client | null> {
    const wasExpected = expected
    expected = false
    const cookie = wasExpected ? await awaitSessionHint() : readCookie(cookies.hint)
    if (!cookie) {
      last = null
      if (wasExpected) throw failed('session_failed')
      return null
    }
    const session = readSessionToken(cookie, Date.now())
    if (session === null) throw nobody('token_undecodable')
    try {
      last = await host.client(session.id)
      return last
    } catch (error) {
      if (isRefusal(error)) throw nobody('session_failed')
      // The host is slow or down: the last client stays.
      if (last?.id === session.id) return last
      throw error
    }
  }

  return {
    external: false,
    client,
    refresh: (signedIn) => {
      expected = signedIn
    },
    signInSilently: noProvider,
    logOutSilently: async () => clearSessionHint(),
    signOut: async () => {
      await host.logout().catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      })
      last = null
      clearSessionHint()
    },
    endpoint: async (purpose) => {
      const { loginUrl, signupUrl } = await host.webview().catch(() => ({ loginUrl: null, signupUrl: null }))
      return purpose === 'signUp'
        ? (signupUrl ?? framed(clientHref, registerPath))
        : (loginUrl ?? framed(clientHref, signInPath))
    },
    redirect: noProvider,
    token: async () => null,
  }
}
