import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { requestContext } from './request-context.server.ts'

/**
 * Renders the whole document before sending it: the page cache needs its length, and the policy the hashes of its scripts. The text goes to the
 * request context, not into the response. Errors are thrown, so that the outer server logs them and answers.
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
