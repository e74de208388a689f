import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { requestContext } from '../document/request-context.server.ts'
import type { PageResult, Seo } from '../page-models/page-result.ts'

/** A page's data as its route keeps it. */
export type Loaded<Page> = Extract<PageResult<Page>, { outcome: 'found' | 'gone' | 'unavailable' }>

/** Sets the status of the page being rendered; has no meaning in the browser. */
export const reportStatus = createIsomorphicFn()
  .server((status: number) => {
    requestContext().status = status
  })
  .client((_status: number) => {})

/**
 * Turns the refusals of a page into the router's: a moved page redirects for good, a missing one is not found, a gone or unavailable one is
 * rendered in its designed state under its own status.
 */
export async function settlePage<Page>(loading: Promise<PageResult<Page>>): Promise<Loaded<Page>> {
  const result = await loading
  if (result.outcome === 'moved') throw redirect({ href: result.path, statusCode: 301 })
  if (result.outcome === 'missing') throw notFound()
  if (result.outcome === 'gone') reportStatus(410)
  if (result.outcome === 'unavailable') reportStatus(503)
  return result
}

/** The head data of a page; undefined where it was refused. */
export const seoOf = (loaded: Loaded<unknown> | undefined): Seo | undefined =>
  loaded?.outcome === 'found' ? loaded.seo : undefined
