import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { FlagFigures } from '../services/flag-evaluation/create-flag-evaluation.ts'
import { flagMetrics } from './flag-metrics.ts'

test('reports the current figures of the flag service', async () => {
  let figures: FlagFigures = {
    state: 'presets',
    ageSeconds: undefined,
    failingSince: undefined,
    failures: { refused: 2, unavailable: 0, malformed: 0 },
  }
  const registry = new Registry()
  for (const metric of flagMetrics(() => figures)) registry.registerMetric(metric)
  const lines = async () =>
    (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(await lines()).toEqual([
    'flags_state{state="live"} 0',
    'flags_state{state="last-known"} 0',
    'flags_state{state="presets"} 1',
    'flags_age_seconds -1',
    'flags_failures_total{reason="refused"} 2',
    'flags_failures_total{reason="unavailable"} 0',
    'flags_failures_total{reason="malformed"} 0',
  ])
  figures = {
    state: 'last-known',
    ageSeconds: 12.5,
    failingSince: undefined,
    failures: { refused: 2, unavailable: 3, malformed: 1 },
  }
  expect(await lines()).toEqual([
    'flags_state{state="live"} 0',
    'flags_state{state="last-known"} 1',
    'flags_state{state="presets"} 0',
    'flags_age_seconds 12.5',
    'flags_failures_total{reason="refused"} 2',
    'flags_failures_total{reason="unavailable"} 3',
    'flags_failures_total{reason="malformed"} 1',
  ])
})
