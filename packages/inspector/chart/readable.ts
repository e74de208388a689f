import type { Chart } from './chart.ts'
import { type ChartRoom, type LayoutEngine, layoutOf, type PlacedChart, smallness } from './layout.ts'
import type { Detail } from './lines.ts'

/** Least scales: the letters of texts (12 pixels) and names (14 pixels) are 8.4 pixels high at theirs. */
export const READABLE: Readonly<Record<Detail, number>> = { texts: 0.7, events: 0.7, names: 0.6 }

/** Part of a room that a drawing fills: the rest is its margin. */
export const FILLED = 0.9

/** Share of the states with which a drawing still shows how a machine works: with fewer, names of more states say more than events. */
const LEAST_SHOWN = 1 / 3

export interface DrawnChart {
  readonly placed: PlacedChart
  readonly detail: Detail
  readonly collapsed: ReadonlySet<string>
}

export interface DrawingChoice {
  /** Undefined: texts where they are readable. */
  readonly detail?: Detail | undefined
  /** Undefined: as many parts as are readable. */
  readonly collapsed?: ReadonlySet<string> | undefined
  /** A state that is drawn in any case. */
  readonly shown?: string | null
}

const none: ReadonlySet<string> = new Set()

/** States that have parts, but for the chart itself. */
export function foldableIn({ states }: Chart): readonly string[] {
  const parents = new Set(states.map(({ parent }) => parent))
  return states.filter(({ id, parent }) => parent !== null && parents.has(id)).map(({ id }) => id)
}

/** Sets of collapsed parts, from none to all, the innermost and largest ones first. */
function collapses(chart: Chart): readonly ReadonlySet<string>[] {
  const within = (part: string) => chart.states.filter(({ id }) => id.startsWith(`${part}.`)).length
  const parts = foldableIn(chart)
    .map((id) => ({ id, depth: id.split('.').length, size: within(id) }))
    .sort((one, other) => other.depth - one.depth || other.size - one.size)
    .map(({ id }) => id)
  return [none, ...parts.map((_, index) => new Set(parts.slice(0, index + 1)))]
}

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

/**
 * Draws a chart so that it can be read when it fits its room: with all texts, else with the events only, else with
 * inner parts collapsed, else with names only, as far as the choice allows.
 */
export async function readableChart(
  chart: Chart,
  engine: LayoutEngine,
  room: ChartRoom,
  { detail, collapsed, shown = null }: DrawingChoice = {},
): Promise<DrawnChart> {
  const draw = async (parts: ReadonlySet<string>, drawnDetail: Detail): Promise<DrawnChart> => {
    const closed = new Set([...parts].filter((id) => !shown?.startsWith(`${id}.`)))
    const placed = await layoutOf(collapsedChart(chart, closed), engine, room, drawnDetail)
    return { placed, detail: drawnDetail, collapsed: closed }
  }
  const isReadable = ({ placed, detail: as }: DrawnChart) => FILLED / smallness(placed, room) >= READABLE[as]
  const sets = collapsed ? [collapsed] : collapses(chart)
  const [first = none] = sets
  if (detail === 'texts') return draw(first, 'texts')
  let drawn = await draw(first, detail ?? 'events')
  // A drawing with events only is quicker, and smaller than the same with all texts.
  if (detail === undefined && isReadable(drawn)) {
    const texts = await draw(first, 'texts')
    return isReadable(texts) ? texts : drawn
  }
  for (const parts of sets.slice(1)) {
    if (isReadable(drawn)) break
    drawn = await draw(parts, drawn.detail)
  }
  const isEnough = isReadable(drawn) && drawn.placed.states.length >= chart.states.length * LEAST_SHOWN
  return isEnough || detail !== undefined
    ? drawn
    : readableChart(chart, engine, room, { detail: 'names', collapsed, shown })
}
