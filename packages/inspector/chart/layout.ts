import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { type Detail, type DrawnLine, linesIn, linesOf, measures, widthOf, widthOfTitle } from './lines.ts'

export interface NodeBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedState extends NodeBox {
  readonly state: ChartState
  /** Absolute position; x and y are relative to the parent. */
  readonly left: number
  readonly top: number
  readonly lines: readonly DrawnLine[]
}

export interface PlacedInitial {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly points: PlacedArrow['points']
}

/** All transitions from one state to another, as one arrow. */
export interface PlacedArrow {
  readonly id: string
  readonly transitions: readonly ChartTransition[]
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly label: NodeBox
  readonly lines: readonly DrawnLine[]
}

export interface PlacedChart {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly arrows: readonly PlacedArrow[]
  readonly initials: readonly PlacedInitial[]
}

export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>
}

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.alignment': 'TOP',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.thoroughness': '3',
}

/** Between the border of a state and its parts. */
const MARGIN = 24

/** Height of a state's title and lines. */
const headOf = (lines: number) => measures.title + lines * measures.line

const inside = (lines: number) => ({
  'elk.padding': `[top=${headOf(lines) + MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
})

interface DrawnArrow extends Pick<PlacedArrow, 'id' | 'transitions' | 'lines'> {
  readonly from: string
  readonly to: string
  /** True: it leads back to an initial state, so elk lays it out from its end, and the chart begins with that state. */
  readonly isBack: boolean
}

function arrowsOf(chart: Chart, detail: Detail): readonly DrawnArrow[] {
  const leaving = chart.transitions.filter(({ stays }) => !stays)
  const initials = new Set(chart.states.map(({ initial }) => initial))
  return [...Map.groupBy(leaving, ({ from, to }) => `${from} → ${to}`)].flatMap(([id, transitions]) => {
    const [first] = transitions
    if (!first) return []
    const { from, to } = first
    const isBack = initials.has(to) && !to.startsWith(`${from}.`) && !initials.has(from)
    return [{ id, from, to, isBack, transitions, lines: linesOf(transitions, detail) }]
  })
}

const top = { 'elk.alignment': 'TOP' }
const onLine = { 'elk.edgeLabels.inline': 'true' }
/** Points downwards, so that a chart begins with its initial states. */
const first = { 'elk.layered.priority.direction': '10' }

const beginId = (state: string) => `begin ${state}`

const beginning = ({ id, initial }: ChartState): ElkNode[] =>
  initial === null ? [] : [{ id: beginId(id), width: measures.dot, height: measures.dot }]

type Direction = 'DOWN' | 'RIGHT'

const tight = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
}

const spacing: Readonly<Record<Detail, Readonly<Record<string, string>>>> = {
  texts: {},
  events: tight,
  names: { ...tight, 'elk.layered.mergeEdges': 'true' },
}

function graphOf(chart: Chart, direction: Direction, detail: Detail): ElkNode {
  const common = { ...options, ...spacing[detail], 'elk.direction': direction }
  const nodeOf = (state: ChartState): ElkNode => {
    const children = chart.states.filter(({ parent }) => parent === state.id)
    const lines = linesIn(chart, state, detail)
    const width = Math.max(widthOfTitle(state), widthOf(lines)) + 2 * measures.side
    const height = headOf(lines.length) + (lines.length > 0 ? measures.end : 0)
    if (children.length === 0) return { id: state.id, width, height, layoutOptions: top }
    return {
      id: state.id,
      children: [...beginning(state), ...children.map(nodeOf)],
      layoutOptions: {
        ...common,
        ...inside(lines.length),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    }
  }
  const [root] = chart.states
  const edges = arrowsOf(chart, detail).map(({ id, from, to, isBack, lines }): ElkExtendedEdge => {
    const isInitial = chart.states.some(({ initial }) => initial === from)
    const [sources, targets] = isBack ? [[to], [from]] : [[from], [to]]
    const ends = { id, sources, targets, layoutOptions: isInitial || isBack ? first : {} }
    if (lines.length === 0) return ends
    const label = {
      text: lines.map(({ text }) => text).join('\n'),
      width: widthOf(lines) + 16,
      height: lines.length * measures.line + 2,
      layoutOptions: onLine,
    }
    return { ...ends, labels: [label] }
  })
  const begins = chart.states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: beginId(id), sources: [beginId(id)], targets: [initial] }],
  )
  return {
    id: ' ',
    layoutOptions: common,
    children: root ? [nodeOf(root)] : [],
    edges: [...begins, ...edges],
  }
}

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

function placedStates(chart: Chart, whole: ElkNode, detail: Detail): readonly PlacedState[] {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const walk = (node: ElkNode, left: number, top: number): PlacedState[] => {
    const { x = 0, y = 0, width = 0, height = 0, children = [] } = node
    const state = states.get(node.id)
    const within = children.flatMap((child) => walk(child, left + x, top + y))
    if (!state) return within
    const place = { x, y, width, height, left: left + x, top: top + y }
    return [{ ...place, state, lines: linesIn(chart, state, detail) }, ...within]
  }
  return walk(whole, 0, 0)
}

/** Regions of a parallel state end level, where no arrow leaves at their end. */
function levelled(
  states: readonly PlacedState[],
  points: readonly { readonly x: number; readonly y: number }[],
): readonly PlacedState[] {
  const byId = new Map(states.map((placed) => [placed.state.id, placed]))
  const parents = new Set(states.map(({ state }) => state.parent))
  return states.map((placed) => {
    const around = byId.get(placed.state.parent ?? '')
    if (around?.state.type !== 'parallel' || !parents.has(placed.state.id)) return placed
    const { left, top: begin, width, height } = placed
    const end = around.top + around.height - MARGIN
    const isAboveOther = states.some(
      (other) =>
        other.state.parent === placed.state.parent &&
        other.top > begin &&
        other.left < left + width &&
        other.left + other.width > left,
    )
    const isLeft = points.some(({ x, y }) => x > left && x < left + width && Math.abs(y - begin - height) < 1)
    return isAboveOther || isLeft ? placed : { ...placed, height: end - begin }
  })
}

/** An arrow from a state to its own part begins below the state's title and lines. */
function belowHead(points: PlacedArrow['points'], from: PlacedState | undefined): PlacedArrow['points'] {
  const [start, next, ...others] = points
  if (!from || !start || !next || Math.abs(start.y - from.top) > 1) return points
  const y = from.top + headOf(from.lines.length)
  return next.x === start.x && next.y > y ? [{ x: start.x, y }, next, ...others] : points
}

function placedInitials(
  whole: ElkNode,
  edges: ReadonlyMap<string, ElkExtendedEdge>,
): readonly PlacedInitial[] {
  const walk = ({ id, x = 0, y = 0, children = [] }: ElkNode, left: number, top: number): PlacedInitial[] => {
    const edge = edges.get(id)
    if (edge)
      return [{ id, x: left + x + measures.dot / 2, y: top + y + measures.dot / 2, points: pointsOf(edge) }]
    return children.flatMap((child) => walk(child, left + x, top + y))
  }
  return walk(whole, 0, 0)
}

/** Pixels in which a chart is to be read. */
export interface ChartRoom {
  readonly width: number
  readonly height: number
}

const usualRoom: ChartRoom = { width: 1000, height: 720 }

/** Factor by which a chart exceeds its room; at most 1 if it fits. */
export const smallness = (
  { width = 0, height = 0 }: { readonly width?: number; readonly height?: number },
  room: ChartRoom,
): number => Math.max(width / room.width, height / room.height)

/**
 * Vertical if that fits, else the direction that exceeds less: parallel regions make some charts very wide.
 */
async function bestOf(chart: Chart, engine: LayoutEngine, room: ChartRoom, detail: Detail): Promise<ElkNode> {
  const down = await engine.layout(graphOf(chart, 'DOWN', detail))
  if (smallness(down, room) <= 1) return down
  const right = await engine.layout(graphOf(chart, 'RIGHT', detail))
  return smallness(right, room) < smallness(down, room) ? right : down
}

export async function layoutOf(
  chart: Chart,
  engine: LayoutEngine,
  room: ChartRoom = usualRoom,
  detail: Detail = 'texts',
): Promise<PlacedChart> {
  const whole = await bestOf(chart, engine, room, detail)
  const edges = new Map((whole.edges ?? []).map((edge) => [edge.id, edge]))
  const placed = placedStates(chart, whole, detail)
  const byId = new Map(placed.map((each) => [each.state.id, each]))
  const arrows = arrowsOf(chart, detail).flatMap(
    ({ id, from, to, isBack, transitions, lines }): PlacedArrow[] => {
      const edge = edges.get(id)
      if (!edge) return []
      const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {}
      const points = isBack ? pointsOf(edge).toReversed() : pointsOf(edge)
      const own = to.startsWith(`${from}.`) ? belowHead(points, byId.get(from)) : points
      return [{ id, transitions, points: own, label: { x, y, width, height }, lines }]
    },
  )
  return {
    width: whole.width ?? 0,
    height: whole.height ?? 0,
    states: levelled(
      placed,
      arrows.flatMap(({ points }) => points),
    ),
    arrows,
    initials: placedInitials(whole, edges),
  }
}
