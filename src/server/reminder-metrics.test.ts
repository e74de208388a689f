import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { reminderMetrics } from './reminder-metrics.ts'

it('names each channel with its outcomes, and the last look at the programme', async () => {
  const registry = new Registry()
  const figures = { counts: new Map([['push gone', 2]]), checkedAt: 1_795_000_000_000 }
  for (const metric of reminderMetrics(() => figures)) registry.registerMetric(metric)
  const text = await registry.metrics()
  expect(text).toContain('reminders_total{channel="push",outcome="gone"} 2')
  expect(text).toContain('reminders_checked_timestamp_seconds 1795000000')
})
