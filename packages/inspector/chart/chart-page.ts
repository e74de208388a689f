import type { AnyStateMachine } from 'xstate'
import { type ChartCoverage, coverageOf } from '../scenario/coverage.ts'
import { readHeader } from '../scenario/format.ts'
import { chartOf } from './chart.ts'
import { mermaidOf } from './mermaid.ts'

/** A file of `tests/scenarios`. */
export interface StoredScenario {
  readonly name: string
  readonly jsonl: string
}

const kinds = ['states', 'transitions', 'actions'] as const

const reachOf = (coverage: ChartCoverage): string =>
  kinds
    .map((kind) => `${coverage[kind].all - coverage[kind].missed.length} of ${coverage[kind].all} ${kind}`)
    .join(', ')

/** `stored` may have scenarios of other machines. */
export function chartPage(machine: AnyStateMachine, file: string, stored: readonly StoredScenario[]): string {
  const own = stored
    .map((scenario) => ({ ...scenario, header: readHeader(scenario.jsonl) }))
    .filter(({ header }) => header.machine === machine.id)
  const coverage = coverageOf(
    machine,
    own.map(({ jsonl }) => jsonl),
  )
  const unreached = {
    states: coverage.states.missed,
    transitions: coverage.transitions.missed.map(({ id }) => id),
  }
  const links = own.map(
    ({ name, header }) => `- [${name}](../../tests/scenarios/${name}.jsonl): ${header.title}\n`,
  )
  return `# ${machine.id}

Drawn from [\`machines/${file}\`](../../machines/${file}) by \`npm run charts\`; do not edit.

\`\`\`mermaid
${mermaidOf(chartOf(machine), unreached)}\`\`\`

## Scenarios

They reach ${reachOf(coverage)}.

${links.join('')}`
}
