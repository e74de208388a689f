import { createFileRoute, notFound, Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { type RouteKind, routes } from '../../config/routes.ts'
import { seenPage } from '../analytics/seen-page.ts'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { loadPageData } from '../page-data/page-data.ts'
import { useLinkNavigation } from '../routing/link-navigation.ts'
import { type Loaded, seoOf, settlePage } from '../routing/load.ts'
import { errorTitle } from '../routing/page-head.ts'
import { NotFoundView } from '../views/errors/not-found-view.tsx'
import { Shell } from '../views/shell/shell.tsx'

export const Route = createFileRoute('/$language')({
  beforeLoad: ({ params, context }) => {
    if (params.language !== context.edition.language) throw notFound()
  },
  loader: ({ params }) => settlePage(loadPageData('shell', params)),
  // Stands where no page below names another: not found.
  head: ({ match, loaderData }) => ({
    meta: [errorTitle(match.context.edition), ...(loaderData?.outcome === 'found' ? loaderData.page.outside.metas : [])],
  }),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <Framed>
      <Outlet />
    </Framed>
  ),
  notFoundComponent: () => (
    <Framed found={false}>
      <NotFoundView />
    </Framed>
  ),
})

/** Frame of an address that names no page. */
const errorFrame = { header: 'light', footer: true, pageType: 'NotFound', signedIn: false } as const

function Framed({ children, found = true }: { readonly children: ReactNode; readonly found?: boolean }) {
  const { edition } = Route.useRouteContext()
  useLinkNavigation(edition)
  const newest = Route.useLoaderData()
  const kept = useRef(newest)
  // A frame that is fetched anew and does not come leaves the one that is there.
  if (newest.outcome === 'found') kept.current = newest
  const shell = kept.current
  const leaf = useMatches({ select: (matches) => matches.at(-1) })
  const kind = found ? leaf?.staticData.kind : undefined
  const params: { readonly slug?: string; readonly id?: string } = found && leaf ? leaf.params : {}
  const loaded = found ? (leaf?.loaderData as Loaded<unknown> | undefined) : undefined
  useAnalytics(seenPage({ key: leaf?.id ?? '', kind, found, loaded }), edition)
  if (shell.outcome !== 'found') throw new Error('The frame of a page is always there')
  return (
    <Shell
      shell={shell.page}
      frame={kind ? routes[kind] : errorFrame}
      kind={kind}
      item={params.slug ?? params.id}
      alternates={seoOf(loaded)?.alternates ?? {}}
      site={edition.site}
      language={edition.language}
      flags={edition.flags}
      hrefOf={(other: RouteKind, slug?: string) => edition.paths.href(other, edition.language, slug === undefined ? {} : { slug })}
    >
      {children}
    </Shell>
  )
}
