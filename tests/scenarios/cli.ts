/**
 * `npm run scenarios [-- [--accept] name…]`: replays all scenarios, or the named ones, and prints the
 * differences.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { ScenarioReporter } from './reporter.ts'
import { acceptChart, scenarioNames, staleScenarios } from './run-scenario.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !scenarioNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. There are:\n${scenarioNames.join('\n')}`)
  process.exit(1)
}
const names = positionals.length > 0 ? positionals : scenarioNames
process.env.SCENARIOS = names.join(',')
const root = fileURLToPath(new URL('../../', import.meta.url))
const options = {
  root,
  config: 'app.config.ts',
  watch: false,
  reporters: [new ScenarioReporter()],
  testNamePattern: 'goes as it is told',
}
await startVitest('test', ['tests/scenarios/scenarios.test.ts'], options)
const failed = process.exitCode === 1
const stale = staleScenarios().filter((name) => names.includes(name))
if (stale.length > 0 && values.accept && !failed) {
  stale.forEach(acceptChart)
  console.log(`accepted for the chart as it is now: ${stale.join(', ')}`)
} else if (stale.length > 0) console.log(`recorded from another version of their chart: ${stale.join(', ')}`)
process.exit(failed ? 1 : 0)
