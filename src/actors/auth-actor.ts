import { fromPromise, waitFor } from 'xstate'
import { authentication } from '../../config/authentication.ts'
import { outcomeOf } from '../../content-models/frame-message.ts'
import { type AuthContext, type AuthEvent, authMachine, signedInOf } from '../../machines/auth-machine.ts'
import { type AuthAnswer, type AuthFrame, type FramePurpose, frameAddress } from '../../machines/auth-rules.ts'
import { readBoot } from '../boot.ts'
import { keepCookie } from '../storage/cookie.ts'
import { type KnownClient, knowsOfSignIn } from './client.ts'
import { cookieIdentity } from './cookie-identity.ts'
import { externalIdentity } from './external-identity.ts'
import type { IdentityEffects } from './identity-effects.ts'
import { closeModals, openModal } from './modals.ts'
import { modals } from './modals-actor.ts'
import { runMachine } from './run-machine.ts'
import { hearTabs } from './tabs.ts'

/** Set with the first visit of a browser session. */
const VISITED = 'marquee.visited'

const { retryCookie, registerPath, validatePath } = authentication

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

/** The kind of identity that the site of the page has. */
const identityOf = (clientHref: string): IdentityEffects =>
  (authentication.externalOn.includes(readBoot().site.id) ? externalIdentity : cookieIdentity)(clientHref)

/** What a client request answers, whatever the kind of identity. */
async function answerOf({ client, external }: IdentityEffects, clientHref: string): Promise<AuthAnswer | null> {
  const known = await client()
  if (known === null) return null
  return {
    client: known,
    registerUrl: `${clientHref}/${registerPath}`,
    emailValidationUrl: `${clientHref}/${validatePath}`,
    external,
    forced: readBoot().site.forcedAuthentication,
  }
}

function authOf(identity: IdentityEffects, clientHref: string) {
  return authMachine.provide({
    actors: {
      requestClient: fromPromise(() => answerOf(identity, clientHref)),
      // A try is remembered, so that one that fails is not repeated on every page.
      signInSilently: fromPromise<void>(() => {
        keepCookie(retryCookie.name, '1', retryCookie.minutes * 60)
        return identity.signInSilently()
      }),
      logOutSilently: fromPromise<void>(() => identity.logOutSilently()),
      signOut: fromPromise<void>(() => {
        keepCookie(retryCookie.name, '', 0)
        return identity.signOut()
      }),
      hashEmail: fromPromise<string | null, { readonly email: string | null }>(({ input }) => hashOf(input.email)),
      findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(({ input }) => identity.endpoint(input.purpose)),
      redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(({ input }) =>
        identity.redirect(input.target, input.signUp),
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
  const identity = identityOf(clientHref)
  const { forcedAuthentication: forced } = readBoot().site
  const auth = runMachine(authOf(identity, clientHref), { input: { visit: visitOf(), external: identity.external, forced } })
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
  hearTabs(() => auth.send({ type: 'client.request' }))
  return { auth, identity, clientHref }
}

let running: ReturnType<typeof startAuth> | undefined
const authAt = (clientHref: string) => (running ??= startAuth(clientHref)).auth

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

export const tellAuth = (event: AuthEvent) => running?.auth.send(event)

/** The client area of the running identity, its kind, and the bearer of the moment. Throws before anybody was asked for. */
export function clientAccess(): Pick<IdentityEffects, 'external' | 'token'> & { readonly clientHref: string } {
  if (!running) throw new Error('Nobody was asked for yet')
  const { identity, clientHref } = running
  return { external: identity.external, token: identity.token, clientHref }
}

/** Asks for the client again where an answer that is on its way may be older than what was changed. */
export function renewAnswer(): void {
  if (running?.auth.getSnapshot().matches({ session: 'asking' })) tellAuth({ type: 'client.request' })
}
