import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { exitCodeOf, formatTotal, ScenarioReporter } from './reporter.ts'
import { acceptChart, staleScenarios } from './run-scenario.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Replays scenarios and prints their verdicts. Returns the exit code. */
export async function replayAll(names: readonly string[], accept: boolean): Promise<0 | 1 | 2> {
  const began = performance.now()
  const reporter = new ScenarioReporter()
  process.env.SCENARIOS = names.join(',')
  await startVitest('test', ['tests/scenarios/scenarios.test.ts'], {
    root,
    config: 'app.config.ts',
    watch: false,
    reporters: [reporter],
  })
  const stale = staleScenarios().filter((name) => names.includes(name))
  const accepted = accept ? stale.filter((name) => reporter.passed.includes(name)) : []
  const outdated = stale.filter((name) => !accepted.includes(name))
  accepted.forEach(acceptChart)
  if (accepted.length > 0) console.log(`accepted for the chart as it is now: ${accepted.join(', ')}`)
  if (outdated.length > 0) console.log(`recorded from another version of their chart: ${outdated.join(', ')}`)
  console.log(formatTotal(reporter.counts, performance.now() - began))
  return exitCodeOf(reporter.counts)
}
