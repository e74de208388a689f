import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist'
import { isStorable, markedAsOf, offlineEntry, unfilteredPath } from './rules.ts'
import { CACHE_PREFIX, PAGES_CACHE } from './worker-options.ts'
import { workerOptions } from './worker-scope.ts'

const DAY = 24 * 60 * 60
/** Seconds before a copy is shown instead of a response. */
const PATIENCE = 5
/** Larger files are not stored: with the number of entries this bounds the cache. */
const MOST_PICTURE_BYTES = 120_000

const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  })

const storable: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null),
}

const storablePicture: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    isStorable(response) && Number(response.headers.get('content-length') ?? Infinity) <= MOST_PICTURE_BYTES
      ? response
      : null,
}

const { languages } = workerOptions

const marked: SerwistPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, request }) {
    if (!cachedResponse) return undefined
    const notice = offlineEntry(languages, new URL(request.url).pathname)?.notice ?? ''
    const { headers } = cachedResponse
    const html = markedAsOf(await cachedResponse.text(), headers.get('date'), notice)
    return new Response(html, { status: 200, headers })
  },
}

/** A copy in another width is better than none. */
const otherWidth: SerwistPlugin = {
  handlerDidError: async ({ request }) =>
    (await caches.open(`${CACHE_PREFIX}pictures`)).match(request, { ignoreSearch: true }),
}

/** A page that was stored without the visitor's place leads to its copy, whose address its data has. */
const unfiltered: SerwistPlugin = {
  async handlerDidError({ request }) {
    const path = unfilteredPath(new URL(request.url).pathname)
    const pages = await caches.open(PAGES_CACHE)
    return path !== null && (await pages.match(path)) ? Response.redirect(path) : undefined
  },
}

export const pageStrategy = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE,
  plugins: [storable, marked, unfiltered, bounded(40, 7)],
})

export const pageDataStrategy = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}page-data`,
  networkTimeoutSeconds: PATIENCE,
  plugins: [storable, bounded(60, 7)],
})

export const textStrategy = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}texts`,
  plugins: [storable, bounded(40, 30)],
})

/** Names contain a hash, so files of several builds live side by side. */
export const assetStrategy = new CacheFirst({
  cacheName: `${CACHE_PREFIX}assets`,
  plugins: [storable, bounded(400, 30)],
})

export const pictureStrategy = new CacheFirst({
  cacheName: `${CACHE_PREFIX}pictures`,
  plugins: [storablePicture, otherWidth, bounded(120, 14)],
})
