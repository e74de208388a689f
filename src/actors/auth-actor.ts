import { fromPromise, waitFor } from 'xstate'
import { authentication } from '../../config/authentication.ts'
import { signInCookie } from '../../config/sign-in-cookie.ts'
import { outcomeOf } from '../../content-models/frame-message.ts'
import { type AuthContext, type AuthEvent, authMachine, signedInOf } from '../../machines/auth-machine.ts'
import { type AuthAnswer, type AuthFrame, type FramePurpose, frameAddress } from '../../machines/auth-rules.ts'
import { type ClientHost, createClientHost } from '../api/client-host.ts'
import { createHttpSource } from '../api/http.ts'
import { createWrite, csrfHeaders } from '../api/write.ts'
import { readBoot } from '../boot.ts'
import { keepCookie } from '../storage/cookie.ts'
import { type KnownClient, knowsOfSignIn } from './client.ts'
import { closeModals, openModal } from './modals.ts'
import { modals } from './modals-actor.ts'
import { runMachine } from './run-machine.ts'

/** Set with the first visit of a browser session. */
const VISITED = 'marquee.visited'

const { retryCookie, signInPath, registerPath, validatePath } = authentication

const dropCookie = (name: string) => keepCookie(name, '', 0)

function visitOf(): AuthContext['visit'] {
  let first = false
  try {
    first = sessionStorage.getItem(VISITED) === null
    sessionStorage.setItem(VISITED, '1')
  } catch {
    // A browser that keeps nothing is not asked again and again.
  }
  const blocksOtherCookies = /firefox|^((?!chrome|android).)*safari/i.test(navigator.userAgent)
  const triedLately = document.cookie.includes(`${retryCookie.name}=`)
  return { first, blocksOtherCookies, authCookie: knowsOfSignIn() && !triedLately, domainAllows: false }
}

async function hashOf(email: string | null): Promise<string | null> {
  if (email === null) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const leaveTo = (address: string) => {
  location.assign(address)
  return new Promise<never>(() => {})
}

/** The provider's own page: it comes back to the target, in the language of the interface. */
function providerAddress(clientHref: string, target: string, signUp: boolean): string {
  const query = new URLSearchParams({ target, ui_locales: document.documentElement.lang, ...(signUp ? { screen_hint: 'signup' } : {}) })
  return `${clientHref}/${signUp ? registerPath : signInPath}?${query}`
}

function hostOf(clientHref: string): ClientHost {
  const { site, language } = readBoot()
  const baseUrl = new URL(clientHref).origin
  return createClientHost({
    source: createHttpSource({ site: site.id, baseUrl }),
    write: createWrite({ baseUrl, language, headers: async () => csrfHeaders(document.cookie) }),
    language,
    token: async () => null,
  })
}

/** Effects of today: the client host knows who is signed in by its own cookie, and a client who is not told of is nobody. */
function authOf(clientHref: string) {
  const { site } = readBoot()
  const host = hostOf(clientHref)
  const external = authentication.externalOn.includes(site.id)
  const forced = site.forcedAuthentication
  async function answer(): Promise<AuthAnswer | null> {
    const client = knowsOfSignIn() ? await host.me().catch(() => null) : null
    if (client === null) return null
    return { client, registerUrl: `${clientHref}/${registerPath}`, emailValidationUrl: `${clientHref}/${validatePath}`, external, forced }
  }
  async function endpoint(signUp: boolean): Promise<string> {
    const { loginUrl, signupUrl } = await host.webview().catch(() => ({ loginUrl: null, signupUrl: null }))
    return (signUp ? signupUrl : loginUrl) ?? `${clientHref}/${signUp ? registerPath : signInPath}`
  }
  return authMachine.provide({
    actors: {
      requestClient: fromPromise(answer),
      // Nobody to ask as yet. A try is remembered, so that one that fails is not repeated on every page.
      signInSilently: fromPromise<void>(() => {
        keepCookie(retryCookie.name, '1', retryCookie.minutes * 60)
        return Promise.reject(new Error('login_required'))
      }),
      logOutSilently: fromPromise<void>(async () => dropCookie(signInCookie.name)),
      signOut: fromPromise<void>(async () => {
        await host.logout().catch(() => {})
        dropCookie(signInCookie.name)
        dropCookie(retryCookie.name)
      }),
      hashEmail: fromPromise<string | null, { readonly email: string | null }>(({ input }) => hashOf(input.email)),
      findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(({ input }) => endpoint(input.purpose === 'signUp')),
      redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(({ input }) =>
        leaveTo(providerAddress(clientHref, input.target, input.signUp)),
      ),
    },
    actions: {
      navigate: (_, { url, closeLink }) => {
        if (url !== null) location.assign(frameAddress(url, closeLink ? location.href : null))
      },
      passOn: ({ self }, { data, code }) => {
        document.dispatchEvent(new CustomEvent('auth.message', { detail: { data, code } }))
        const outcome = code === null ? outcomeOf(data) : 'registration'
        if (outcome !== null) self.send({ type: outcome === 'login' ? 'login.succeed' : 'registration.succeed' })
      },
    },
  })
}

function startAuth(clientHref: string) {
  const { site } = readBoot()
  const external = authentication.externalOn.includes(site.id)
  const auth = runMachine(authOf(clientHref), { input: { visit: visitOf(), external, forced: site.forcedAuthentication } })
  let framed: string | null = null
  const show = (frame: AuthFrame | null) => frame?.url != null && openModal('authFrame', { ...frame, url: frame.url }, null)
  auth.subscribe((snapshot) => {
    const { frame } = snapshot.context
    const url = snapshot.matches({ frame: 'open' }) ? (frame?.url ?? null) : null
    if (url === framed) return
    framed = url
    if (url === null) closeModals()
    else show(frame)
  })
  // A navigation takes every window away; this one is not left that way.
  modals.subscribe(({ context }) => {
    if (framed !== null && !context.stack.some(({ id }) => id === 'authFrame')) show(auth.getSnapshot().context.frame)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && auth.send({ type: 'page.restore' }))
  return auth
}

let running: ReturnType<typeof startAuth> | undefined
const authAt = (clientHref: string) => (running ??= startAuth(clientHref))

/** Tells of the client, now and whenever that changes. Answers with what ends it. */
export function followClient(clientHref: string, tell: (known: KnownClient) => void): () => void {
  const auth = authAt(clientHref)
  const say = (snapshot = auth.getSnapshot()) => tell({ signedIn: signedInOf(snapshot), client: snapshot.context.answer?.client ?? null })
  const { unsubscribe } = auth.subscribe(say)
  say()
  return unsubscribe
}

/** Resolves once it is known whether somebody is signed in. */
export const isSignedIn = async (clientHref: string): Promise<boolean> =>
  signedInOf(await waitFor(authAt(clientHref), (snapshot) => signedInOf(snapshot) !== 'unknown')) === 'client'

export const tellAuth = (event: AuthEvent) => running?.send(event)
