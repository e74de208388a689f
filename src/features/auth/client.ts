import { useEffect, useRef, useState } from 'react'
import type { Client } from '#models/client.ts'
import { hasSignInCookie } from '../../document/signed-in.ts'
import { followInstead } from '../modals/follow-instead.ts'
import type { PendingAction } from './pending-action.ts'

export interface KnownClient {
  readonly signedIn: 'unknown' | 'none' | 'client'
  readonly client: Client | null
  /** The request for the client failed. */
  readonly failed?: boolean
}

/** Window event: sign-in has started. */
export const AUTH_START = 'auth.start'

const unknown: KnownClient = { signedIn: 'unknown', client: null }
const nobody: KnownClient = { signedIn: 'none', client: null }

/**
 * Attributes of the document. `client`: the early script found a session; `session`: the app set one; `returned`: query of a return from the
 * identity provider.
 */
const marks = () => document.documentElement.dataset

export const knowsOfSignIn = (): boolean =>
  hasSignInCookie(document.cookie) || marks().session !== undefined || marks().returned !== undefined

/**
 * Calls `notify` with the client as far as known. `clientHref` is the client area; null where sign-in is off. Fetches nothing for a visitor
 * without a session, until the visitor or another tab signs in. Returns a function that stops.
 */
export function watchClient(clientHref: string | null, notify: (known: KnownClient) => void): () => void {
  let following: Promise<() => void> | undefined
  const publish = (now: KnownClient) => {
    if (now.signedIn === 'none' && !now.failed) delete marks().client
    notify(now)
  }
  const follow = (event?: Event) => {
    if (clientHref !== null && (knowsOfSignIn() || event?.type === AUTH_START))
      following ??= import('./client-loader.ts').then(({ followClient }) => followClient(clientHref, publish))
  }
  follow()
  if (!following) notify(nobody)
  const stop = new AbortController()
  for (const type of ['storage', 'visibilitychange', AUTH_START]) addEventListener(type, follow, stop)
  return () => {
    stop.abort()
    void following?.then((end) => end())
  }
}

export function useClient(clientHref: string | null): KnownClient {
  const [known, setKnown] = useState(unknown)
  useEffect(() => watchClient(clientHref, setKnown), [clientHref])
  return known
}

const loader = () => import('./client-loader.ts')

export const startSignIn = (clientHref: string, signUp: boolean, trigger: Element): void =>
  void loader()
    .then(({ openSignIn }) => openSignIn(clientHref, { signUp, required: false }, trigger))
    .catch(() => followInstead(trigger))

export const withClient = (clientHref: string | null, action: PendingAction, trigger: Element): void =>
  void loader()
    .then(({ requireClient }) => requireClient(clientHref, action, trigger))
    .catch(() => followInstead(trigger))

export function useGuard(
  guarded: boolean,
  { signedIn, failed }: KnownClient,
  clientHref: string | null,
  homeHref: string,
): void {
  const wasClient = useRef(false)
  useEffect(() => {
    wasClient.current ||= signedIn === 'client'
    if (guarded && signedIn === 'none' && !failed)
      void loader().then(({ leave }) => leave(wasClient.current ? null : clientHref, homeHref))
  }, [guarded, signedIn, failed, clientHref, homeHref])
}
