import type { RawSearch } from '@marquee/addresses/search.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { errorStatus } from '../routing/error-status.ts'
import { reportStatus } from '../routing/load.ts'
import { errorHead } from '../routing/page-head.ts'
import { GoneView } from '../shell/errors/gone-view.tsx'

/** Unknown paths, and the error pages that other systems redirect to. */
export const Route = createFileRoute('/$language/$')({
  loaderDeps: ({ search }: { readonly search: RawSearch }) => ({ errorCode: search.errorCode }),
  loader: ({ params: { _splat: path = '' }, deps }) => {
    if (errorStatus(path, deps.errorCode) === 404) throw notFound()
    reportStatus(410)
  },
  head: ({ match, params: { _splat: path = '' } }) =>
    errorHead(
      match.context.edition,
      errorStatus(path, match.loaderDeps.errorCode) === 410 ? 'gone' : undefined,
    ),
  component: GoneView,
})
