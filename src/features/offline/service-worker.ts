import type { RegisteredRouter } from '@tanstack/react-router'
import { limits } from '#config/limits.ts'
import { readBoot } from '../../document/boot.ts'
import { whenCalm } from '../../document/when-idle.ts'
import { deleteClientCaches } from '../../service-worker/client-caches.ts'
import {
  type KeepFilms,
  type KeepPages,
  OFFLINE_NOTICE,
  offlineFilesOf,
  SERVICE_WORKER,
} from '../../service-worker/worker-options.ts'
import { PLACE_CHANGE, PLACE_STORE } from '../../storage/place-store.ts'
import { isInApp } from '../app-bridge/in-app.ts'
import { AUTH_START, knowsOfSignIn } from '../auth/client.ts'
import { chosenPlace } from '../locator/place.ts'
import { onWishes } from '../saved-items/wishlist/wishes.ts'

const isPreview = () => document.documentElement.querySelector('script[data-preview]') !== null

async function unregister({ serviceWorker }: Navigator): Promise<void> {
  const registrations = await serviceWorker.getRegistrations()
  await Promise.all(registrations.map((each) => each.unregister()))
}

const loadedAssets = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

async function send(message: KeepPages | KeepFilms): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

const storePages = (pages: Omit<KeepPages, 'type'>) => send({ type: 'pages.keep', ...pages })

/** The films with a heart, latest first. Offline, or if the account fails, what is stored stays. */
function storeSavedFilms({ options }: RegisteredRouter): void {
  const { paths, language } = options.context.edition
  onWishes((wishes) => {
    if (wishes === null || wishes.accountFailed || !navigator.onLine) return
    const films = wishes.films.slice(0, limits.wishlist.offline)
    const hrefs = films.flatMap(({ slug }) => paths.href('show', language, { slug }) ?? [])
    void send({ type: 'films.keep', paths: hrefs })
  })
}

/** The page of the cinema or city that the visitor has chosen, not of one that was guessed. */
function pageOfPlace({ options }: RegisteredRouter): readonly string[] {
  const { paths, language } = options.context.edition
  const cookie = localStorage.getItem(PLACE_STORE)?.split('=', 1)[0]
  const place = chosenPlace(cookie)
  if (!place || place.guessed || place.kind === '') return []
  return [paths.href(place.kind, language, { slug: place.page }) ?? []].flat()
}

/** An open page that loses the network shows how old it is, as copies do. */
function followNetwork(language: string): void {
  addEventListener('offline', () => {
    if (document.getElementById(OFFLINE_NOTICE)) return
    document.documentElement.dataset.asOf ??= String(Date.now())
    const script = document.createElement('script')
    script.src = offlineFilesOf(language).notice
    script.dataset.live = ''
    document.head.append(script)
  })
}

/** Only visitors who are or will be signed in need this. */
async function followClientOffline(): Promise<void> {
  const follow = () => void import('./tickets.ts').then(({ followTickets }) => followTickets())
  if (knowsOfSignIn()) return follow()
  addEventListener(AUTH_START, () => whenCalm(follow), { once: true })
  await deleteClientCaches()
}

async function register(router: RegisteredRouter): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' })
  followNetwork(router.options.context.edition.language)
  const storePlace = () => storePages({ paths: pageOfPlace(router) })
  addEventListener(PLACE_CHANGE, () => void storePlace())
  // The worker has not seen the requests of a page that was open before it.
  if (!hadWorker) await storePages({ paths: [location.pathname + location.search], assets: loadedAssets() })
  await storePlace()
  storeSavedFilms(router)
  await followClientOffline()
}

/**
 * Registers the service worker, or removes it where the flag is off. Not in previews, in the mobile app, in
 * development and for the inspector.
 */
export async function startServiceWorker(router: RegisteredRouter): Promise<void> {
  if (import.meta.env.DEV || __INSPECT__ || !('serviceWorker' in navigator)) return
  if (isPreview() || isInApp() || window !== window.top) return
  const { flags } = readBoot()
  try {
    await (flags.serviceWorker && !flags.forcedAuthentication ? register(router) : unregister(navigator))
  } catch {
    // Refused by the browser, as in some private windows.
  }
}
