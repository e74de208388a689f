import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { auditEvents } from '@marquee/kit/audit/audit-log.ts'
import { auditCountsAtStart } from '@marquee/kit/audit/create-audit-log.ts'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createRenderGate } from '../src/server/pages/render-gate.ts'
import { dependencyMetric } from '../src/server/probes/dependencies.ts'
import { buildMetric, figureMetrics, renderMetrics } from '../src/server/probes/metrics.ts'
import { createPageVitals } from '../src/server/probes/page-vitals.ts'
import { createTraffic, faultMetric } from '../src/server/probes/traffic.ts'
import { policyReportMetric } from '../src/server/security/policy-reports.ts'
import { reminderCountsAtStart } from '../src/services/accounts/reminders/create-reminders.ts'
import { createPublishingFigures } from '../src/services/content/publishing/publishing-figures.ts'

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
interface Recorded {
  readonly record: string
  readonly expr: string
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly (Alert | Recorded)[] }[]
}
interface Dashboard {
  readonly annotations: { readonly list: readonly { readonly name: string; readonly expr: string }[] }
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
const alerts = rules.filter((rule) => 'alert' in rule)
const recorded = rules.filter((rule) => 'record' in rule)
const { panels, annotations } = JSON.parse(read('deploy/grafana/marquee.json')) as Dashboard

/** Metrics of Prometheus, its blackbox exporter and Kubernetes. */
const ofOthers = [
  'up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'container_memory_working_set_bytes',
]
const functions =
  /\b(?:time|absent|clamp_min|avg_over_time|on|slo|changes|vector|unless|offset|and|instance|sum|min|max|count|rate|increase|topk|histogram_quantile|by|status|site|kind|le|state|result|version|commit|dependency|service|cache|job|directive|limit|event|outcome|queue|or|reason)\b/

let known: ReadonlySet<string>
/** The response of a process that has just started to Prometheus. */
let atStart: string

beforeAll(async () => {
  const traffic = createTraffic(
    () => ({ bytes: 0, entries: 0 }),
    [
      faultMetric(() => 0),
      buildMetric('1', { commit: 'a', lock: 'b' }),
      dependencyMetric([]),
      policyReportMetric(new Map()),
      ...createPageVitals().metrics,
      ...renderMetrics(createRenderGate(1)),
      ...figureMetrics({
        auditFigures: auditCountsAtStart,
        refusals: () => new Map(),
        queueFigures: async () => [],
        backupSeconds: async () => undefined,
        sourceFigures: () => [],
        flagFigures: () => ({
          state: 'live',
          ageSeconds: 0,
          failingSince: undefined,
          failures: { refused: 0, unavailable: 0, malformed: 0 },
        }),
        publishing: createPublishingFigures(),
        orderFigures: () => new Map([['failed', 0]]),
        reminderFigures: () => ({ counts: reminderCountsAtStart(), checkedAt: null }),
        cdn: { figures: () => ({ purged: 0, failures: 0, pending: 0 }) },
      }),
    ],
  )
  atStart = await traffic.text()
  const names = [...atStart.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  known = new Set([...names, ...registry.getMetricsAsArray().map(({ name }) => name)])
})

/** Names in a query, without labels, functions and ranges. */
const metricsIn = (query: string): readonly string[] =>
  query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .match(/\b[a-z][a-z0-9_:]*\b/g)
    ?.filter((name) => !functions.test(name)) ?? []

const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...recorded
    .filter(({ expr }) => !expr.startsWith('vector('))
    .map(({ record, expr }) => [record, expr] as const),
  ...annotations.list.map(({ name, expr }) => [name, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

const others = new Set([...ofOthers, ...recorded.map(({ record }) => record)])

test('queries ask for metrics that exist', () => {
  for (const [title, expr] of queries) {
    const names = metricsIn(expr)
    expect(names.length, title).toBeGreaterThan(0)
    expect(
      names.filter((name) => !known.has(name) && !others.has(name)),
      title,
    ).toEqual([])
  }
})

/** Alerts that a single event raises. */
const rareEvents = alerts
  .filter(({ expr }) => /^(?:sum.*\()?increase\(.*> 0$/.test(expr) && expr.includes('{'))
  .map(({ alert, expr }) => [alert, expr] as const)

test('there are alerts on a first event', () => {
  expect(rareEvents.map(([alert]) => alert)).toEqual(
    expect.arrayContaining(['NotificationsDropped', 'OwnersChanged', 'PublishingRefused']),
  )
})

test.each(rareEvents)('%s sees the first event, because its series begin with 0', (_, expr) => {
  const [, name = '', selector = ''] = /increase\((\w+)\{([^}]*)\}/.exec(expr) ?? []
  const conditions = [...selector.matchAll(/(\w+)(=~?)"([^"]*)"/g)].map(([, label, , value = '']) => {
    return new RegExp(`[{,]${label}="(?:${value})"[,}]`)
  })
  const matching = atStart
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && conditions.every((each) => each.test(line)))
  expect(matching).not.toEqual([])
  for (const line of matching) expect(line).toMatch(/ 0$/)
})

test('every alert has a runbook', () => {
  for (const { alert, annotations } of alerts) {
    const [file = '', anchor] = annotations.runbook.split('#')
    expect(anchor).toBe(alert.toLowerCase())
    expect(read(file)).toMatch(new RegExp(`^### ${alert}$`, 'm'))
  }
})

const eventNames = Object.entries(auditEvents).flatMap(([kind, names]) =>
  names.map((name) => `${kind}.${name}`),
)
const eventPatterns = queries.flatMap(([, expr]) =>
  [...expr.matchAll(/event[=!]~?"([^"]+)"/g)].map(([, pattern = '']) => pattern),
)

/** A pattern without alternatives for each of its own: `a(b|c)|d` is `ab`, `ac` and `d`. */
const alternativesOf = (pattern: string): readonly string[] =>
  pattern.split(/\|(?![^(]*\))/).flatMap((part) => {
    const [, before = '', group, after = ''] = /^(.*)\((.*)\)(.*)$/.exec(part) ?? []
    return group === undefined ? [part] : group.split('|').map((one) => before + one + after)
  })

test('the events of queries exist', () => {
  const patterns = eventPatterns.flatMap(alternativesOf)
  const exists = (pattern: string) => eventNames.some((name) => new RegExp(`^(?:${pattern})$`).test(name))
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.filter((pattern) => !exists(pattern))).toEqual([])
})

test('refused attempts and events of security have an alert', () => {
  const names = alerts.flatMap(({ expr }) => metricsIn(expr))
  expect(names).toEqual(expect.arrayContaining(['rate_limit_refusals_total', 'security_events_total']))
})

test.skipIf(spawnSync('promtool', ['--version']).error).each([
  ['accepts the rules', ['check', 'rules', 'alerts.yaml']],
  ['accepts the jobs', ['check', 'config', 'prometheus.yaml']],
  ['raises the alerts that it should, and no others', ['test', 'rules', 'alerts.test.yaml']],
])('Prometheus %s', { tags: ['rest'] }, (_, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: path.join(root, 'deploy/prometheus'),
    encoding: 'utf8',
  })
  expect([status, stderr], stdout).toEqual([0, ''])
})
