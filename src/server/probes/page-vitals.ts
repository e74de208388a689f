import { Histogram, type Metric, Summary } from 'prom-client'
import { z } from 'zod'
import {
  type VitalName,
  vitalDevices,
  vitalNames,
  vitalNavigations,
  vitalsAtOnce,
} from '#config/page-vitals.ts'
import { routeKinds } from '#config/routes.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { createReportReceiver, type ReportReceiver } from '../security/browser-reports.ts'

export interface PageVitals {
  readonly respond: ReportReceiver
  readonly metrics: readonly Metric[]
}

const { labelSets, longest, largestShift } = serviceLimits.pageVitals
const SECOND = 1_000
const DAY = 86_400

const milliseconds = z.number().min(0).max(longest)
const value = z.strictObject({
  kind: z.enum(routeKinds),
  navigation: z.enum(vitalNavigations),
  value: milliseconds,
})
const sentVitals = z.strictObject({
  device: z.enum(vitalDevices),
  values: z
    .array(
      z.discriminatedUnion('name', [
        value.extend({ name: z.enum(vitalNames).exclude(['CLS']) }),
        value.extend({ name: z.literal('CLS'), value: z.number().min(0).max(largestShift) }),
      ]),
    )
    .min(1)
    .max(vitalsAtOnce),
})

const LABELS = ['site', 'kind', 'device', 'navigation'] as const

/** Buckets in seconds, except those of a layout shift. Each has the limit of a good value (https://web.dev/articles/vitals) and our own. */
const vitals = {
  LCP: ['page_lcp_seconds', 'Largest contentful paint', [0.3, 0.6, 0.8, 1.1, 1.5, 2, 2.5, 4]],
  INP: ['page_inp_seconds', 'Interaction to next paint', [0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5]],
  CLS: ['page_cls', 'Cumulative layout shift', [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25]],
  TTFB: ['page_ttfb_seconds', 'Time to first byte', [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8]],
} as const satisfies Record<VitalName, readonly [name: string, help: string, buckets: readonly number[]]>

const histogramOf = (vital: VitalName) => {
  const [name, help, buckets] = vitals[vital]
  return new Histogram({
    name,
    help: `${help} of pages, as browsers of visitors who consent to statistics report it.`,
    labelNames: LABELS,
    buckets: [...buckets],
    registers: [],
  })
}

/**
 * How fast pages are for those who visit them. Nothing tells one visitor from another. Label sets are bounded: the kind of
 * pages beyond is `other`.
 */
export function createPageVitals(): PageVitals {
  const histograms = {
    LCP: histogramOf('LCP'),
    INP: histogramOf('INP'),
    CLS: histogramOf('CLS'),
    TTFB: histogramOf('TTFB'),
  }
  const thirdQuarters = new Summary({
    name: 'page_vitals_p75',
    help: 'What three in four pages of a kind stayed within in the last day, in seconds, and for CLS without a unit.',
    labelNames: ['vital', 'kind', 'navigation'],
    percentiles: [0.75],
    maxAgeSeconds: DAY,
    ageBuckets: 4,
    registers: [],
  })
  const known = new Set<string>()

  function kindWithin(kind: string, others: string): string {
    const labels = `${kind} ${others}`
    if (known.size < labelSets) known.add(labels)
    return known.has(labels) ? kind : 'other'
  }

  return {
    metrics: [...Object.values(histograms), thirdQuarters],
    respond: createReportReceiver({
      // `sendBeacon` sends a text with this type.
      types: ['text/plain'],
      limits: serviceLimits.pageVitals,
      schema: sentVitals,
      take({ device, values }, site) {
        for (const { name, navigation, value, ...page } of values) {
          const kind = kindWithin(page.kind, `${site} ${device} ${navigation}`)
          const size = name === 'CLS' ? value : value / SECOND
          histograms[name].observe({ site, kind, device, navigation }, size)
          thirdQuarters.observe({ vital: name, kind, navigation }, size)
        }
      },
    }),
  }
}
