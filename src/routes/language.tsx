import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { FramedPage } from '../routing/framed-page.tsx'
import { loadRoute } from '../routing/load.ts'
import { errorTitle } from '../routing/page-head.ts'
import { NotFoundView } from '../shell/errors/not-found-view.tsx'
import { shellData } from '../shell/shell-data.ts'

export const Route = createFileRoute('/$language')({
  // Every page has it, so it has no file of its own.
  codeSplitGroupings: [],
  beforeLoad: ({ params, context }) => {
    if (params.language !== context.edition.language) throw notFound()
  },
  loader: ({ params }) => loadRoute(shellData, params),
  // If no page below matches: not found.
  head: ({ match, loaderData }) => ({
    meta: [
      errorTitle(match.context.edition),
      ...(loaderData?.outcome === 'found' ? loaderData.page.outside.metas : []),
    ],
  }),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <FramedPage {...useFrame()} found>
      {outlet}
    </FramedPage>
  ),
  notFoundComponent: () => (
    <FramedPage {...useFrame()} found={false}>
      <NotFoundView />
    </FramedPage>
  ),
})

/** A constant element: the frame does not re-render with the outlet. */
const outlet = <Outlet />

const useFrame = () => ({ edition: Route.useRouteContext().edition, frame: Route.useLoaderData() })
