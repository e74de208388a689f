import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { rateLimitMetrics } from './rate-limit-metrics.ts'

it('names each limit with what it has refused', async () => {
  const registry = new Registry()
  const refusals = new Map([['sign-ins per address', 3]])
  for (const metric of rateLimitMetrics(() => refusals)) registry.registerMetric(metric)
  refusals.set('chat per address', 1)
  const text = await registry.metrics()
  expect(text).toContain('rate_limit_refusals_total{limit="sign-ins per address"} 3')
  expect(text).toContain('rate_limit_refusals_total{limit="chat per address"} 1')
})
