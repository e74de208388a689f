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
  readonly lines: readonly DrawnLine[]
}

export interface PlacedInitial {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly points: PlacedArrow['points']
}

/** A line inside a state or on an arrow, with the transitions that it names. */
export interface DrawnLine {
  readonly text: string
  readonly transitions: readonly ChartTransition[]
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

/** Pixels of the longest line. */
export const widthOf = (lines: readonly string[]) =>
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

/** `events`: arrows without guards and actions. `names`: states and arrows alone, for an overview. */
export type Detail = 'texts' | 'events' | 'names'

function linesOf(transitions: readonly ChartTransition[], detail: Detail): readonly DrawnLine[] {
  if (detail === 'names') return []
  if (detail === 'events')
    return [...Map.groupBy(transitions, ({ label }) => label)].map(([text, own]) => ({
      text,
      transitions: own,
    }))
  return transitions.flatMap((transition) =>
    brokenLabel(transitionText(transition)).map((text, index) => ({
      text: index === 0 ? text : `  ${text}`,
      transitions: [transition],
    })),
  )
}

/** Internal transitions are text inside their state, as is usual in statecharts. */
function linesIn(chart: Chart, state: ChartState, detail: Detail): readonly DrawnLine[] {
  const staying = chart.transitions.filter(({ from, stays }) => stays && from === state.id)
  const own = detail === 'texts' ? stateLines(state).map((text) => ({ text, transitions: [] })) : []
  return [...own, ...linesOf(staying, detail)]
}

interface DrawnArrow extends Pick<PlacedArrow, 'id' | 'transitions' | 'lines'> {
  readonly from: string
  readonly to: string
}

function arrowsOf(chart: Chart, detail: Detail): readonly DrawnArrow[] {
  const leaving = chart.transitions.filter(({ stays }) => !stays)
  return [...Map.groupBy(leaving, ({ from, to }) => `${from} → ${to}`)].flatMap(([id, transitions]) => {
    const [first] = transitions
    return first
      ? [{ id, from: first.from, to: first.to, transitions, lines: linesOf(transitions, detail) }]
      : []
  })
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
  const edges = arrowsOf(chart, detail).map(({ id, from, to, lines }): ElkExtendedEdge => {
    const ends = { id, sources: [from], targets: [to] }
    if (lines.length === 0) return ends
    const texts = lines.map(({ text }) => text)
    const label = {
      text: texts.join('\n'),
      width: widthOf(texts) + 12,
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
    return [{ ...place, state, lines: linesIn(chart, state, detail) }, ...within]
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
  const arrows = arrowsOf(chart, detail).flatMap(({ id, transitions, lines }): PlacedArrow[] => {
    const edge = edges.get(id)
    if (!edge) return []
    const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {}
    return [{ id, transitions, points: pointsOf(edge), label: { x, y, width, height }, lines }]
  })
  return {
    width: whole.width ?? 0,
    height: whole.height ?? 0,
    states: placedStates(chart, whole, detail),
    arrows,
    initials: placedInitials(whole, edges),
  }
}
