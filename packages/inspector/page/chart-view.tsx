import { classNames } from '@marquee/design/class-names.ts'
import {
  Background,
  type Node,
  type NodeProps,
  ReactFlow,
  useReactFlow,
  useStore,
  ViewportPortal,
} from '@xyflow/react'
import { memo, useEffect, useMemo } from 'react'
import type { PlacedChart, PlacedState } from '../chart/layout.ts'
import { titleOf } from '../chart/lines.ts'
import { FILLED } from '../chart/readable.ts'
import type { Pressable, SentEvent } from '../live/pressable.ts'
import { Arrows, Presses } from './chart-arrows.tsx'
import type { Lit } from './lit.ts'

interface ChartViewProps {
  readonly placed: PlacedChart
  readonly lit: Lit
  readonly name: string
  readonly pressable: Pressable
  readonly onPress: (event: SentEvent) => void
  readonly onUnfold: (id: string) => void
}

interface StateData extends Record<string, unknown> {
  readonly placed: PlacedState
  readonly isActive: boolean
  readonly isMarked: boolean
  /** Null: it has no parts. */
  readonly parts: 'shown' | 'folded' | null
  readonly onUnfold: (id: string) => void
}

function StateBox({ data: { placed, isActive, isMarked, parts, onUnfold } }: NodeProps<Node<StateData>>) {
  const { state } = placed
  const look = classNames(
    'state',
    `state--${state.type}`,
    parts === 'shown' ? 'state--plate' : 'state--box',
    parts === 'folded' && 'state--folded',
    isActive && 'is-active',
    isMarked && 'is-marked',
  )
  return (
    <div className={look} data-state={state.id} data-active={isActive}>
      <span className="state__name">{titleOf(state)}</span>
      {parts === 'folded' ? (
        <button
          type="button"
          className="state__open nopan"
          aria-label={`Show the parts of ${state.key}`}
          onClick={() => onUnfold(state.id)}
        />
      ) : null}
    </div>
  )
}

const nodeTypes = { state: memo(StateBox) }

function nodesOf(
  { states }: PlacedChart,
  { active, marked }: Lit,
  onUnfold: StateData['onUnfold'],
): Node<StateData>[] {
  const parents = new Set(states.map(({ state }) => state.parent))
  return states.map((placed): Node<StateData> => {
    const { state, x, y, width, height } = placed
    const within = state.parent === null ? {} : { parentId: state.parent }
    const hasParts = state.type === 'compound' || state.type === 'parallel'
    const parts = hasParts ? (parents.has(state.id) ? 'shown' : 'folded') : null
    return {
      id: state.id,
      type: 'state',
      position: { x, y },
      width,
      height,
      data: { placed, isActive: active.has(state.id), isMarked: marked === state.id, parts, onUnfold },
      ...within,
      selectable: false,
      focusable: false,
    }
  })
}

const wholeChart = { padding: (1 - FILLED) / 2, maxZoom: 1.1 }

function FitToRoom({ placed }: Pick<ChartViewProps, 'placed'>) {
  const { fitView } = useReactFlow()
  const [width, height] = [useStore((store) => store.width), useStore((store) => store.height)]
  useEffect(() => {
    if (width > 0 && height > 0) void fitView(wholeChart)
  }, [placed, width, height, fitView])
  return null
}

function MarkedInView({ marked }: Pick<Lit, 'marked'>) {
  const { fitView } = useReactFlow()
  useEffect(() => {
    if (marked !== null) void fitView({ nodes: [{ id: marked }], padding: 0.6, maxZoom: 1.1 })
  }, [marked, fitView])
  return null
}

/** The buttons are beside the drawing, so that they cover no state. */
export function Zoom() {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const presses = [
    ['Zoom out', '−', () => zoomOut()],
    ['Zoom in', '+', () => zoomIn()],
    ['Fit into the room', 'Fit', () => fitView(wholeChart)],
  ] as const
  return (
    <div className="toggle-group" role="group" aria-label="Zoom">
      {presses.map(([label, text, press]) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={() => void press()}>
          {text}
        </button>
      ))}
    </div>
  )
}

/** Needs the library's provider around it. */
export function ChartView({ placed, lit, name, pressable, onPress, onUnfold }: ChartViewProps) {
  const nodes = useMemo(() => nodesOf(placed, lit, onUnfold), [placed, lit, onUnfold])
  return (
    <ReactFlow
      nodes={nodes}
      nodeTypes={nodeTypes}
      colorMode="system"
      fitView
      fitViewOptions={wholeChart}
      minZoom={0.1}
      maxZoom={2}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      deleteKeyCode={null}
      attributionPosition="bottom-left"
      aria-label={`Chart of ${name}`}
    >
      <Background gap={24} />
      <ViewportPortal>
        <Arrows placed={placed} lit={lit} />
        <Presses placed={placed} lit={lit} pressable={pressable} onPress={onPress} />
      </ViewportPortal>
      <FitToRoom placed={placed} />
      <MarkedInView marked={lit.marked} />
    </ReactFlow>
  )
}
