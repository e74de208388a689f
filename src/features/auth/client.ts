import { useEffect, useRef, useState } from 'react'
import type { Client } from '../../../content-models/client.ts'
import { saysSignedIn } from '../../document/signed-in.ts'
import { followInstead } from '../modals/follow-instead.ts'
import type { PendingAction } from './pending-action.ts'

export interface KnownClient {
  readonly signedIn: 'unknown' | 'none' | 'client'
  readonly client: Client | null
  /** Nobody is known to be signed in because that could not be asked. */
  readonly failed?: boolean
}

/** On the window: sign-in is running, for whatever reason. */
export const AUTH_START = 'auth.start'

const unknown: KnownClient = { signedIn: 'unknown', client: null }
const nobody: KnownClient = { signedIn: 'none', client: null }

/**
 * Of the document. `client`: the early script has found a sign-in before the first paint; `session`: the app has given one; `returned`: the
 * identity provider has sent the visitor back.
 */
const marks = () => document.documentElement.dataset

/** All that is needed to ask who it is. */
export const knowsOfSignIn = (): boolean =>
  saysSignedIn(document.cookie) || marks().session !== undefined || marks().returned !== undefined

/**
 * Who is signed in, as far as is known. `clientHref` is the client area; null where nobody can sign in. Nothing is fetched for a visitor whose
 * browser knows of no sign-in, until another tab or the visitor signs in.
 */
export function useClient(clientHref: string | null): KnownClient {
  const [known, setKnown] = useState(unknown)
  useEffect(() => {
    let following: Promise<() => void> | undefined
    const notify = (now: KnownClient) => {
      if (now.signedIn === 'none' && !now.failed) delete marks().client
      setKnown(now)
    }
    const follow = (event?: Event) => {
      if (clientHref !== null && (knowsOfSignIn() || event?.type === AUTH_START))
        following ??= import('./client-loader.ts').then(({ followClient }) =>
          followClient(clientHref, notify),
        )
    }
    follow()
    if (!following) setKnown(nobody)
    const stop = new AbortController()
    for (const type of ['storage', 'visibilitychange', AUTH_START]) addEventListener(type, follow, stop)
    return () => {
      stop.abort()
      void following?.then((end) => end())
    }
  }, [clientHref])
  return known
}

const loader = () => import('./client-loader.ts')

/** Begins to sign in or up; where that cannot be, follows the link. */
export const signIn = (clientHref: string, signUp: boolean, trigger: Element): void =>
  void loader()
    .then(({ openSignIn }) => openSignIn(clientHref, { signUp, required: false }, trigger))
    .catch(() => followInstead(trigger))

/** Goes on with an action for a client; anyone else is asked to sign in first, and it goes on afterwards. */
export const withClient = (clientHref: string | null, action: PendingAction, trigger: Element): void =>
  void loader()
    .then(({ requireClient }) => requireClient(clientHref, action, trigger))
    .catch(() => followInstead(trigger))

/** Leaves a page that is for clients only with the last of them. */
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
