import { Counter, Gauge, type Metric } from 'prom-client'
import type { PurgeFigures } from './purges.ts'

export const cdnMetrics = (figures: () => PurgeFigures): readonly Metric[] => [
  new Counter({
    name: 'cdn_purged_keys_total',
    help: 'Keys that the CDN has accepted for purging.',
    registers: [],
    collect() {
      this.reset()
      this.inc(figures().purged)
    },
  }),
  new Counter({
    name: 'cdn_purge_failures_total',
    help: 'Purge requests that failed after all attempts; their keys are sent again after a minute.',
    registers: [],
    collect() {
      this.reset()
      this.inc(figures().failures)
    },
  }),
  new Gauge({
    name: 'cdn_pending_keys',
    help: 'Keys that wait for a purge request.',
    registers: [],
    collect() {
      this.set(figures().pending)
    },
  }),
]
