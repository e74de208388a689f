import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartState, ChartTransition } from './chart.ts'
import { stateLines, transitionText } from './mermaid.ts'

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
  readonly lines: readonly StateLine[]
}

export interface PlacedInitial {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly points: PlacedTransition['points']
}

/** Text inside a state: entry and exit actions, actors, internal transitions. */
export interface StateLine {
  readonly text: string
  readonly transition: string | null
}

export interface PlacedTransition {
  readonly transition: ChartTransition
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly label: NodeBox
  readonly lines: readonly string[]
}

export interface PlacedChart {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly transitions: readonly PlacedTransition[]
  readonly initials: readonly PlacedInitial[]
}

export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>
}

/** Pixels; the style sheet and the exported picture use the same. */
export const measures = { character: 7.1, line: 18, title: 34, side: 14, end: 10, dot: 10 } as const
const LONGEST_LINE = 34

const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '1',
}

const inside = (lines: number) => ({
  'elk.padding': `[top=${measures.title + lines * measures.line + 20},left=24,bottom=24,right=24]`,
  'elk.edgeLabels.inline': 'false',
})

const widthOf = (lines: readonly string[]) =>
  Math.ceil(Math.max(0, ...lines.map((line) => line.length)) * measures.character)

/** Breaks a long label between its parts. */
function brokenLabel(text: string): readonly string[] {
  const words = text.split(' ')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `names`: states and arrows without their texts, for an overview. */
export type Detail = 'texts' | 'names'

/** Internal transitions are text inside their state, as is usual in statecharts. */
function linesOf(chart: Chart, state: ChartState, detail: Detail): readonly StateLine[] {
  if (detail === 'names') return []
  const staying = chart.transitions.filter(({ from, stays }) => stays && from === state.id)
  return [
    ...stateLines(state).map((text) => ({ text, transition: null })),
    ...staying.flatMap((transition) =>
      brokenLabel(transitionText(transition)).map((text, index) => ({
        text: index === 0 ? text : `  ${text}`,
        transition: transition.id,
      })),
    ),
  ]
}

const titleOf = (state: ChartState) => (state.type === 'history' ? 'H' : state.key)

const beginId = (state: string) => `begin ${state}`

const beginning = ({ id, initial }: ChartState): ElkNode[] =>
  initial === null ? [] : [{ id: beginId(id), width: measures.dot, height: measures.dot }]

type Direction = 'DOWN' | 'RIGHT'

const tight = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.mergeEdges': 'true',
}

function graphOf(chart: Chart, direction: Direction, detail: Detail): ElkNode {
  const common = { ...options, ...(detail === 'names' ? tight : {}), 'elk.direction': direction }
  const nodeOf = (state: ChartState): ElkNode => {
    const children = chart.states.filter(({ parent }) => parent === state.id)
    const lines = linesOf(chart, state, detail)
    const width = widthOf([`${titleOf(state)}  `, ...lines.map(({ text }) => text)]) + 2 * measures.side
    const height = measures.title + lines.length * measures.line + (lines.length > 0 ? measures.end : 0)
    if (children.length === 0) return { id: state.id, width: Math.max(72, width), height }
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
  const leaving = chart.transitions.filter(({ stays }) => !stays)
  const edges = leaving.map((transition): ElkExtendedEdge => {
    const ends = { id: transition.id, sources: [transition.from], targets: [transition.to] }
    if (detail === 'names') return ends
    const lines = brokenLabel(transitionText(transition))
    const label = {
      text: lines.join('\n'),
      width: widthOf(lines) + 12,
      height: lines.length * measures.line + 4,
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
    return [{ ...place, state, lines: linesOf(chart, state, detail) }, ...within]
  }
  return walk(whole, 0, 0)
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
  const transitions = chart.transitions.flatMap((transition): PlacedTransition[] => {
    const edge = edges.get(transition.id)
    if (!edge) return []
    const { x = 0, y = 0, width = 0, height = 0, text } = edge.labels?.[0] ?? {}
    const lines = text === undefined ? [] : text.split('\n')
    return [{ transition, points: pointsOf(edge), label: { x, y, width, height }, lines }]
  })
  return {
    width: whole.width ?? 0,
    height: whole.height ?? 0,
    states: placedStates(chart, whole, detail),
    transitions,
    initials: placedInitials(whole, edges),
  }
}
