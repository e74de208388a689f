import type { RegisteredRouter } from '@tanstack/react-router'
import { authentication } from '#config/authentication.ts'
import { isInApp } from '../app-bridge/in-app.ts'
import { loadModals } from '../modals/modals.ts'
import type { SignInIntent } from './auth-actor.ts'
import { type KnownClient, knowsOfSignIn } from './client.ts'
import { type PendingAction, requestAction } from './pending-action.ts'

// Splits the code for signed-in clients from the first load: its file names would be in every page otherwise.

type Router = RegisteredRouter

const auth = () => import('./auth-actor.ts')

export async function followClient(
  clientHref: string,
  notify: (known: KnownClient) => void,
): Promise<() => void> {
  try {
    return (await auth()).followClient(clientHref, notify)
  } catch {
    notify({ signedIn: 'none', client: null, failed: true })
    return () => {}
  }
}

export const comeBack = async (router: Router): Promise<void> =>
  (await import('./come-back.ts')).comeBack(router)

export const isSignedIn = async (clientHref: string): Promise<boolean> =>
  (await auth()).isSignedIn(clientHref)

export const openSignIn = async (
  clientHref: string,
  intent: SignInIntent,
  trigger: Element | null,
): Promise<void> => (await auth()).openSignIn(clientHref, intent, trigger)

export async function requireClient(
  clientHref: string | null,
  action: PendingAction,
  trigger: Element,
): Promise<void> {
  if (clientHref !== null && knowsOfSignIn() && (await isSignedIn(clientHref).catch(() => false)))
    return action.proceed()
  if (action.signedOut && !isInApp()) return action.signedOut()
  if (clientHref === null || !isInApp()) return (await loadModals()).promptSignIn(action, trigger)
  requestAction(action)
  return openSignIn(clientHref, { signUp: false, required: true }, trigger)
}

export function leave(clientHref: string | null, homeHref: string): void {
  const target = new URLSearchParams({ target: location.pathname + location.search })
  location.replace(clientHref === null ? homeHref : `${clientHref}/${authentication.signInPath}?${target}`)
}

export const startSavedItems = async (): Promise<void> =>
  void (await import('../saved-items/saved-items-actor.ts')).startSavedItems()

/** Adds a favourite cinema; `toggles` removes it if it is one. */
export const changeFavourite = async (cinema: string, toggles: boolean): Promise<void> =>
  (await import('../saved-items/saved-items-actor.ts')).changeFavourite(cinema, toggles)

/** Adds a show to the wishlist; `toggles` removes it if it is there. */
export const changeWish = async (show: string, toggles: boolean): Promise<void> =>
  (await import('../saved-items/saved-items-actor.ts')).changeWish(show, toggles)
