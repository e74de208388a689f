import type { Chart } from './chart.ts'

/** A chart whose collapsed states hide their parts. Transitions over their border are drawn at it, those within are not. */
export function collapsedChart(chart: Chart, collapsed: ReadonlySet<string>): Chart {
  if (collapsed.size === 0) return chart
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]))
  const pathTo = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null
    return parent === null ? [id] : [...pathTo(parent), id]
  }
  /** The state itself, or the outermost collapsed one around it. */
  const shownAs = (id: string) => pathTo(id).find((each) => each === id || collapsed.has(each)) ?? id
  const states = chart.states
    .filter(({ id }) => shownAs(id) === id)
    .map((state) => (collapsed.has(state.id) ? { ...state, initial: null } : state))
  const transitions = chart.transitions
    .filter(({ from, to }) => shownAs(from) !== shownAs(to) || (from === to && shownAs(from) === from))
    .map((transition) => ({ ...transition, from: shownAs(transition.from), to: shownAs(transition.to) }))
  return { id: chart.id, states, transitions }
}
