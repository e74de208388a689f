import { readCookie } from '@marquee/kit/http/document-cookie.ts'
import { type Actor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { authentication } from '#config/authentication.ts'
import type { AuthContext } from '#machines/auth-context.ts'
import { authMachine, signedInOf } from '#machines/auth-machine.ts'
import {
  type AuthFrame,
  type AuthResponse,
  type FramePurpose,
  frameAddress,
  hintedAddress,
} from '#machines/auth-rules.ts'
import { type FrameMessage, signInOutcome } from '#models/frame-message.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { keys, mutate, queryFor } from '../../api/queries.ts'
import { readBoot } from '../../document/boot.ts'
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
import { beginSignIn, dropPending, runPending } from './pending-action.ts'
import { shareSession } from './shared-session.ts'
import { onTabMessage } from './tabs.ts'

const VISITED = 'marquee.visited'

const { retryCookie, registerPath, validatePath } = authentication

const isExternal = () => authentication.externalOn.includes(readBoot().site.id)

/** Facts of the visit. Only an external provider signs in silently; the app's session does not need it. */
function visitOf(): AuthContext['visit'] {
  let first = false
  try {
    first = sessionStorage.getItem(VISITED) === null
    sessionStorage.setItem(VISITED, '1')
  } catch {
    // Every visit counts as a later one if there is no storage.
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

function identityOf(clientHref: string): IdentityEffects {
  if (isInApp()) return appIdentity(clientHref)
  return (isExternal() ? externalIdentity : cookieIdentity)(clientHref)
}

async function loadResponse(
  { client, external }: IdentityEffects,
  clientHref: string,
): Promise<AuthResponse | null> {
  const known = await client()
  if (known === null) return null
  return {
    client: known,
    registerUrl: framed(clientHref, registerPath),
    emailValidationUrl: framed(clientHref, validatePath),
    external,
    forced: readBoot().flags.forcedAuthentication,
    confirmation: confirmationOf(known.id),
  }
}

function authOf(identity: IdentityEffects, clientHref: string) {
  return authMachine.provide({
    actors: {
      requestClient: fromPromise(({ signal }) =>
        queryFor(signal, { queryKey: keys.client, queryFn: () => loadResponse(identity, clientHref) }),
      ),
      signInSilently: fromPromise<void>(() => identity.signInSilently()),
      logOutSilently: fromPromise<void>(() => identity.logOutSilently()),
      signOut: fromPromise<void>(() => mutate(identity.signOut, undefined)),
      hashEmail: fromPromise<string | null, { readonly email: string | null }>(({ input }) =>
        hashOf(input.email),
      ),
      findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(({ input }) =>
        identity.endpoint(input.purpose).then((url) => hintedAddress(url, typedEmail)),
      ),
      redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(
        ({ input }) => identity.redirect(input.target, input.signUp, typedEmail),
      ),
    },
    actions: {
      refreshCookieSource: () => identity.refresh?.(true),
      navigate: (_, { url, closeLink }) => {
        if (url !== null) location.assign(frameAddress(url, closeLink ? location.href : null))
      },
      passOn: ({ self }, { data, code }) => {
        document.dispatchEvent(new CustomEvent('auth.message', { detail: { data, code } }))
        const outcome = code === null ? signInOutcome(data) : 'registration'
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
    // A navigation closes all modals: this one is shown again, or closed if it opened too late.
    if (shown && !isThere) show()
    else if (!shown && isThere) closeModals()
  })
}

function startAuth(clientHref: string) {
  const identity = identityOf(clientHref)
  const { site, flags } = readBoot()
  const auth = runMachine(authOf(identity, clientHref), {
    input: { visit: visitOf(), external: identity.external, forced: flags.forcedAuthentication },
  })
  showFrame(auth)
  shareSession(auth, identity)
  let lastHash: string | null = null
  auth.subscribe(({ context: { emailHash } }) => {
    if (emailHash !== lastHash) notifyClientHash((lastHash = emailHash), { site })
  })
  auth.subscribe((snapshot) => {
    if (signedInOf(snapshot) === 'client' && snapshot.matches({ session: 'idle', frame: 'closed' }))
      void runPending()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && auth.send({ type: 'page.restore' }))
  onTabMessage(() => auth.send({ type: 'client.request' }))
  access = { external: identity.external, token: identity.token, clientHref }
  return auth
}

type Auth = Actor<ReturnType<typeof authOf>>

let running: Auth | undefined
let access: ReturnType<typeof clientAccess> | undefined
let opener: Element | null = null
/** Typed in the window of the last sign-in; '' without one. */
let typedEmail = ''

function authAt(clientHref: string): Auth {
  if (running) return running
  running = startAuth(clientHref)
  // Views of the client do not subscribe until sign-in starts.
  dispatchEvent(new Event(AUTH_START))
  return running
}

function knownOf(snapshot: SnapshotFrom<typeof authMachine>): KnownClient {
  const { response, error } = snapshot.context
  const unreachable =
    snapshot.matches({ client: 'failed' }) && (error === 'timeout' || error === 'token_error')
  return {
    signedIn: signedInOf(snapshot),
    client: response?.client ?? null,
    failed: unreachable && knowsOfSignIn(),
  }
}

/** Calls `notify` with the client now and on every change. Returns a function that stops. */
export function followClient(clientHref: string, notify: (known: KnownClient) => void): () => void {
  const auth = authAt(clientHref)
  const emit = (snapshot = auth.getSnapshot()) => notify(knownOf(snapshot))
  const { unsubscribe } = auth.subscribe(emit)
  emit()
  return unsubscribe
}

export const isSignedIn = async (clientHref: string): Promise<boolean> =>
  signedInOf(await waitFor(authAt(clientHref), (snapshot) => signedInOf(snapshot) !== 'unknown')) === 'client'

export interface SignInIntent {
  readonly signUp: boolean
  /** An action requires a client and runs after signing in. */
  readonly required: boolean
  /** Typed by the visitor. */
  readonly email?: string
}

export function openSignIn(
  clientHref: string,
  { signUp, required, email = '' }: SignInIntent,
  trigger: Element | null,
): void {
  beginSignIn(required)
  opener = trigger
  typedEmail = email
  authAt(clientHref).send({
    type: signUp ? 'signUp.open' : 'signIn.open',
    target: location.pathname + location.search,
  })
}

export const frameNow = (): AuthFrame | null => (running ? frameIn(running) : null)

export function followFrame(call: () => void): () => void {
  const following = running?.subscribe(call)
  return () => following?.unsubscribe()
}

export function closeFrame(): void {
  const { frame, response } = running?.getSnapshot().context ?? {}
  // The client is signed in: pending actions run without the frame.
  if (frame?.purpose === 'validate' && response) confirmLater(response.client.id)
  else dropPending()
  running?.send({ type: 'frame.close' })
}

export async function handleFrameMessage(message: FrameMessage, notRemembered: string): Promise<void> {
  if (!running) return
  running.send({ type: 'frame.message', message })
  if (running.getSnapshot().matches({ frame: 'open' })) return
  const snapshot = await waitFor(running, (each) => each.matches({ session: 'idle' }))
  if (snapshot.matches({ client: 'none' }))
    showAlert({
      autoCloseId: 'notSaved',
      title: notRemembered,
      subtitle: null,
      level: 'warning',
      className: null,
      icon: null,
      cta: null,
      closable: true,
    })
}

/** Requests the client again, after a failure or when the session may have changed. False if sign-in has not started. */
export function refreshClient(): boolean {
  running?.send({ type: 'client.request' })
  return running !== undefined
}

export async function signOutClient(): Promise<boolean> {
  if (!running) return true
  running.send({ type: 'signOut.request' })
  return signedInOf(await waitFor(running, (snapshot) => snapshot.matches({ session: 'idle' }))) !== 'client'
}

/** Client area, kind and bearer of the running identity. Throws before sign-in has started. */
export function clientAccess(): Pick<IdentityEffects, 'external' | 'token'> & {
  readonly clientHref: string
} {
  if (!access) throw new Error('Sign-in has not started')
  return access
}

/** Requests the client again if the running request may predate a change. */
export function restartClientRequest(): void {
  if (running?.getSnapshot().matches({ session: 'requesting' })) refreshClient()
}
