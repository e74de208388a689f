import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { requestContext } from '../document/request-context.server.ts'
import type { Page } from '../page-kit/define-page.ts'
import { loadPage } from '../page-kit/load-page.ts'
import type { PageResult, PageSeo } from '../page-models/page-result.ts'
import { statusWith } from './error-status.ts'

export type Loaded<Page> = Extract<PageResult<Page>, { outcome: 'found' | 'gone' | 'unavailable' }>

/** Sets the HTTP status of the page being rendered; does nothing in the browser. */
export const reportStatus = createIsomorphicFn()
  .server((status: number) => {
    requestContext().status = status
  })
  .client((_status: number) => {})

/**
 * Loads a page and maps its result to the router: moved redirects permanently, missing is not found, gone and unavailable
 * render their own view and status.
 */
export async function loadRoute<Input extends object, Model>(
  page: Page<Input, Model>,
  input: Input,
): Promise<Loaded<Model>> {
  const result = await loadPage(page, input)
  if (result.outcome === 'moved') throw redirect({ href: result.path, statusCode: 301 })
  if (result.outcome === 'missing' || result.outcome === 'gone') {
    const errorCode = 'errorCode' in input ? input.errorCode : undefined
    if (statusWith(errorCode, result.outcome === 'gone' ? 410 : 404) === 404) throw notFound()
    reportStatus(410)
    return { outcome: 'gone' }
  }
  if (result.outcome === 'unavailable') reportStatus(503)
  return result
}

export const seoOf = (loaded: Loaded<unknown> | undefined): PageSeo | undefined =>
  loaded?.outcome === 'found' ? loaded.seo : undefined
