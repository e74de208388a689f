import { Serwist } from 'serwist'
import { keepFilms } from './keep-films.ts'
import { keepPages } from './keep-pages.ts'
import { pressNotification, showNotification } from './notifications.ts'
import { offlineEntry, type RequestKind, requestKindOf } from './rules.ts'
import { assetStrategy, pageDataStrategy, pageStrategy, pictureStrategy, textStrategy } from './strategies.ts'
import type { KeepFilms, KeepPages } from './worker-options.ts'
import { scope, workerOptions } from './worker-scope.ts'

const { languages, revision, assets } = workerOptions
const files = new Set(Object.values(languages).flatMap(({ page, notice }) => [page, notice]))

const serwist = new Serwist({
  precacheEntries: [
    ...[...files].map((url) => ({ url, revision })),
    ...assets.map((url) => ({ url, revision: null })),
  ],
  precacheOptions: { cleanupOutdatedCaches: true, fallbackToNetwork: true },
  // Safe, because no worker deletes what an open page of a former build needs (decision 0068).
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
})

const strategies = {
  page: pageStrategy,
  pageData: pageDataStrategy,
  texts: textStrategy,
  asset: assetStrategy,
  picture: pictureStrategy,
} as const satisfies Record<RequestKind, unknown>

for (const [kind, strategy] of Object.entries(strategies))
  serwist.registerCapture(
    ({ request, url }) =>
      requestKindOf({
        method: request.method,
        mode: request.mode,
        destination: request.destination,
        url,
        origin: scope.location.origin,
        partial: request.headers.has('range'),
      }) === kind,
    strategy,
  )

serwist.setCatchHandler(async ({ request }) => {
  if (request.destination !== 'document') return Response.error()
  const page = offlineEntry(languages, new URL(request.url).pathname)?.page ?? ''
  return (await serwist.matchPrecache(page)) ?? Response.error()
})

serwist.addEventListeners()

type Message = KeepPages | KeepFilms

const isMessage = <Type extends Message['type']>(
  data: unknown,
  type: Type,
): data is Extract<Message, { readonly type: Type }> =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type

scope.addEventListener('message', (event) => {
  const { data } = event
  if (isMessage(data, 'pages.keep')) event.waitUntil(keepPages(event, data))
  if (isMessage(data, 'films.keep')) event.waitUntil(keepFilms(event, data))
})

scope.addEventListener('push', (event) => {
  event.waitUntil(showNotification(event.data?.text() ?? ''))
})
scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(pressNotification(event))
})
