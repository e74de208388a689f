import type { HostVisitor } from '@marquee/forms/page.ts'
import { dataSecurity, plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { type Context, Hono } from 'hono'
import type { RequestContext } from '../document/request-context.server.ts'
import { type ClientBindings, clientApplication } from './client-application.ts'
import { NOT_INDEXED, NOT_STORED } from './plain-responses.ts'
import type { ApiBindings, Services, SiteApi } from './services.ts'
import { withMissingHeaders } from './with-headers.ts'

/** A Hono application. The bindings are what the request table knows of the request. */
interface Application<Bindings> {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response>
}

/** Targets of the rows of the request table. */
export interface Applications {
  readonly pages: Application<RequestContext>
  readonly api: Application<ApiBindings>
  readonly client: Application<ClientBindings>
  readonly flags: Application<HostVisitor>
  readonly staff: Application<HostVisitor>
}

/** The outer server logs failures and responds to them. */
function rethrow(error: Error): never {
  throw error
}

const missing = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const newApplication = <Bindings extends object>() =>
  new Hono<{ Bindings: Bindings }>().onError(rethrow).notFound(missing)

const pagesApplication = ({ renderPage }: Services) =>
  newApplication<RequestContext>().all('*', ({ req, env }) => renderPage(req.raw, env))

const to =
  (api: SiteApi) =>
  ({ req, env }: Context<{ Bindings: ApiBindings }>) =>
    api(env.site, req.raw, env)

const apiApplication = ({ apis, frontendApi }: Services) =>
  newApplication<ApiBindings>()
    .all('/api/frontend/*', ({ req, env }) => frontendApi?.(env.site, req.raw, env.address) ?? missing())
    .all('/api/chat/*', to(apis.chat))
    .all('/api/client/*', to(apis.client))
    .all('/api/feedback', to(apis.feedback))
    .all('*', to(apis.content))

const flagApplication = ({ flagApi, flagConsole }: Services) =>
  newApplication<HostVisitor>()
    .use(async (context, next) => {
      await next()
      context.res = withMissingHeaders(context.res, [...NOT_INDEXED, ...plainSecurity(context.env.https)])
    })
    .use('/api/*', async (context, next) => {
      await next()
      context.res = withMissingHeaders(context.res, [...NOT_STORED, ...dataSecurity(context.env.https)])
    })
    .all('/api/*', ({ req }) => flagApi?.(req.raw) ?? missing())
    .all('*', ({ req, env }) => flagConsole?.(req.raw, env) ?? missing())

const staffApplication = ({ staff }: Services) =>
  newApplication<HostVisitor>()
    .use(async (context, next) => {
      await next()
      context.res = withMissingHeaders(context.res, [
        ...NOT_INDEXED,
        ...NOT_STORED,
        ...plainSecurity(context.env.https),
      ])
    })
    .all('*', ({ req, env }) => staff?.(req.raw, env) ?? missing())

/** Mounts each service on the Hono application of its kind of request. */
export const mountServices = (services: Services): Applications => ({
  pages: pagesApplication(services),
  api: apiApplication(services),
  client: clientApplication(newApplication<ClientBindings>(), services),
  flags: flagApplication(services),
  staff: staffApplication(services),
})
