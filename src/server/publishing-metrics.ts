import { Counter, type Metric } from 'prom-client'
import type { OuterOptions } from './outer-options.ts'
import { readCounter } from './read-metrics.ts'

type Figures = NonNullable<OuterOptions['publishing']>['figures']

/** Outcomes of CMS messages, and the delay of documents. */
export function publishingMetrics(figures: Figures): readonly Metric[] {
  const results = new Counter({
    name: 'publishing_messages_total',
    help: 'Messages of the content management system by what became of them.',
    labelNames: ['result'],
    registers: [],
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(figures().results)) this.inc({ result }, count)
    },
  })
  return [
    results,
    readCounter(
      'publishing_delay_seconds_sum',
      'Time from the signing of messages until their documents were stored, added up.',
      () => figures().delays.seconds,
    ),
    readCounter('publishing_delay_seconds_count', 'Documents stored.', () => figures().delays.count),
  ]
}
