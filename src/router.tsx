import { isSamePage } from '@marquee/addresses/same-page.ts'
import { parseSearch, stringifySearch } from '@marquee/addresses/search.ts'
import { createRouter } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import type { RouteKind } from '#config/routes.ts'
import type { Edition } from './document/edition.ts'
import { editionOfRequest } from './document/edition-of-request.ts'
import { loadedData } from './document/loaded-data.ts'
import { routeTree } from './route-tree.gen.ts'
import { PageFault } from './routing/page-fault.tsx'
import type { RouterContext } from './routing/router-context.ts'

export const getRouter = () => createSiteRouter(editionOfRequest())

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter(edition: Edition) {
  // The page's own script has restored the position before hydration; the visitor may have scrolled since.
  let keepsPosition = typeof document !== 'undefined'
  const router = createRouter({
    routeTree,
    context: { edition } satisfies RouterContext,
    rewrite: {
      input: ({ url }) => edition.paths.toInternal(url),
      output: ({ url }) => edition.paths.toPublic(url),
    },
    parseSearch,
    stringifySearch,
    ...loadedData,
    scrollRestoration: () => !keepsPosition,
    defaultErrorComponent: PageFault,
    defaultPreload: 'intent',
    defaultStaleTime: 60_000,
    defaultPreloadStaleTime: 60_000,
    // A change of the date only is not a navigation.
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) => (isSamePage(fromLocation, toLocation) ? false : []),
    },
    trailingSlash: 'never',
    InnerWrap: ({ children }) => <I18nextProvider i18n={edition.i18n}>{children}</I18nextProvider>,
  })
  router.subscribe('onRendered', () => {
    // The router saves on leaving only what was scrolled after its start.
    if (keepsPosition && scrollY > 0) document.dispatchEvent(new Event('scroll'))
    keepsPosition = false
  })
  return router
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    kind?: RouteKind
  }
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
