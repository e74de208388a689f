import { readdirSync, writeFileSync } from 'node:fs'
import { mock } from 'node:test'
import { chartVersion } from '@marquee/inspector/scenario/chart-version.ts'
import { type ChartCoverage, coverageOf } from '@marquee/inspector/scenario/coverage.ts'
import { parseScenario, type ScenarioEdition } from '@marquee/inspector/scenario/format.ts'
import { replayWhole } from '@marquee/inspector/scenario/live-replay.ts'
import { formatUnknown } from '@marquee/inspector/scenario/nearest.ts'
import {
  type Divergence,
  formatChartChange,
  formatDivergence,
  type Replay,
} from '@marquee/inspector/scenario/replay.ts'
import type { AnyStateMachine } from 'xstate'
import { isSite } from '#config/is-site.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { stages } from '../../src/wiring/inspector/stages.ts'
import { enterPage } from './network.ts'
import { rewritten } from './rewrite.ts'
import { fileOf, readScenario, type ScenarioFile, scenarioNames } from './scenario-files.ts'

const charts = new URL('../../machines/', import.meta.url)

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'config' in value

const modules = readdirSync(charts)
  .filter((file) => file.endsWith('-machine.ts'))
  .map((file) => import(new URL(file, charts).href) as Promise<Readonly<Record<string, unknown>>>)

const machines = new Map(
  (await Promise.all(modules))
    .flatMap((each) => Object.values(each).filter(isMachine))
    .map((machine) => [machine.id, machine]),
)

const machineByName = (name: string): AnyStateMachine | undefined => machines.get(name)

/** Every machine is covered, whether it has scenarios or not. Throws ScenarioError for an invalid one. */
export const productCoverage = (files: readonly ScenarioFile[]): readonly ChartCoverage[] =>
  [...machines.values()].map((machine) =>
    coverageOf(
      machine,
      files.filter((file) => file.machine === machine.id).map(({ name }) => readScenario(name)),
    ),
  )

const headerOf = (name: string) => parseScenario(readScenario(name)).header

const versionFor = (name: string) => {
  const { machine, chart } = headerOf(name)
  const now = machineByName(machine)
  return { chart, now: now ? chartVersion(now) : chart }
}

/** Scenarios recorded from another version of their chart; those that cannot be read are left out. */
export const staleScenarios = (): readonly string[] =>
  scenarioNames.filter((name) => {
    try {
      const { chart, now } = versionFor(name)
      return chart !== now
    } catch {
      return false
    }
  })

/** Updates the chart version of a scenario that still passes. */
export function acceptChart(name: string): void {
  const { chart, now } = versionFor(name)
  writeFileSync(fileOf(name), readScenario(name).replace(`"chart":"${chart}"`, `"chart":"${now}"`))
}

/** Writes the states that its events lead to into a scenario. Returns whether its file changed. */
export function updateScenario(name: string): boolean {
  const before = readScenario(name)
  const { machine: id } = headerOf(name)
  const machine = machineByName(id)
  if (!machine) throw new Error(formatUnknown('machine', id, [...machines.keys()]))
  const after = rewritten(before, machine)
  if (after !== before) writeFileSync(fileOf(name), after)
  return after !== before
}

export interface ScenarioReport {
  readonly edition: ScenarioEdition
  /** Null if the replay matched the scenario. */
  readonly divergence: Divergence | null
  readonly text: string
  readonly chartChanged: boolean
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function replayed(jsonl: string, edition: ScenarioEdition): Promise<Replay> {
  const { clock, seed } = parseScenario(jsonl).header
  const random = mock.method(Math, 'random', seeded(seed))
  mock.timers.enable({ apis: ['Date'], now: Date.parse(clock) })
  enterPage(sites[edition.site as SiteId].hosts.local)
  try {
    return await replayWhole(jsonl, { machineByName, stages, edition })
  } finally {
    mock.timers.reset()
    random.mock.restore()
  }
}

/**
 * Replays a scenario on each of its editions, or on the first ones: first the chart alone, then with the product's actors against
 * the recorded API responses. Throws for an invalid scenario, and for names that the chart does not have.
 */
export async function runScenario(
  jsonl: string,
  mostEditions = Number.POSITIVE_INFINITY,
): Promise<readonly ScenarioReport[]> {
  const { machine, editions } = parseScenario(jsonl).header
  if (!machines.has(machine)) throw new Error(formatUnknown('machine', machine, [...machines.keys()]))
  const reports: ScenarioReport[] = []
  for (const edition of editions.slice(0, mostEditions)) {
    if (!isSite(edition.site)) throw new Error(`There is no site ${edition.site}`)
    const { divergence, chartChange } = await replayed(jsonl, edition)
    const notes = [divergence && formatDivergence(divergence), chartChange && formatChartChange(chartChange)]
    reports.push({
      edition,
      divergence,
      text: notes.filter((note) => note !== null).join('\n'),
      chartChanged: chartChange !== null,
    })
  }
  return reports
}

export const formatReports = (reports: readonly ScenarioReport[]): string =>
  reports
    .flatMap(({ edition: { site, language }, text }) =>
      text === '' ? [] : [`on ${site} in ${language}: ${text}`],
    )
    .join('\n')
