import type { QueryKey } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageAnswer, Seo } from '../page-data/models/answer.ts'
import type { PageQuery } from '../page-data/page-query.ts'
import { shellQuery } from '../page-data/shell.functions.ts'
import type { RouterContext } from '../router.tsx'
import { requestContext } from '../server/request-context.server.ts'

/** What a route keeps of its page: the key under which the query cache holds it, so that nothing is shipped twice. */
export interface LoadedPage {
  readonly queryKey: QueryKey
}

/** Sets the status of the page being rendered; has no meaning in the browser. */
export const reportStatus = createIsomorphicFn()
  .server((status: number) => {
    requestContext().status = status
  })
  .client((_status: number) => {})

/**
 * Loads a page into the query cache and turns its refusals into the router's: a moved page redirects for good, a missing one is not found,
 * a gone or unavailable one is rendered in its designed state under its own status.
 */
export async function loadPage<Page>(context: RouterContext, query: PageQuery<Page>): Promise<LoadedPage> {
  const [answer] = await Promise.all([context.queryClient.ensureQueryData(query), loadShell(context)])
  if (answer.outcome === 'moved') throw redirect({ href: answer.path, statusCode: 301 })
  if (answer.outcome === 'missing') throw notFound()
  if (answer.outcome === 'gone') reportStatus(410)
  if (answer.outcome === 'unavailable') reportStatus(503)
  return { queryKey: query.queryKey }
}

/** Header, footer and alerts; every page waits for them beside its own data. */
export const loadShell = ({ queryClient, edition }: RouterContext) => queryClient.ensureQueryData(shellQuery({ language: edition.language }))

/** The head data of the page that a match has loaded; undefined where it was refused. */
export function seoOf({ queryClient }: RouterContext, loaded: LoadedPage | undefined): Seo | undefined {
  const answer = loaded && queryClient.getQueryData<PageAnswer<unknown>>(loaded.queryKey)
  return answer?.outcome === 'found' ? answer.seo : undefined
}
