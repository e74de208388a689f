import { randomBytes } from 'node:crypto'
import { createBoundedCounts } from '@marquee/kit/http/bounded-counts.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { isTrustedProxy } from '@marquee/kit/http/visitor-address.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Exchange, OuterResponse } from './exchange.ts'
import { createSiteFiles } from './files/site-files.ts'
import { loadStaticFiles } from './files/static-files.ts'
import { createEditions } from './hosts/editions.ts'
import { createHosts } from './hosts/hosts.ts'
import { createImages, type WarmImage } from './images/image-route.ts'
import { createPublishedPictures } from './images/published-picture.ts'
import { createKnownReads } from './known-reads.ts'
import { type Listening, listenOnNode } from './listen.ts'
import type { OuterOptions } from './outer-options.ts'
import { pageTime } from './pages/page-time.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { createRenderGate, type RenderGate } from './pages/render-gate.ts'
import { englishNotice } from './plain-responses.ts'
import { createPreviews } from './previews/previews.ts'
import { accessLine, isoTime, pathToLog } from './probes/access-line.ts'
import { buildRecord } from './probes/build-record.ts'
import { dependencyMetric } from './probes/dependencies.ts'
import { buildMetric, figureMetrics, renderMetrics } from './probes/metrics.ts'
import { createPageVitals, type PageVitals } from './probes/page-vitals.ts'
import { createProbes } from './probes/probes.ts'
import { tracedRequests } from './probes/traced-requests.ts'
import { createTraffic, faultMetric, type Traffic } from './probes/traffic.ts'
import { refusalIn, refused } from './refused-responses.ts'
import { createRoutes } from './routes.ts'
import { foreignScriptMetric } from './security/content-security-policy.ts'
import { createPolicyReports, type PolicyReports, policyReportMetric } from './security/policy-reports.ts'
import { BusyError } from './security/request-body.ts'
import type { ServerParts } from './server-parts.ts'
import { webExchange, webResponse } from './web-exchange.ts'

export interface OuterServer {
  /** Development and tests call it. */
  fetch(request: Request): Promise<Response>
  /** Rejects with an OperatorError if the port is taken. */
  listen(port: number): Promise<Listening>
  /** `/readyz` fails from now on. */
  drain(): void
  /** Invalidates pages with any of these tags; returns their number. */
  purge(tags: Iterable<string>, site?: SiteId): number
  /** Resizes first-screen pictures in the background. */
  warmImages(list: readonly WarmImage[]): void
  close(): Promise<void>
}

function partsOf(
  options: OuterOptions,
  made: Pick<ServerParts, 'pages' | 'probes' | 'gate' | 'policyReports' | 'pageVitals' | 'clock'>,
): ServerParts {
  const { clock } = made
  const { artDir, dataDir, log, clientDir, publishing } = options
  const images = createImages({
    artDir,
    dataDir,
    builtDir: options.builtPicturesDir,
    processes: options.pictureProcesses,
    memoryMegabytes: options.env.PICTURE_CACHE_MEGABYTES,
    log,
  })
  return {
    ...made,
    options,
    apiReads: createBoundedCounts({ all: Number.POSITIVE_INFINITY, ...serviceLimits.apiReads }),
    knownReads: createKnownReads(),
    previews: createPreviews(options, clock),
    files: loadStaticFiles(clientDir, options.formerAssets),
    siteFiles: createSiteFiles(options, clock),
    images,
    pictures: createPublishedPictures(async (name) => publishing?.picture(name), images.respondResized),
  }
}

function trafficOf(
  options: OuterOptions,
  pages: Pages,
  { policyReports, pageVitals }: Readonly<{ policyReports: PolicyReports; pageVitals: PageVitals }>,
  gate: RenderGate,
): Traffic {
  const { dependencies = [], version = 'unknown', uncaughtErrors = () => 0 } = options
  return createTraffic(pages.cacheSize, [
    faultMetric(uncaughtErrors),
    dependencyMetric(dependencies),
    buildMetric(version, buildRecord),
    ...renderMetrics(gate),
    foreignScriptMetric(),
    policyReportMetric(policyReports.figures),
    ...pageVitals.metrics,
    ...figureMetrics(options),
  ])
}

const SANE = /^[\w.:@=+/-]{8,128}$/

const processPart = randomBytes(6).toString('base64url')
let count = 0

/** The trusted proxy's id if well-formed, else a new one. */
function requestId(inbound: string | undefined): string {
  if (inbound !== undefined && SANE.test(inbound)) return inbound
  count += 1
  return `${processPart}-${count.toString(36)}`
}

function failedResponse({ app }: OuterOptions['log'], exchange: Exchange, error: unknown): OuterResponse {
  if (!(error instanceof BusyError))
    app.error(
      {
        err: error,
        requestId: exchange.requestId,
        traceId: exchange.trace?.traceId,
        path: pathToLog(exchange.target),
      },
      'request failed',
    )
  const response = englishNotice(503, 'failed', false, [['Retry-After', '5']])
  return refused(error instanceof BusyError ? 'bodies-full' : 'failed', response)
}

const unreadIn =
  (traffic: Traffic, { app }: OuterOptions['log']) =>
  (reason: Refusal) => {
    traffic.refuse(reason)
    app.info({ reason }, 'unreadable request')
  }

const outcomeOf = ({ method, kind, site, cache }: Exchange) => ({ method, kind, site, cache })

function purge({ pages, siteFiles }: ServerParts, tags: Iterable<string>, site: SiteId | undefined): number {
  siteFiles.purge(site)
  return pages.purge(new Set(tags), site)
}

export function createOuterServer(options: OuterOptions): OuterServer {
  const { env, log } = options
  let port = env.PORT
  let closing = false
  const clock = options.clock ?? Date.now
  const gate = createRenderGate(pageTime(env).turn, options.renders)
  const pages = createPages(options, gate, clock)
  const policyReports = createPolicyReports(log)
  const pageVitals = createPageVitals()
  const traffic = trafficOf(options, pages, { policyReports, pageVitals }, gate)
  const { dependencies = [], version = 'unknown' } = options
  const probes = createProbes({
    traffic,
    dependencies,
    version,
    token: env.METRICS_TOKEN,
    isClosing: () => closing,
    isStarting: () => options.isStarting?.() ?? false,
  })
  const parts = partsOf(options, { pages, probes, gate, policyReports, pageVitals, clock })
  const respond = tracedRequests(
    createRoutes(
      parts,
      createHosts(env, () => port),
      createEditions(options),
    ),
    env.TRUST_PROXY,
  )

  const failed = (exchange: Exchange, error: unknown) => failedResponse(log, exchange, error)

  function done(exchange: Exchange, status: number): void {
    const milliseconds = performance.now() - exchange.startedAt
    traffic.count(exchange, status, milliseconds)
    exchange.trace?.end({ ...outcomeOf(exchange), status, milliseconds })
    log.access?.(accessLine(exchange, status, milliseconds, isoTime(Date.now())))
  }

  const idOf = (inbound: string | undefined, remoteAddress: string | undefined) =>
    requestId(isTrustedProxy({ remoteAddress }, env.TRUST_PROXY) ? inbound : undefined)
  return {
    async fetch(request) {
      const exchange = webExchange(request, idOf(request.headers.get('x-request-id') ?? undefined, undefined))
      const response = await (async () => respond(exchange))().catch((error: unknown) =>
        failed(exchange, error),
      )
      exchange.refusal = refusalIn(response)
      done(exchange, response.status)
      return webResponse(response, exchange)
    },
    async listen(wanted) {
      const isClosing = () => closing
      const handler = { respond, failed, done, idOf, unread: unreadIn(traffic, log), isClosing }
      const listening = await listenOnNode(wanted, handler, options)
      port = listening.port
      const close = () => {
        closing = true
        return listening.close()
      }
      return { port, close }
    },
    drain() {
      closing = true
    },
    purge: (tags, site) => purge(parts, tags, site),
    warmImages: parts.images.warm,
    async close() {
      closing = true
      await parts.images.close()
      log.flush()
    },
  }
}
