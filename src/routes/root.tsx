/// <reference types="vite/client" />

import { placeLists } from '@marquee/addresses/narrowed-address.ts'
import archivo from '@marquee/design/styles/fonts/archivo.woff2?url'
import figtree from '@marquee/design/styles/fonts/figtree.woff2?url'
import printed from '@marquee/design/styles/print.css?url'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import afterFirstView from '../document/after-first-view.ts?script'
import beforePaint from '../document/before-paint.ts?script'
import { BOOT_ID, dataText, scriptSafe } from '../document/boot.ts'
import { bootJson } from '../document/edition.server.ts'
import type { Edition } from '../document/edition.ts'
import { LOADED_ID, loadedJson } from '../document/loaded-data.ts'
import { requestContext } from '../document/request-context.server.ts'
import type { RouterContext } from '../routing/router-context.ts'
import { previewBanner } from '../server/previews/preview-banner.server.tsx'
import { PREVIEW_BANNER } from '../server/previews/preview-paths.ts'
import stylesheet from '../shell/site.css?url'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'theme-color', content: '#0d0d12' },
    ],
    links: [
      font(archivo),
      font(figtree),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'stylesheet', href: printed, media: 'print' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      ...[32, 128, 192, 196].map((size) => ({
        rel: 'icon',
        type: 'image/png',
        sizes: `${size}x${size}`,
        href: `/icons/icon-${size}.png`,
      })),
      ...[152, 167, 180].map((size) => ({
        rel: 'apple-touch-icon',
        sizes: `${size}x${size}`,
        href: `/icons/icon-${size}.png`,
      })),
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: () => <Outlet />,
  shellComponent: Document,
})

/** Never written again by a render: `updateBootFlags` changes the element itself. */
let bootAtStart: string | undefined

const bootOf = createIsomorphicFn()
  .server((edition: Edition) => bootJson(edition))
  .client((_edition: Edition) => (bootAtStart ??= dataText(BOOT_ID)))

const jsonLdOf = createIsomorphicFn()
  .server(() => scriptSafe(JSON.stringify(requestContext().jsonLd)))
  .client(() => '')

const previewOf = createIsomorphicFn()
  .server((edition: Edition) => previewBanner(edition))
  .client((_edition: Edition) => document.getElementById(PREVIEW_BANNER)?.innerHTML)

/**
 * Options and text of the script before the first paint. In the browser it has run already,
 * so its text is left out.
 */
const beforePaintOf = createIsomorphicFn()
  .server(({ site, language, paths }: Edition) => {
    const { preview, inline } = requestContext()
    inline.scripts.push(beforePaint)
    return {
      'data-lists': JSON.stringify(placeLists.flatMap((kind) => paths.href(kind, language) ?? [])),
      'data-home': paths.href('home', language) ?? '/',
      'data-time-zone': site.timeZone,
      'data-preview': preview ? '' : undefined,
      dangerouslySetInnerHTML: { __html: beforePaint },
    }
  })
  .client((_edition: Edition) => ({ dangerouslySetInnerHTML: { __html: '' } }))

const afterFirstViewOf = createIsomorphicFn()
  .server(() => {
    requestContext().inline.scripts.push(afterFirstView)
    return afterFirstView
  })
  .client(() => '')

function Document({ children }: { readonly children: ReactNode }) {
  const { edition } = Route.useRouteContext()
  const preview = previewOf(edition)
  return (
    <html lang={edition.language} data-site={edition.site.id} suppressHydrationWarning>
      <head>
        <HeadContent />
        <script suppressHydrationWarning {...beforePaintOf(edition)} />
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonLdOf() }}
        />
      </head>
      <body>
        {children}
        {preview && (
          <div id={PREVIEW_BANNER} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preview }} />
        )}
        <script
          id={BOOT_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootOf(edition) }}
        />
        <script
          id={LOADED_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: loadedJson() }}
        />
        <Scripts />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: afterFirstViewOf() }} />
      </body>
    </html>
  )
}
