import { type Actor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { authentication } from '../../../config/authentication.ts'
import { type FrameMessage, outcomeOf } from '../../../content-models/frame-message.ts'
import type { AuthContext } from '../../../machines/auth-context.ts'
import { authMachine, signedInOf } from '../../../machines/auth-machine.ts'
import {
  type AuthAnswer,
  type AuthFrame,
  type FramePurpose,
  frameAddress,
} from '../../../machines/auth-rules.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { readBoot } from '../../document/boot.ts'
import { readCookie } from '../../storage/cookie.ts'
import { showAlert } from '../alerts/alerts.ts'
import { notifyClientHash } from '../analytics/client-hash.ts'
import { isInApp } from '../app-bridge/in-app.ts'
import { closeModals, openModal } from '../modals/modals.ts'
import { modals } from '../modals/modals-actor.ts'
import { appIdentity } from './app-identity.ts'
import { AUTH_START, type KnownClient, knowsOfSignIn } from './client.ts'
import { confirmationOf, confirmLater } from './confirm-later.ts'
import { cookieIdentity, framed } from './cookie-identity.ts'
import { externalIdentity } from './external-identity.ts'
import type { IdentityEffects } from './identity-effects.ts'
import { beginSignIn, dropPending, goOn } from './pending-action.ts'
import { shareSession } from './shared-session.ts'
import { hearTabs } from './tabs.ts'

/** Set with the first visit of a browser session. */
const VISITED = 'marquee.visited'

const { retryCookie, registerPath, validatePath } = authentication

const isExternal = () => authentication.externalOn.includes(readBoot().site.id)

/** What is known of the visit. The domains of an external provider allow to sign in silently; the app's own session needs no such thing. */
function visitOf(): AuthContext['visit'] {
  let first = false
  try {
    first = sessionStorage.getItem(VISITED) === null
    sessionStorage.setItem(VISITED, '1')
  } catch {
    // A browser that keeps nothing is not asked again and again.
  }
  const blocksOtherCookies = /firefox|^((?!chrome|android).)*safari/i.test(navigator.userAgent)
  const triedLately = readCookie(retryCookie.name) !== undefined
  return {
    first,
    blocksOtherCookies,
    authCookie: knowsOfSignIn() && !triedLately,
    domainAllows: isExternal() && !isInApp(),
  }
}

async function hashOf(email: string | null): Promise<string | null> {
  if (email === null) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The kind of identity that the site of the page has; inside the app, the app's. */
function identityOf(clientHref: string): IdentityEffects {
  if (isInApp()) return appIdentity(clientHref)
  return (isExternal() ? externalIdentity : cookieIdentity)(clientHref)
}

/** What a client request answers, whatever the kind of identity. */
async function answerOf(
  { client, external }: IdentityEffects,
  clientHref: string,
): Promise<AuthAnswer | null> {
  const known = await client()
  if (known === null) return null
  return {
    client: known,
    registerUrl: framed(clientHref, registerPath),
    emailValidationUrl: framed(clientHref, validatePath),
    external,
    forced: readBoot().site.forcedAuthentication,
    confirmation: confirmationOf(known.id),
  }
}

function authOf(identity: IdentityEffects, clientHref: string) {
  return authMachine.provide({
    actors: {
      requestClient: fromPromise(() => answerOf(identity, clientHref)),
      signInSilently: fromPromise<void>(() => identity.signInSilently()),
      logOutSilently: fromPromise<void>(() => identity.logOutSilently()),
      signOut: fromPromise<void>(() => identity.signOut()),
      hashEmail: fromPromise<string | null, { readonly email: string | null }>(({ input }) =>
        hashOf(input.email),
      ),
      findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(({ input }) =>
        identity.endpoint(input.purpose),
      ),
      redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(
        ({ input }) => identity.redirect(input.target, input.signUp),
      ),
    },
    actions: {
      refreshCookieSource: () => identity.refresh?.(true),
      navigate: (_, { url, closeLink }) => {
        if (url !== null) location.assign(frameAddress(url, closeLink ? location.href : null))
      },
      passOn: ({ self }, { data, code }) => {
        document.dispatchEvent(new CustomEvent('auth.message', { detail: { data, code } }))
        const outcome = code === null ? outcomeOf(data) : 'registration'
        if (outcome !== null)
          self.send({ type: outcome === 'login' ? 'login.succeed' : 'registration.succeed' })
      },
    },
  })
}

const frameIn = (auth: Auth): AuthFrame | null => {
  const snapshot = auth.getSnapshot()
  return snapshot.matches({ frame: 'open' }) || snapshot.matches({ frame: 'finding' })
    ? snapshot.context.frame
    : null
}

/** Shows the frame of the machine as a window, from the wish for it until it is left. */
function showFrame(auth: Auth): void {
  let shown = false
  const show = () => openModal('authFrame', null, opener)
  auth.subscribe(() => {
    const wanted = frameIn(auth) !== null
    if (wanted === shown) return
    shown = wanted
    if (wanted) show()
    else closeModals()
  })
  modals.subscribe(({ context }) => {
    const isThere = context.stack.some(({ id }) => id === 'authFrame')
    // A navigation takes every window away; this one is not left that way. Nor is it shown when it comes too late.
    if (shown && !isThere) show()
    else if (!shown && isThere) closeModals()
  })
}

function startAuth(clientHref: string) {
  const identity = identityOf(clientHref)
  const { site } = readBoot()
  const auth = runMachine(authOf(identity, clientHref), {
    input: { visit: visitOf(), external: identity.external, forced: site.forcedAuthentication },
  })
  showFrame(auth)
  shareSession(auth, identity)
  let lastHash: string | null = null
  auth.subscribe(({ context: { emailHash } }) => {
    if (emailHash !== lastHash) notifyClientHash((lastHash = emailHash), { site })
  })
  // What waits for a client goes on once nothing stands before it.
  auth.subscribe((snapshot) => {
    if (signedInOf(snapshot) === 'client' && snapshot.matches({ session: 'idle', frame: 'closed' }))
      void goOn()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && auth.send({ type: 'page.restore' }))
  hearTabs(() => auth.send({ type: 'client.request' }))
  access = { external: identity.external, token: identity.token, clientHref }
  return auth
}

type Auth = Actor<ReturnType<typeof authOf>>

let running: Auth | undefined
let access: ReturnType<typeof clientAccess> | undefined
/** What the visitor pressed to sign in: it gets the focus back. */
let opener: Element | null = null

function authAt(clientHref: string): Auth {
  if (running) return running
  running = startAuth(clientHref)
  // Whoever shows the client has not asked for one as long as nobody was known.
  dispatchEvent(new Event(AUTH_START))
  return running
}

function knownOf(snapshot: SnapshotFrom<typeof authMachine>): KnownClient {
  const { answer, error } = snapshot.context
  const unanswered =
    snapshot.matches({ client: 'failed' }) && (error === 'timeout' || error === 'token_error')
  return {
    signedIn: signedInOf(snapshot),
    client: answer?.client ?? null,
    failed: unanswered && knowsOfSignIn(),
  }
}

/** Tells of the client, now and whenever that changes. Answers with what ends it. */
export function followClient(clientHref: string, notify: (known: KnownClient) => void): () => void {
  const auth = authAt(clientHref)
  const emit = (snapshot = auth.getSnapshot()) => notify(knownOf(snapshot))
  const { unsubscribe } = auth.subscribe(emit)
  emit()
  return unsubscribe
}

/** Resolves once it is known whether somebody is signed in. */
export const isSignedIn = async (clientHref: string): Promise<boolean> =>
  signedInOf(await waitFor(authAt(clientHref), (snapshot) => signedInOf(snapshot) !== 'unknown')) === 'client'

export interface SignInIntent {
  readonly signUp: boolean
  /** Something was asked for that needs a client, and goes on afterwards. */
  readonly required: boolean
}

/** Begins to sign in or up: in the frame, at the provider or in the app, as the page's kind of identity does. */
export function openSignIn(
  clientHref: string,
  { signUp, required }: SignInIntent,
  trigger: Element | null,
): void {
  beginSignIn(required)
  opener = trigger
  authAt(clientHref).send({
    type: signUp ? 'signUp.open' : 'signIn.open',
    target: location.pathname + location.search,
  })
}

/** The frame of the moment, for what shows it; null where there is none. */
export const frameNow = (): AuthFrame | null => (running ? frameIn(running) : null)

export function followFrame(call: () => void): () => void {
  const following = running?.subscribe(call)
  return () => following?.unsubscribe()
}

/** The visitor leaves the frame without signing in, or puts off confirming an address. */
export function closeFrame(): void {
  const { frame, answer } = running?.getSnapshot().context ?? {}
  // What waits for a client who is there already goes on without the frame.
  if (frame?.purpose === 'validate' && answer) confirmLater(answer.client.id)
  else dropPending()
  running?.send({ type: 'frame.close' })
}

/** Takes what the frame says. `notRemembered`: what a visitor is told who has signed in there, and is nobody here. */
export async function hearFrame(message: FrameMessage, notRemembered: string): Promise<void> {
  if (!running) return
  running.send({ type: 'frame.message', message })
  if (running.getSnapshot().matches({ frame: 'open' })) return
  const snapshot = await waitFor(running, (each) => each.matches({ session: 'idle' }))
  if (snapshot.matches({ client: 'none' }))
    showAlert({
      autoCloseId: 'notKept',
      title: notRemembered,
      subtitle: null,
      level: 'warning',
      className: null,
      icon: null,
      cta: null,
      closable: true,
    })
}

/** Asks for the client once more: after a failure, or because the session may have changed elsewhere. False where nobody has asked yet. */
export function askAgain(): boolean {
  running?.send({ type: 'client.request' })
  return running !== undefined
}

/** Resolves with whether nobody is signed in any more. */
export async function signOut(): Promise<boolean> {
  if (!running) return true
  running.send({ type: 'signOut.request' })
  return signedInOf(await waitFor(running, (snapshot) => snapshot.matches({ session: 'idle' }))) !== 'client'
}

/** The client area of the running identity, its kind, and the bearer of the moment. Throws before anybody was asked for. */
export function clientAccess(): Pick<IdentityEffects, 'external' | 'token'> & {
  readonly clientHref: string
} {
  if (!access) throw new Error('Nobody was asked for yet')
  return access
}

/** Asks for the client again where an answer that is on its way may be older than what was changed. */
export function renewAnswer(): void {
  if (running?.getSnapshot().matches({ session: 'asking' })) askAgain()
}
