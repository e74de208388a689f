import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { requestContext } from '../document/request-context.server.ts'
import type { PageAnswer, Seo } from '../page-models/answer.ts'

/** A page's data as its route keeps it. */
export type Loaded<Page> = Extract<PageAnswer<Page>, { outcome: 'found' | 'gone' | 'unavailable' }>

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
export async function settlePage<Page>(loading: Promise<PageAnswer<Page>>): Promise<Loaded<Page>> {
  const answer = await loading
  if (answer.outcome === 'moved') throw redirect({ href: answer.path, statusCode: 301 })
  if (answer.outcome === 'missing') throw notFound()
  if (answer.outcome === 'gone') reportStatus(410)
  if (answer.outcome === 'unavailable') reportStatus(503)
  return answer
}

/** The head data of a page; undefined where it was refused. */
export const seoOf = (loaded: Loaded<unknown> | undefined): Seo | undefined => (loaded?.outcome === 'found' ? loaded.seo : undefined)
