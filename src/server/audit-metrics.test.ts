import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { auditMetric } from './audit-metrics.ts'

it('counts security events by event and outcome', async () => {
  const registry = new Registry()
  registry.registerMetric(auditMetric(() => new Map([['sign-in.failed refused', 3]])))
  expect(await registry.metrics()).toContain(
    'security_events_total{event="sign-in.failed",outcome="refused"} 3',
  )
})
