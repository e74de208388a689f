import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { sourceMetrics } from './source-metrics.ts'

test('the metrics have items, those left out, and invalid and expired responses by service and site', async () => {
  const registry = new Registry()
  const figures = {
    service: 'content',
    site: 'fr',
    items: 300,
    skipped: 150,
    malformed: 2,
    stale: 1,
  } as const
  for (const metric of sourceMetrics(() => [figures])) registry.registerMetric(metric)
  await registry.metrics()
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('source_'))
  const of = '{service="content",site="fr"}'
  expect(lines).toEqual([
    `source_items_total${of} 300`,
    `source_items_skipped_total${of} 150`,
    `source_malformed_total${of} 2`,
    `source_stale_total${of} 1`,
  ])
})
