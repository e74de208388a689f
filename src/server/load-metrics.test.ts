import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { loadMetrics } from './load-metrics.ts'

it('names renders by kind and state, and refused bodies by reason', async () => {
  const idle = { running: 0, waiting: 0, refused: 0 }
  const figures = () => ({ plain: { running: 2, waiting: 1, refused: 3 }, wild: idle, data: idle })
  const registry = new Registry()
  for (const metric of loadMetrics({ gate: { figures }, refusedBodies: () => ({ memory: 4, late: 5 }) }))
    registry.registerMetric(metric)
  const text = await registry.metrics()
  expect(text).toContain('renders{kind="plain",state="running"} 2')
  expect(text).toContain('renders{kind="plain",state="waiting"} 1')
  expect(text).toContain('renders_refused_total{kind="plain"} 3')
  expect(text).toContain('renders_refused_total{kind="wild"} 0')
  expect(text).toContain('request_bodies_refused_total{reason="memory"} 4')
  expect(text).toContain('request_bodies_refused_total{reason="late"} 5')
})
