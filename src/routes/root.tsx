/// <reference types="vite/client" />

import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { earlyPlaceScript } from '../actors/early-place-script.ts'
import { hideSeenPush } from '../actors/header-push-store.ts'
import { earlyReturnScript } from '../actors/identity-return.ts'
import { earlyAppScript } from '../app-bridge/early-script.ts'
import { BOOT_ID, bootText, scriptSafe } from '../boot.ts'
import stylesheet from '../components/styles/app.css?url'
import { undecidedScript } from '../consent/undecided.ts'
import { bootJson } from '../edition.server.ts'
import type { Edition } from '../edition.ts'
import { earlyVisitorScript } from '../flags/early-script.ts'
import { previewBanner } from '../flags/preview-banner.server.tsx'
import { PREVIEW_BANNER } from '../flags/preview-paths.ts'
import type { RouterContext } from '../router.tsx'
import { placeLists } from '../routing/narrowed-address.ts'
import { requestContext } from '../server/request-context.server.ts'
import { earlySignedInScript } from '../signed-in.ts'

const font = (href: string) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

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
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      ...[32, 128, 192, 196].map((size) => ({ rel: 'icon', type: 'image/png', sizes: `${size}x${size}`, href: `/icons/icon-${size}.png` })),
      ...[152, 167, 180].map((size) => ({ rel: 'apple-touch-icon', sizes: `${size}x${size}`, href: `/icons/icon-${size}.png` })),
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: () => <Outlet />,
  shellComponent: Document,
})

const bootOf = createIsomorphicFn()
  .server((edition: Edition) => bootJson(edition))
  .client((_edition: Edition) => bootText())

const jsonLdOf = createIsomorphicFn()
  .server(() => scriptSafe(JSON.stringify(requestContext().jsonLd)))
  .client(() => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]')

/** Only in a preview, and only the server's to write. */
const previewOf = createIsomorphicFn()
  .server((edition: Edition) => previewBanner(edition))
  .client((_edition: Edition) => document.getElementById(PREVIEW_BANNER)?.innerHTML)

/** A theme that the visitor chose is set before the first paint; so is whether consent is still to be asked for, and what the mobile app has to do with the page. */
const THEME = `try{let t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{};`

/** The browser has run them when this is rendered there: their text need not come twice. */
const earlyScriptsOf = createIsomorphicFn()
  .server(({ site, language, paths }: Edition): readonly [string, string] => [
    THEME +
      earlyPlaceScript(placeLists.flatMap((kind) => paths.href(kind, language) ?? [])) +
      (requestContext().preview ? '' : earlyVisitorScript) +
      undecidedScript +
      earlyAppScript +
      earlySignedInScript +
      earlyReturnScript(paths.href('home', language) ?? '/'),
    hideSeenPush(site.timeZone),
  ])
  .client((_edition: Edition): readonly [string, string] => ['', ''])

function Document({ children }: { readonly children: ReactNode }) {
  const { edition } = Route.useRouteContext()
  const [early, push] = earlyScriptsOf(edition)
  const preview = previewOf(edition)
  return (
    <html lang={edition.language} data-site={edition.site.id} suppressHydrationWarning>
      <head>
        <HeadContent />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: push }} />
        <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: jsonLdOf() }} />
      </head>
      <body>
        {children}
        {preview && <div id={PREVIEW_BANNER} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preview }} />}
        <script id={BOOT_ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootOf(edition) }} />
        <Scripts />
      </body>
    </html>
  )
}
