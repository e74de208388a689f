import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { queueMetrics } from './queue-metrics.ts'

async function textOf(figures: Parameters<typeof queueMetrics>[0]): Promise<string> {
  const registry = new Registry()
  for (const metric of queueMetrics(figures)) registry.registerMetric(metric)
  return registry.metrics()
}

it('names each queue with its length and the age of its oldest message', async () => {
  const text = await textOf(async () => [{ queue: 'mails', waiting: 3, oldestSeconds: 90 }])
  expect(text).toContain('delivery_queue_messages{queue="mails"} 3')
  expect(text).toContain('delivery_queue_oldest_seconds{queue="mails"} 90')
})

it('has no figure while the database cannot be read', async () => {
  const text = await textOf(() => Promise.reject(new Error('no database')))
  expect(text).toContain('# TYPE delivery_queue_messages gauge')
  expect(text).not.toMatch(/^delivery_queue/m)
})
