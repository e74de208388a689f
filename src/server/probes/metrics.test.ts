import type { FlagFigures } from '@marquee/flags/evaluation/create-flag-evaluation.ts'
import { type Metric, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { figureMetrics, renderMetrics } from './metrics.ts'

/** Reads the samples of the metrics, without help and types. */
function readerOf(metrics: readonly Metric[]) {
  const registry = new Registry()
  for (const metric of metrics) registry.registerMetric(metric)
  return async () =>
    (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
const noDatabase = () => Promise.reject(new Error('no database'))

const idle = { running: 0, waiting: 0, refused: 0 }
const source = {
  service: 'content',
  site: 'fr',
  items: 300,
  skipped: 150,
  malformed: 2,
  stale: 1,
} as const
const ofSource = '{service="content",site="fr"}'

test.each<readonly [string, readonly Metric[], readonly string[]]>([
  [
    'security events by event and outcome',
    figureMetrics({ auditFigures: () => new Map([['sign-in.failed refused', 3]]) }),
    ['security_events_total{event="sign-in.failed",outcome="refused"} 3'],
  ],
  [
    'the age of the last backup',
    figureMetrics({ backupSeconds: async () => 5_400 }),
    ['backup_age_seconds 5400'],
  ],
  [
    'each queue with its length and the age of its oldest message',
    figureMetrics({ queueFigures: async () => [{ queue: 'mails', waiting: 3, oldestSeconds: 90 }] }),
    ['delivery_queue_messages{queue="mails"} 3', 'delivery_queue_oldest_seconds{queue="mails"} 90'],
  ],
  [
    'what each limit has refused',
    figureMetrics({ refusals: () => new Map([['sign-ins per address', 3]]) }),
    ['rate_limit_refusals_total{limit="sign-ins per address"} 3'],
  ],
  [
    'each channel of reminders with its outcomes, and the last look at the programme',
    figureMetrics({
      reminderFigures: () => ({ counts: new Map([['push gone', 2]]), checkedAt: 1_795_000_000_000 }),
    }),
    ['reminders_total{channel="push",outcome="gone"} 2', 'reminders_checked_timestamp_seconds 1795000000'],
  ],
  [
    'items, those left out, and invalid and expired responses by service and site',
    figureMetrics({ sourceFigures: () => [source] }),
    [
      `source_items_total${ofSource} 300`,
      `source_items_skipped_total${ofSource} 150`,
      `source_malformed_total${ofSource} 2`,
      `source_stale_total${ofSource} 1`,
    ],
  ],
  [
    'renders by kind and state',
    renderMetrics({
      figures: () => ({ plain: { running: 2, waiting: 1, refused: 3 }, wild: idle, data: idle, api: idle }),
    }),
    [
      'renders{kind="plain",state="running"} 2',
      'renders{kind="plain",state="waiting"} 1',
      'renders_refused_total{kind="plain"} 3',
      'renders_refused_total{kind="wild"} 0',
    ],
  ],
])('the metrics have %s', async (_, metrics, lines) => {
  const read = readerOf(metrics)
  expect(await read()).toEqual(expect.arrayContaining([...lines]))
  expect(await read(), 'read again').toEqual(expect.arrayContaining([...lines]))
})

test.each<readonly [string, readonly Metric[]]>([
  ['the first backup', figureMetrics({ backupSeconds: async () => undefined })],
  ['the database can be read, of a backup', figureMetrics({ backupSeconds: noDatabase })],
  ['the database can be read, of a queue', figureMetrics({ queueFigures: noDatabase })],
])('there is no figure before %s', async (_, metrics) => {
  expect(await readerOf(metrics)()).toEqual([])
})

test('reports the current figures of the flag service', async () => {
  const figures = {
    state: 'presets',
    ageSeconds: undefined,
    failingSince: undefined,
    failures: { refused: 2, unavailable: 0, malformed: 0 },
  } as const
  let current: FlagFigures = figures
  const read = readerOf(figureMetrics({ flagFigures: () => current }))
  expect(await read()).toEqual([
    'flags_state{state="live"} 0',
    'flags_state{state="last-known"} 0',
    'flags_state{state="presets"} 1',
    'flags_age_seconds -1',
    'flags_failures_total{reason="refused"} 2',
    'flags_failures_total{reason="unavailable"} 0',
    'flags_failures_total{reason="malformed"} 0',
  ])
  current = {
    ...figures,
    state: 'last-known',
    ageSeconds: 12.5,
    failures: { ...figures.failures, malformed: 1 },
  }
  expect(await read()).toEqual(
    expect.arrayContaining([
      'flags_state{state="last-known"} 1',
      'flags_state{state="presets"} 0',
      'flags_age_seconds 12.5',
      'flags_failures_total{reason="malformed"} 1',
    ]),
  )
})
