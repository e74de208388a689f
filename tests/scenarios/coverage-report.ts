import type { ChartCoverage } from '@marquee/inspector/scenario/coverage.ts'

const counts = ['states', 'transitions', 'actions'] as const

const heads = ['machine', 'scenarios', ...counts]

/** `reached/all` for each kind. */
const cellsOf = (coverage: ChartCoverage): readonly string[] => [
  coverage.machine,
  String(coverage.scenarios),
  ...counts.map((kind) => `${coverage[kind].all - coverage[kind].missed.length}/${coverage[kind].all}`),
]

function totalOf(all: readonly ChartCoverage[]): readonly string[] {
  const sum = (numberOf: (coverage: ChartCoverage) => number) =>
    all.reduce((before, coverage) => before + numberOf(coverage), 0)
  const parts = counts.map((kind) => {
    const missed = sum((coverage) => coverage[kind].missed.length)
    const of = sum((coverage) => coverage[kind].all)
    return `${of - missed}/${of}`
  })
  return [`${all.length} machines`, String(sum(({ scenarios }) => scenarios)), ...parts]
}

function missedOf({ machine, states, transitions, actions }: ChartCoverage): string {
  const lines = [
    ...states.missed.map((id) => `state ${id}`),
    ...transitions.missed.map(
      ({ from, label, guard, to }) =>
        `transition ${from} on ${label}${guard === null ? '' : ` [${guard}]`} to ${to}`,
    ),
    ...actions.missed.map((name) => `action ${name}`),
  ]
  return lines.length === 0
    ? ''
    : `\n${machine}: no scenario reaches\n${lines.map((line) => `  ${line}\n`).join('')}`
}

/** A table of all machines, then what no scenario reaches. */
export function formatCoverage(all: readonly ChartCoverage[]): string {
  const rows = [heads, ...all.map(cellsOf), ...(all.length > 1 ? [totalOf(all)] : [])]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return `${lines.join('\n')}\n${all.map(missedOf).join('')}`
}
