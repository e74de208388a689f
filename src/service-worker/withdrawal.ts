import { CACHE_PREFIX } from './worker-options.ts'
import { scope } from './worker-scope.ts'

/** Replaces the worker while the flag `serviceWorker` is off: deletes what it stored, and itself. */
async function withdraw(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(CACHE_PREFIX) || name.startsWith('serwist-'))
      .map((name) => caches.delete(name)),
  )
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))
