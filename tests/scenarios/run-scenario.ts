import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mock } from 'node:test'
import type { AnyStateMachine } from 'xstate'
import { isSite } from '../../config/is-site.ts'
import { type SiteId, sites } from '../../config/sites.ts'
import { chartVersion } from '../../src/inspector/scenario/chart-version.ts'
import { parseScenario, type ScenarioEdition } from '../../src/inspector/scenario/format.ts'
import { replayWhole } from '../../src/inspector/scenario/live-replay.ts'
import {
  type Divergence,
  formatChartChange,
  formatDivergence,
  type Replay,
} from '../../src/inspector/scenario/replay.ts'
import { stages } from '../../src/inspector/scenario/stages.ts'
import { enterPage } from './network.ts'

const here = new URL('./', import.meta.url)
const charts = new URL('../../machines/', import.meta.url)

export const scenarioNames: readonly string[] = readdirSync(here)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.slice(0, -'.jsonl'.length))
  .sort()

export const readScenario = (name: string): string => readFileSync(fileOf(name), 'utf8')

const fileOf = (name: string) => new URL(`${name}.jsonl`, here)

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

const versionFor = (name: string) => {
  const { machine, chart } = parseScenario(readScenario(name)).header
  const now = machineByName(machine)
  return { chart, now: now ? chartVersion(now) : chart }
}

/** Scenarios recorded from another version of their chart. */
export const staleScenarios = (): readonly string[] =>
  scenarioNames.filter((name) => {
    const { chart, now } = versionFor(name)
    return chart !== now
  })

/** Updates the chart version of a scenario that still passes. */
export function acceptChart(name: string): void {
  const { chart, now } = versionFor(name)
  writeFileSync(fileOf(name), readScenario(name).replace(`"chart":"${chart}"`, `"chart":"${now}"`))
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
 * Replays a scenario on each of its editions: first the chart alone, then with the product's actors against
 * the recorded API responses.
 */
export async function runScenario(jsonl: string): Promise<readonly ScenarioReport[]> {
  const reports: ScenarioReport[] = []
  for (const edition of parseScenario(jsonl).header.editions) {
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
