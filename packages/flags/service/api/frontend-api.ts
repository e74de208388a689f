import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { serviceLimits } from '#config/service-limits.ts'
import { createEvaluator } from '../../evaluation/evaluate.ts'
import { contextOfRequest } from '../../evaluation/flag-context.ts'
import type { FlagContext, FrontendToggle } from '../../evaluation/flag-evaluation.ts'
import { createFrontendResponses } from '../../evaluation/frontend-response.ts'
import { notAllowed } from '../../evaluation/unleash-responses.ts'
import type { FlagService } from '../flag-service.ts'
import {
  type ApiEnv,
  acceptRegistration,
  type FlagApiOptions,
  storeMetrics,
  tokenOf,
} from './flag-api-parts.ts'

const { bodyBytes } = serviceLimits.flags
const A_DAY = 86_400

/** Rejects if the features cannot be read. */
function createServiceEvaluation(
  service: Pick<FlagService, 'definitions'>,
): (context: FlagContext) => Promise<readonly FrontendToggle[]> {
  const evaluator = createEvaluator()
  let loaded: string | undefined
  return async (context) => {
    const { etag, features } = await service.definitions()
    if (etag !== loaded) evaluator.load(features, [])
    loaded = etag
    return evaluator.toggles(context)
  }
}

/** Any origin may call it, with a public token. */
export function createFrontendHostApi(options: FlagApiOptions): Hono<ApiEnv> {
  const { service, tokens, environment, evaluate = createServiceEvaluation(service) } = options
  const app = new Hono<ApiEnv>()
  const respondWith = createFrontendResponses()
  app.use(
    '*',
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['ETag'], maxAge: A_DAY }),
  )
  app.use('*', async ({ env }, next) => {
    const token = await tokenOf(tokens, env.request, 'frontend')
    return token instanceof Response ? token : next()
  })
  app.on(['GET', 'POST'], '/', async ({ env: { request } }) => {
    const read = await contextOfRequest(request, bodyBytes)
    if ('refused' in read) return read.refused
    return respondWith(
      request,
      await evaluate({ ...read.value, environment: read.value.environment ?? environment }),
    )
  })
  app.all('/', () => notAllowed('GET', 'HEAD', 'POST'))
  app.post('/client/metrics', ({ env }) => storeMetrics(options, env.request, 200))
  app.all('/client/metrics', () => notAllowed('POST'))
  app.post('/client/register', ({ env }) => acceptRegistration(env.request, 200))
  app.all('/client/register', () => notAllowed('POST'))
  return app
}
