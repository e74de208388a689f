import { Hono } from 'hono'
import { type SiteId, sites } from '../../../config/sites.ts'
import { readClientPath } from '../../api/client-path.ts'
import { clientHostCalls } from '../../api/contract/client-host.ts'

export interface AccountsOptions {
  /** A document of the site's content in a language: an object or a list; undefined where there is none. */
  readonly document: (site: SiteId, id: string, language: string | null) => Promise<unknown>
  readonly onError: (error: unknown, path: string) => void
}

/** Call → the document that answers it. */
const answers = {
  [clientHostCalls.subscriptionOffers.path]: 'subscription-offers',
  [clientHostCalls.permanentAutopromo.path]: 'permanent-autopromo',
} as const

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

const refusal = (status: number, error: string, headers?: Record<string, string>) => json(status, { error }, headers)

/** The embedded client host: answers the calls below `/api/` that need nobody to be signed in. */
export function createAccountsApi({ document, onError }: AccountsOptions): (site: SiteId, request: Request) => Promise<Response> {
  const app = new Hono<{ Bindings: { site: SiteId; language: string | null } }>()
  for (const [call, id] of Object.entries(answers)) {
    app.get(`/${call}`, async ({ env, req }) => {
      const found = await document(env.site, id, env.language ?? req.query('language') ?? null)
      return found === undefined ? refusal(404, 'not found') : json(200, found)
    })
    app.all(`/${call}`, () => refusal(405, 'method not allowed', { allow: 'GET, HEAD' }))
  }
  app.notFound(() => refusal(404, 'not found'))
  app.onError((error, { req }) => {
    onError(error, req.path)
    return refusal(500, 'internal error')
  })
  return async (site, request) => {
    const url = new URL(request.url)
    const { call, language } = readClientPath(url.pathname, sites[site].languages)
    return app.fetch(new Request(`${url.origin}/${call}${url.search}`, request), { site, language })
  }
}
