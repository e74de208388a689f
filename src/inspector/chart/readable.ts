import type { Chart } from './chart.ts'
import { collapsedChart } from './collapse.ts'
import {
  type ChartRoom,
  type Detail,
  type LayoutEngine,
  layoutOf,
  type PlacedChart,
  smallness,
} from './layout.ts'

/** Least scales: the letters of texts (12 pixels) and names (14 pixels) are 8.4 pixels high at theirs. */
export const READABLE: Readonly<Record<Detail, number>> = { texts: 0.7, names: 0.6 }

/** Part of a room that a drawing fills: the rest is its margin. */
export const FILLED = 0.9

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

/** From no part to all, the innermost and largest ones first. */
function collapses(chart: Chart): readonly ReadonlySet<string>[] {
  const within = (part: string) => chart.states.filter(({ id }) => id.startsWith(`${part}.`)).length
  const parts = foldableIn(chart)
    .map((id) => ({ id, depth: id.split('.').length, size: within(id) }))
    .sort((one, other) => other.depth - one.depth || other.size - one.size)
    .map(({ id }) => id)
  return [none, ...parts.map((_, index) => new Set(parts.slice(0, index + 1)))]
}

/**
 * Draws a chart so that it can be read when it fits its room: with all texts, else with names only, else with
 * inner parts collapsed, as far as the choice allows.
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
  const isReadable = ({ placed }: DrawnChart, as: Detail) => FILLED / smallness(placed, room) >= READABLE[as]
  const sets = collapsed ? [collapsed] : collapses(chart)
  const [first = none] = sets
  if (detail === 'texts') return draw(first, 'texts')
  let drawn = await draw(first, 'names')
  // A drawing without texts is quicker, and smaller than the same with texts.
  if (detail === undefined && isReadable(drawn, 'texts')) {
    const texts = await draw(first, 'texts')
    if (isReadable(texts, 'texts')) return texts
  }
  for (const parts of sets.slice(1)) {
    if (isReadable(drawn, 'names')) break
    drawn = await draw(parts, 'names')
  }
  return drawn
}
