import type { Metric } from 'prom-client'
import { readCounter, readGauge } from '../read-metrics.ts'
import type { PurgeFigures } from './purges.ts'

export const cdnMetrics = (figures: () => PurgeFigures): readonly Metric[] => [
  readCounter('cdn_purged_keys_total', 'Keys that the CDN has accepted for purging.', () => figures().purged),
  readCounter(
    'cdn_purge_failures_total',
    'Purge requests that failed after all attempts; their keys are sent again after a minute.',
    () => figures().failures,
  ),
  readGauge('cdn_pending_keys', 'Keys that wait for a purge request.', () => figures().pending),
]
