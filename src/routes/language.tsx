import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { loadPage } from '../page-kit/load-page.ts'
import { FramedPage } from '../routing/framed-page.tsx'
import { settlePage } from '../routing/load.ts'
import { errorTitle } from '../routing/page-head.ts'
import { NotFoundView } from '../shell/errors/not-found-view.tsx'
import { shellData } from '../shell/shell-data.ts'

export const Route = createFileRoute('/$language')({
  // Every page has both: no file of their own.
  codeSplitGroupings: [],
  beforeLoad: ({ params, context }) => {
    if (params.language !== context.edition.language) throw notFound()
  },
  loader: ({ params }) => settlePage(loadPage(shellData, params)),
  // Stands where no page below names another: not found.
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

/** One element for all times: a frame that is told nothing new is not rendered again. */
const outlet = <Outlet />

const useFrame = () => ({ edition: Route.useRouteContext().edition, frame: Route.useLoaderData() })
