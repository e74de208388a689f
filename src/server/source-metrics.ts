import { Counter, type Metric } from 'prom-client'
import type { OuterOptions } from './outer-options.ts'

/** What the content APIs and client hosts have sent. */
export function sourceMetrics(read: NonNullable<OuterOptions['sourceFigures']>): readonly Metric[] {
  const counter = (name: string, help: string, figure: 'items' | 'skipped' | 'malformed' | 'stale'): Metric =>
    new Counter({
      name,
      help,
      labelNames: ['service', 'site'],
      registers: [],
      collect() {
        this.reset()
        for (const { service, site, ...figures } of read()) this.inc({ service, site }, figures[figure])
      },
    })
  return [
    counter(
      'source_items_total',
      'Entries of lists in responses of a service, with those left out.',
      'items',
    ),
    counter('source_items_skipped_total', 'Entries left out because they are invalid.', 'skipped'),
    counter('source_malformed_total', 'Responses of a service that were invalid as a whole.', 'malformed'),
    counter(
      'source_stale_total',
      'Expired responses used because the service failed or was too slow.',
      'stale',
    ),
  ]
}
