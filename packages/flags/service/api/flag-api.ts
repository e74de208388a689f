import { Hono } from 'hono'
import { errorResponse, notFound } from '../../evaluation/unleash-responses.ts'
import { createAdminApi } from './admin-api.ts'
import { createClientApi } from './client-api.ts'
import type { ApiEnv, FlagApiOptions } from './flag-api-parts.ts'
import { createFrontendHostApi } from './frontend-api.ts'

export type FlagApi = (request: Request) => Promise<Response>

export function createFlagApi(options: FlagApiOptions): FlagApi {
  const app = new Hono<ApiEnv>({ strict: false })
  app.route('/api/client', createClientApi(options))
  app.route('/api/frontend', createFrontendHostApi(options))
  app.route('/api/admin', createAdminApi(options))
  app.notFound(notFound)
  app.onError((error, { req }) => {
    options.onError(error, req.path)
    return errorResponse(500, 'InternalError', 'Something went wrong here.')
  })
  return async (request) => app.fetch(request, { request })
}
