import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import type { Encoding } from '@marquee/kit/http/accepted-encoding.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { allFlagsOn, type FlagName } from '#config/flags.ts'
import type { RequestContext } from '../../document/request-context.server.ts'
import { inSpan } from '../../document/tracing.server.ts'
import type { RenderTimes } from '../exchange.ts'
import type { SiteHost } from '../hosts/hosts.ts'
import type { OuterOptions } from '../outer-options.ts'
import { foreignScriptEvent, type PolicyFrame } from '../security/content-security-policy.ts'
import { type SiteFlags, withDecisions } from './decided-flags.ts'
import { freshContext } from './fresh-context.ts'
import type { PageAddress } from './page-address.ts'
import { type RenderedPage, readRender } from './rendered-page.ts'

export interface RenderJob {
  readonly host: SiteHost
  readonly frame: PolicyFrame
  readonly flags: SiteFlags
  readonly address: PageAddress
  readonly requestId: string
  readonly deadline: number
  /** The encoding in which the page is stored. */
  readonly encoding: Encoding
}

export interface Rendering {
  readonly rendered: RenderedPage
  /** Filled in by the render. */
  readonly context: RequestContext
  /** Features that decided something on the page. */
  readonly decided: readonly FlagName[]
  readonly times: RenderTimes
}

const everyFeature = allFlagsOn()

/** The site would have the page. */
const isSwitchedOff = ({ host: { site }, address }: RenderJob): boolean =>
  address.kind === 'notFound' && sitePathsOf(site, everyFeature).match(address.pathname) !== undefined

function refusalOf(status: number, job: RenderJob, { refusal }: RequestContext): Refusal | undefined {
  if (status === 503) return refusal ?? 'source-unavailable'
  return status === 404 && isSwitchedOff(job) ? 'feature-off' : undefined
}

const LOGGED_BYTES = 600
const FAILED = 500

/** Undefined after a failure, which is logged; a 503 of the page itself is a result. */
export const renderOnce = (
  job: RenderJob,
  services: Pick<OuterOptions, 'applications' | 'log' | 'cdn'>,
  now: number,
): Promise<Rendering | undefined> =>
  inSpan(
    'render',
    { 'marquee.site': job.host.site.id, 'http.route': job.address.kind },
    () => render(job, services, now),
    (settled) => ({
      'http.response.status_code':
        (settled.status === 'fulfilled' && settled.value?.rendered.status) || FAILED,
    }),
  )

async function render(
  job: RenderJob,
  { applications, log, cdn }: Pick<OuterOptions, 'applications' | 'log' | 'cdn'>,
  now: number,
): Promise<Rendering | undefined> {
  const { host, flags, address, requestId } = job
  const details = { requestId, site: host.site.id, url: address.url }
  const context = freshContext(host, flags, requestId, now, job.deadline)
  const began = performance.now()
  try {
    const request = new Request(address.url, {
      headers: { accept: 'text/html', host: new URL(host.origin).host },
    })
    const { result: response, decided } = await withDecisions(() =>
      applications.pages.fetch(request, context),
    )
    const { site, clientOrigin } = context
    const read = await readRender(
      response,
      host,
      { ...job.frame, site, clientOrigin },
      context,
      cdn !== undefined,
    )
    const rendered = { ...read, refusal: refusalOf(read.status, job, context) }
    const { composedAt = began } = context
    const times = { content: composedAt - began, render: performance.now() - composedAt }
    if (rendered.foreignScripts > 0)
      log.app.warn({ ...details, ...foreignScriptEvent(rendered.foreignScripts) }, 'security event')
    if (rendered.status < 500) return { rendered, context, decided, times }
    const unplanned = rendered.status !== 503
    // The framework reports errors only in the body, which visitors do not see.
    const detail = unplanned ? rendered.body.toString('utf8', 0, LOGGED_BYTES) : undefined
    log.app.error({ ...details, status: rendered.status, detail }, 'render failed with an error status')
    return unplanned ? undefined : { rendered, context, decided, times }
  } catch (error) {
    log.app.error({ err: error, ...details }, 'render failed')
    return undefined
  }
}
