import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { requestContext } from './request-context.server.ts'

/**
 * Renders the whole document before it is sent: the page cache needs its length, and its policy the hashes of its scripts. The text goes to
 * the request's context instead of the response's body. A fault is thrown, so that the outer server logs it and answers in its own words.
 */
export const renderDocument = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    requestContext().html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    )
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})
