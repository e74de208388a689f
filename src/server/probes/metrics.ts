import type { Metric } from 'prom-client'
import type { Cdn } from '../cdn/cdn.ts'
import type { OuterOptions } from '../outer-options.ts'
import type { RenderGate } from '../pages/render-gate.ts'
import type { BuildRecord } from './build-record.ts'
import { readCounter, readCounters, readGauge, readGauges, samplesOf } from './read-metrics.ts'

type Read<Name extends keyof OuterOptions> = NonNullable<OuterOptions[Name]>
type Publishing = Pick<Read<'publishing'>, 'figures'>

/** Figures that are absent have no metrics. */
interface Figures
  extends Pick<
    OuterOptions,
    | 'auditFigures'
    | 'backupSeconds'
    | 'flagFigures'
    | 'orderFigures'
    | 'queueFigures'
    | 'refusals'
    | 'reminderFigures'
    | 'sourceFigures'
  > {
  readonly cdn?: Pick<Cdn, 'figures'> | undefined
  readonly publishing?: Publishing | undefined
}

const counted = (
  name: string,
  help: string,
  labels: readonly string[],
  read: () => Iterable<readonly [key: string, value: number]>,
) => readCounters(name, help, labels, () => samplesOf(labels, read()))

/** Figures of what the bounds of this process hold back. */
export const renderMetrics = ({ figures }: Pick<RenderGate, 'figures'>): readonly Metric[] => [
  readGauges(
    'renders',
    'Renders that run or wait for their turn, by kind: pages, filters and searches (wild), data for navigations, reads of our own content API (api).',
    ['kind', 'state'],
    () =>
      Object.entries(figures()).flatMap(([kind, { running, waiting }]) => [
        [{ kind, state: 'running' }, running] as const,
        [{ kind, state: 'waiting' }, waiting] as const,
      ]),
  ),
  readCounters(
    'renders_refused_total',
    'Renders that were not started, because too many waited or for too long.',
    ['kind'],
    () => Object.entries(figures()).map(([kind, { refused }]) => [{ kind }, refused]),
  ),
]

/** Counts of what the content APIs and client hosts have sent. */
function sourceMetrics(read: Read<'sourceFigures'>): readonly Metric[] {
  const counter = (name: string, help: string, figure: 'items' | 'skipped' | 'malformed' | 'stale') =>
    readCounters(name, help, ['service', 'site'], () =>
      read().map(({ service, site, ...figures }) => [{ service, site }, figures[figure]]),
    )
  return [
    counter(
      'source_items_total',
      'Entries of lists in responses of a service, with those left out.',
      'items',
    ),
    counter('source_items_skipped_total', 'Entries left out because they are invalid.', 'skipped'),
    counter('source_malformed_total', 'Responses of a service that were invalid as a whole.', 'malformed'),
    counter(
      'source_stale_total',
      'Expired responses used because the service failed or was too slow.',
      'stale',
    ),
  ]
}

const states = ['live', 'last-known', 'presets']

/** Alerts use `flags_state{state="live"} == 0`, or the age. */
const flagMetrics = (figures: Read<'flagFigures'>): readonly Metric[] => [
  readGauges(
    'flags_state',
    '1 for where the values of the flags come from: the service, what it said last, or the presets.',
    ['state'],
    () => states.map((state) => [{ state }, state === figures().state ? 1 : 0]),
  ),
  readGauge(
    'flags_age_seconds',
    'Time since the flag service last answered; -1 if it never did.',
    () => figures().ageSeconds ?? -1,
  ),
  counted(
    'flags_failures_total',
    'Questions to the flag service without an answer that can be used.',
    ['reason'],
    () => Object.entries(figures().failures),
  ),
]

/** Instants are epoch milliseconds. */
const reminderMetrics = (figures: Read<'reminderFigures'>): readonly Metric[] => [
  counted(
    'reminders_total',
    'Reminders requested and queued, and what push services replied: sent, retried, dropped, gone.',
    ['channel', 'outcome'],
    () => figures()?.counts ?? [],
  ),
  readGauge(
    'reminders_checked_timestamp_seconds',
    'When this process last looked at the programme for every film that somebody waits for.',
    () => (figures()?.checkedAt ?? 0) / 1_000,
  ),
]

/** Read from the database for each `/metrics`: without it they are absent, and the others are not. */
function queueMetrics(figures: Read<'queueFigures'>): readonly Metric[] {
  const gauge = (name: string, help: string, figure: 'waiting' | 'oldestSeconds') =>
    readGauges(name, help, ['queue'], async () => {
      const queues = await figures().catch(() => [])
      return Array.from(queues, ({ queue, ...values }) => [{ queue }, values[figure]])
    })
  return [
    gauge(
      'delivery_queue_messages',
      'Mails, notifications and messages about flags that are due and not delivered, of all processes.',
      'waiting',
    ),
    gauge(
      'delivery_queue_oldest_seconds',
      'Time since the oldest of them was queued; 0 if there is none.',
      'oldestSeconds',
    ),
  ]
}

/** Outcomes of CMS messages, and the delay of documents. */
const publishingMetrics = ({ figures }: Publishing): readonly Metric[] => [
  counted(
    'publishing_messages_total',
    'Messages of the content management system by what became of them.',
    ['result'],
    () => Object.entries(figures().results),
  ),
  readCounter(
    'publishing_delay_seconds_sum',
    'Time from the signing of messages until their documents were stored, added up.',
    () => figures().delays.seconds,
  ),
  readCounter('publishing_delay_seconds_count', 'Documents stored.', () => figures().delays.count),
  readCounter(
    'publishing_late_total',
    'Documents stored more than ten seconds after they were published.',
    () => figures().delays.late,
  ),
]

const cdnMetrics = ({ figures }: Pick<Cdn, 'figures'>): readonly Metric[] => [
  readCounter('cdn_purged_keys_total', 'Keys that the CDN has accepted for purging.', () => figures().purged),
  readCounter(
    'cdn_purge_failures_total',
    'Purge requests that failed after all attempts; their keys are sent again after a minute.',
    () => figures().failures,
  ),
  readGauge('cdn_pending_keys', 'Keys that wait for a purge request.', () => figures().pending),
]

const auditMetric = (figures: Read<'auditFigures'>): Metric =>
  counted(
    'security_events_total',
    'Events of the audit log, such as sign-ins, changes of owners and exports.',
    ['event', 'outcome'],
    figures,
  )

const orderMetric = (figures: Read<'orderFigures'>): Metric =>
  counted(
    'orders_total',
    'Orders of seats by outcome: completed, refused for a reason that the orderer sees, failed.',
    ['outcome'],
    figures,
  )

const limitMetric = (refusals: Read<'refusals'>): Metric =>
  counted(
    'rate_limit_refusals_total',
    'Attempts that a rate limit or the queue of slow hashes has refused, by the name of the limit.',
    ['limit'],
    refusals,
  )

/** Read from the database for each `/metrics`: absent without a backup, and while the database cannot be read. */
const backupMetric = (seconds: Read<'backupSeconds'>): Metric =>
  readGauge(
    'backup_age_seconds',
    'Time since the last complete backup began, the same in every process.',
    () => seconds().catch(() => undefined),
  )

/** Always 1. Which build runs is in its labels, for releases in a dashboard and `npm run poisoned`. */
export const buildMetric = (version: string, record: BuildRecord): Metric =>
  readGauges(
    'build_info',
    'Version of this process, and commit and hash of the lockfile that its build was made of.',
    ['version', 'commit', 'lock'],
    () => [[{ version, ...record }, 1]],
  )

/** Counts of other parts. */
export const figureMetrics = (parts: Figures): readonly Metric[] => [
  ...(parts.sourceFigures ? sourceMetrics(parts.sourceFigures) : []),
  ...(parts.flagFigures ? flagMetrics(parts.flagFigures) : []),
  ...(parts.auditFigures ? [auditMetric(parts.auditFigures)] : []),
  ...(parts.orderFigures ? [orderMetric(parts.orderFigures)] : []),
  ...(parts.refusals ? [limitMetric(parts.refusals)] : []),
  ...(parts.reminderFigures ? reminderMetrics(parts.reminderFigures) : []),
  ...(parts.queueFigures ? queueMetrics(parts.queueFigures) : []),
  ...(parts.backupSeconds ? [backupMetric(parts.backupSeconds)] : []),
  ...(parts.publishing ? publishingMetrics(parts.publishing) : []),
  ...(parts.cdn ? cdnMetrics(parts.cdn) : []),
]
