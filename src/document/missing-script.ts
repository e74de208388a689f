import { withoutFilters } from '@marquee/addresses/same-page.ts'

const NAME = 'MissingScript'

/**
 * Renames Vite's errors of missing scripts and style sheets. The router recognizes the browser's messages and
 * would reload the document, even offline.
 */
export function nameMissingScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME
    payload.message = `Not loaded: ${payload.message}`
  })
}

export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error && error.name === NAME

/** Reloads the document if the server can be reached. A browser does not request a failed script again. */
export async function loadAgain(): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response) location.reload()
}

/**
 * Offline, loads the document that the service worker has stored for this address, or for it without filters. Not if
 * the present document is of this address already: a copy that fails would reload forever.
 */
export async function loadCopy(): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation')
  const address = location.href.split('#', 1)[0] ?? ''
  if (navigator.onLine || !navigator.serviceWorker?.controller || loaded?.name.split('#', 1)[0] === address)
    return
  const stored = (await caches.match(address)) ?? (await caches.match(withoutFilters(address)))
  if (stored) location.reload()
}

/**
 * Reloads once per script: after a deployment the new document has other names; a script that fails
 * again would reload forever.
 */
export function loadAgainOnce({ message }: Error): void {
  const key = `marquee.loaded-again ${message}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '')
  } catch {
    return
  }
  void loadAgain()
}
