import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script'
import { renderToString } from 'react-dom/server'
import { loopTurn } from './loop-turn.ts'
import { requestContext } from './request-context.server.ts'

/** Adds the router's scripts to the inline blocks of the page: those that `<Scripts>` takes, and that of the scroll position. */
function recordScripts(router: AnyRouter, scripts: string[]): void {
  const scrolling = getScrollRestorationScriptForRouter(router)
  // `ScriptOnce` writes the same.
  if (scrolling !== null) scripts.push(`${scrolling};document.currentScript.remove()`)
  const { serverSsr } = router
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  serverSsr.takeInitialHydrationScriptTags = () => {
    const tags = take()
    if (tags) scripts.push(...[...tags.before, tags.boundary].flatMap(({ children }) => children ?? []))
    return tags
  }
}

/**
 * Renders the whole document before sending it: the page cache needs its length. The text goes to the request
 * context, not into the response. Errors are thrown, so that the outer server logs them and answers.
 */
export const renderDocument = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const context = requestContext()
  recordScripts(router, context.inline.scripts)
  try {
    await loopTurn()
    context.html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    )
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})
