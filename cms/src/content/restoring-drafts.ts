type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const RESTORE = /\/versions\/[^/]+$/

/**
 * The button that brings an earlier version back means a draft, to be looked at and published: as anything else Payload would ask that version for
 * a text in its first language, which a document need not have. The call has no body.
 */
export const restoringDrafts =
  <Context>(post: Handler<Context>): Handler<Context> =>
  (request, context) => {
    const url = new URL(request.url)
    if (!RESTORE.test(url.pathname)) return post(request, context)
    url.searchParams.set('draft', 'true')
    return post(new Request(url, { method: request.method, headers: request.headers }), context)
  }
