import { createReplay } from '@marquee/inspector/scenario/replay.ts'
import type { AnyStateMachine } from 'xstate'

/** Leaves `{site}` and `{language}` as they are. */
const everyEdition = { site: '{site}', language: '{language}' }

/**
 * The scenario with the states that its events lead to on the chart as it is now: after each event, and where it has
 * a snapshot. Its other lines stay. Throws ScenarioError for an invalid scenario.
 */
export function rewritten(jsonl: string, machine: AnyStateMachine): string {
  const sources = jsonl.split('\n')
  const { steps, chartChange } = createReplay(jsonl, () => machine, everyEdition)
  const lines = steps.flatMap(({ line, seen, differs }, index) => {
    const source = sources[line.number - 1] ?? ''
    const state = JSON.stringify({ kind: 'snapshot', at: line.at, ...seen })
    if (line.kind === 'snapshot') return [differs ? state : source]
    const needsState = steps[index + 1]?.line.kind !== 'snapshot'
    return line.kind === 'event' && needsState ? [source, state] : [source]
  })
  const [header = ''] = sources
  const current = chartChange
    ? header.replace(`"chart":"${chartChange.recorded}"`, `"chart":"${chartChange.now}"`)
    : header
  return [current, ...lines, ''].join('\n')
}
