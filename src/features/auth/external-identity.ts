import { ownPath } from '@marquee/addresses/safe-path.ts'
import { readCookie, writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { authentication } from '#config/authentication.ts'
import { signInCookie } from '#config/sign-in-cookie.ts'
import { allowsAnonymous, hintedAddress } from '#machines/auth-rules.ts'
import type { Client } from '#models/client.ts'
import type { ClientHost } from '../../api/client-host.ts'
import { IdentityFault, identityFault } from '../../api/identity-fault.ts'
import type { IdentityProvider, Return } from '../../api/identity-provider.ts'
import { readBoot } from '../../document/boot.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { bearerFetch } from './bearer-fetch.ts'
import { clientHostOf } from './client-host-of.ts'
import type { IdentityEffects } from './identity-effects.ts'

const { retryCookie, signInPath, registerPath, callbackPath, cookies } = authentication

const remember = () => writeCookie(signInCookie.name, '1', signInCookie.hours * 3600)

function forget(): void {
  writeCookie(signInCookie.name, '', 0)
  writeCookie(cookies.hint, '', 0, location.hostname)
}

const guard = () => writeCookie(retryCookie.name, '1', retryCookie.minutes * 60)
const unguard = () => writeCookie(retryCookie.name, '', 0)
const isGuarded = () => readCookie(retryCookie.name) !== undefined

let opened: Promise<IdentityProvider> | undefined

/** One library per page, fetched on demand; a failed import is retried. */
function provider(): Promise<IdentityProvider> {
  const { identity } = readBoot()
  if (identity === null) return Promise.reject(new IdentityFault('session_failed'))
  opened ??= import('../../api/identity-provider.ts')
    .then(({ openIdentityProvider }) =>
      openIdentityProvider({ ...identity, callback: location.origin + callbackPath }),
    )
    .catch((error: unknown) => {
      opened = undefined
      throw identityFault(error)
    })
  return opened
}

/** Session storage: the page that the visitor left for the provider, in case the return does not name it. */
const LEFT_PAGE = 'marquee.left-page'

function rememberPage(path: string): void {
  try {
    sessionStorage.setItem(LEFT_PAGE, path)
  } catch {
    // A failed return ends on the home page if there is no storage.
  }
}

function takeLeftPage(): string | null {
  try {
    const path = sessionStorage.getItem(LEFT_PAGE)
    sessionStorage.removeItem(LEFT_PAGE)
    return path
  } catch {
    return null
  }
}

const ownTarget = (target: string | null): string | null =>
  target === null ? null : ownPath(target, location.origin)

let returning: Promise<Return> | undefined

const marks = () => document.documentElement.dataset

/**
 * Query with which the identity provider returned, removed from the address by
 * `src/document/before-paint.ts`; '' otherwise, and after its use.
 */
const returnedQuery = (): string => marks().returned ?? ''

function forgetReturn(): void {
  delete marks().returned
}

async function comeBack(): Promise<Return> {
  const left = takeLeftPage()
  try {
    const back = await (await provider()).comeBack(returnedQuery())
    if (back.fault === null) {
      remember()
      unguard()
    }
    return { ...back, target: ownTarget(back.target ?? left) }
  } catch (error) {
    return { target: ownTarget(left), silent: false, fault: identityFault(error) }
  } finally {
    forgetReturn()
  }
}

export const finishReturn = (): Promise<Return> => (returning ??= comeBack())

let reported = false
const isReturning = () => !reported && (returning !== undefined || returnedQuery() !== '')

async function reportReturn(): Promise<boolean> {
  const { fault } = await finishReturn()
  reported = true
  if (fault && fault.error !== 'popup_cancelled') throw fault
  return fault === null
}

async function forgetHere(): Promise<void> {
  forget()
  await (await provider()).forget()
}

async function token(): Promise<string> {
  return (await provider()).token()
}

/** The session is not tried again on every page after a failure. */
async function session(): Promise<void> {
  await token().catch((error: unknown) => {
    guard()
    throw identityFault(error)
  })
  remember()
  unguard()
}

/** Browsers do not block the provider's cookies if it is on the site's own domain. */
const isOwnHost = (): boolean => {
  const { identity } = readBoot()
  return identity !== null && `.${new URL(identity.issuer).hostname}`.endsWith(`.${location.hostname}`)
}

/** Another tab may have changed the session: the in-memory one is not valid any more. */
let stale = false

async function clientOf(host: ClientHost): Promise<Client | null> {
  if (isReturning() && !(await reportReturn())) return null
  // Signing out removes the hints in all tabs.
  if (!hasSignInCookie(document.cookie) || isGuarded()) return null
  // The session counts as valid until a sign-out if no hidden frame can check it.
  if (stale && isOwnHost()) await (await provider()).forget()
  stale = false
  await session()
  const client = await host.me().catch(() => {
    throw new IdentityFault('session_failed')
  })
  if (client === null) await forgetHere()
  return client
}

async function signInSilently(): Promise<void> {
  if (isReturning()) return
  if (isOwnHost()) return session()
  guard()
  const target = location.pathname + location.search + location.hash
  await (await provider()).signIn({ target, language: readBoot().language, silent: true })
  await new Promise<never>(() => {})
}

/** The client host's own page replaces the provider's library and returns as well. */
function toClientHost(clientHref: string, target: string, signUp: boolean, email: string): void {
  const page = `${clientHref}/${signUp ? registerPath : signInPath}?${new URLSearchParams({ target })}`
  location.assign(hintedAddress(page, email))
}

export function externalIdentity(clientHref: string): IdentityEffects {
  const { host } = clientHostOf(clientHref, { fetch: bearerFetch(clientHref, token) })
  return {
    external: true,
    client: () => clientOf(host),
    refresh: () => {
      stale = true
    },
    signInSilently,
    logOutSilently: forgetHere,
    signOut: async () => {
      // The embedded provider ends that session itself, and reads from it how to sign out at an outside one.
      if (readBoot().identity?.issuer !== `${new URL(clientHref).origin}/`)
        await host.logout().catch(() => {})
      forget()
      unguard()
      await (await provider()).signOut(location.origin)
    },
    endpoint: async (purpose) => {
      const { loginUrl, signupUrl } = await host.webview().catch(() => ({ loginUrl: null, signupUrl: null }))
      return purpose === 'signUp'
        ? (signupUrl ?? `${clientHref}/${registerPath}`)
        : (loginUrl ?? `${clientHref}/${signInPath}`)
    },
    redirect: async (target, signUp, email = '') => {
      const path = ownPath(target, location.origin)
      const { language } = readBoot()
      rememberPage(path)
      // Storage is blocked or the library failed to load: the visitor signs in via the client host.
      await provider()
        .then(({ signIn }) => signIn({ target: path, language, signUp, email }))
        .catch(() => toClientHost(clientHref, path, signUp, email))
    },
    token: () =>
      token().catch((error: unknown) => {
        if (allowsAnonymous(identityFault(error).error)) return null
        throw error
      }),
  }
}
