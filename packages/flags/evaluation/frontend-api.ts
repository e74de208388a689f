import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { contextOfRequest } from './flag-context.ts'
import type { FlagContext, FlagEvaluation } from './flag-evaluation.ts'
import { createFrontendResponses } from './frontend-response.ts'
import { accepted, notAllowed, notFound, readBody } from './unleash-responses.ts'
import { ownCounts, registerBody, visitorMetricsBody } from './usage-body.ts'

export interface FrontendApiOptions {
  readonly evaluation: Pick<FlagEvaluation, 'toggles' | 'countUsage'>
  readonly environment: string
  readonly changes?: OwnCall
  /** Reports of experiments. */
  readonly results?: OwnCall | undefined
}

/** A call beside those of Unleash. */
type OwnCall = (site: SiteId, request: Request, address?: string) => Response | Promise<Response>

/** `address`: of the visitor. */
export type FrontendApi = (site: SiteId, request: Request, address?: string) => Promise<Response>

const { visitorBytes } = serviceLimits.flags

/** Would let a visitor impersonate somebody or fake place and time. Such properties shadow the field. */
const FIXED_FIELDS = ['userId', 'remoteAddress', 'currentTime', 'environment', 'site']

function visitorContext(
  { sessionId, appName, properties }: FlagContext,
  site: SiteId,
  environment: string,
): FlagContext {
  const own = Object.entries(properties).filter(([name]) => !FIXED_FIELDS.includes(name))
  return { sessionId, appName, environment, properties: { ...Object.fromEntries(own), site } }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** Unleash's Frontend API for visitors of a site, without a token. */
export function createFrontendApi({
  evaluation,
  environment,
  changes,
  results,
}: FrontendApiOptions): FrontendApi {
  const respondWith = createFrontendResponses()

  async function toggles(site: SiteId, request: Request): Promise<Response> {
    if (!isRead(request) && request.method !== 'POST') return notAllowed('GET', 'HEAD', 'POST')
    const read = await contextOfRequest(request, visitorBytes)
    return 'refused' in read
      ? read.refused
      : respondWith(request, evaluation.toggles(visitorContext(read.value, site, environment)))
  }

  async function metrics(request: Request): Promise<Response> {
    if (request.method !== 'POST') return notAllowed('POST')
    const read = await readBody(request, visitorMetricsBody, visitorBytes)
    if ('refused' in read) return read.refused
    evaluation.countUsage(ownCounts(read.value))
    return accepted(200)
  }

  /** Browsers are not recorded as applications. */
  async function register(request: Request): Promise<Response> {
    if (request.method !== 'POST') return notAllowed('POST')
    const read = await readBody(request, registerBody, visitorBytes)
    return 'refused' in read ? read.refused : accepted(200)
  }

  return async (site, request, address) => {
    const pathname = new URL(request.url).pathname.replace(/\/$/, '')
    if (pathname === '/api/frontend') return toggles(site, request)
    if (pathname === '/api/frontend/client/metrics') return metrics(request)
    if (pathname === '/api/frontend/client/register') return register(request)
    if (pathname === '/api/frontend/changes' && changes)
      return isRead(request) ? changes(site, request, address) : notAllowed('GET')
    if (pathname === '/api/frontend/results' && results) return results(site, request, address)
    return notFound()
  }
}
