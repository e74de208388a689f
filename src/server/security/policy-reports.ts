import { LRUCache } from 'lru-cache'
import type { Metric } from 'prom-client'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import { readCounters, samplesOf } from '../probes/read-metrics.ts'
import type { ServerLog } from '../probes/server-log.ts'
import { createReportReceiver, type ReportReceiver } from './browser-reports.ts'

export interface PolicyReports {
  readonly respond: ReportReceiver
  /** Reports by site and directive, separated by a space. */
  readonly figures: ReadonlyMap<string, number>
}

interface Violation {
  readonly directive: string
  /** Origin, scheme or keyword: a path could be personal. */
  readonly blocked: string
}

const { reports: most, seconds, logged } = serviceLimits.policyReports
const TYPES = ['application/reports+json', 'application/csp-report']
const ORIGIN_LENGTH = 100

const DIRECTIVES = new Set(
  ['script-src', 'style-src']
    .flatMap((name) => [name, `${name}-elem`, `${name}-attr`])
    .concat(
      ['default', 'img', 'media', 'font', 'connect', 'frame', 'worker', 'manifest', 'object'].map(
        (name) => `${name}-src`,
      ),
      ['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
    ),
)
const KEYWORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
])

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation, which browsers without the Reporting API send. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'blocked-uri': z.string().optional(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'source-file': z.string().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      sourceFile: report['source-file'],
    },
  ])
/** https://www.w3.org/TR/CSP3/#reporting */
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    blockedURL: z.string().optional(),
    effectiveDirective: z.string().optional(),
    sourceFile: z.string().nullish(),
  }),
})
const newReports = z.array(z.unknown()).transform((all) =>
  all.slice(0, most).flatMap((each) => {
    const { data } = newReport.safeParse(each)
    return data ? [data.body] : []
  }),
)
const sentReports = z.union([oldReport, newReports])

type SentReport = z.infer<typeof sentReports>[number]

const isExtension = (url: string | null | undefined) => /^[a-z-]+-extension:/.test(url ?? '')

function blockedOf(sent: string): string {
  if (KEYWORDS.has(sent)) return sent
  // Some browsers send a scheme alone.
  const url = URL.parse(sent) ?? URL.parse(`${sent}:`)
  if (!url) return 'unknown'
  const name = url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin
  return name.slice(0, ORIGIN_LENGTH)
}

function violationOf({ blockedURL = '', effectiveDirective = '' }: SentReport): Violation {
  const [directive = ''] = effectiveDirective.split(' ', 1)
  return { directive: DIRECTIVES.has(directive) ? directive : 'other', blocked: blockedOf(blockedURL) }
}

/**
 * Collects what browsers report of the content security policy and of Trusted Types. Anybody can send reports: they are
 * counted in memory, and a violation is logged once a minute. Those of browser extensions are dropped.
 */
export function createPolicyReports({ app }: Pick<ServerLog, 'app'>): PolicyReports {
  const figures = new Map<string, number>()
  const seen = new LRUCache<string, true>({ max: 1_000, ttl: seconds * 1_000, noUpdateTTL: true })

  function note(site: string, { directive, blocked }: Violation): void {
    const figure = `${site} ${directive}`
    figures.set(figure, (figures.get(figure) ?? 0) + 1)
    const line = `${figure} ${blocked}`
    if (seen.has(line) || seen.size >= logged) return
    seen.set(line, true)
    app.warn({ event: 'page.policy-violated', site, directive, blocked }, 'security event')
  }

  return {
    figures,
    respond: createReportReceiver({
      types: TYPES,
      limits: serviceLimits.policyReports,
      schema: sentReports,
      take(reports, site) {
        for (const report of reports)
          if (!isExtension(report.blockedURL) && !isExtension(report.sourceFile))
            note(site, violationOf(report))
      },
    }),
  }
}

export const policyReportMetric = (figures: PolicyReports['figures']): Metric => {
  const labels = ['site', 'directive']
  return readCounters(
    'policy_reports_total',
    'Violations of the content security policy and of Trusted Types that browsers have reported, without those of extensions.',
    labels,
    () => samplesOf(labels, figures),
  )
}
