import { expect, test } from 'vitest'
import { samplerOf } from './open-telemetry.ts'

test.each([
  [undefined, undefined, 'ParentBased{root=AlwaysOnSampler, remoteParentSampled=AlwaysOnSampler'],
  ['always_off', undefined, 'AlwaysOffSampler'],
  ['traceidratio', '0.1', 'TraceIdRatioBased{0.1}'],
  ['parentbased_traceidratio', '0.1', 'ParentBased{root=TraceIdRatioBased{0.1}'],
])('the sampler %s with %s is %s', (name, ratio, sampler) => {
  expect(String(samplerOf(name, ratio))).toContain(sampler)
})
