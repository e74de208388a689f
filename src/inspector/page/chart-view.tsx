import {
  Background,
  Controls,
  type Node,
  type NodeProps,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  ViewportPortal,
} from '@xyflow/react'
import { memo, useEffect, useMemo } from 'react'
import { classNames } from '../../components/class-names.ts'
import { measures, type PlacedChart, type PlacedState, type PlacedTransition } from '../chart/layout.ts'
import { transitionText } from '../chart/mermaid.ts'
import { FILLED } from '../chart/readable.ts'
import { linePath } from '../chart/svg.ts'

export interface Lit {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  readonly marked: string | null
}

interface ChartViewProps {
  readonly placed: PlacedChart
  readonly lit: Lit
  readonly name: string
}

interface StateData extends Record<string, unknown> {
  readonly placed: PlacedState
  readonly isActive: boolean
  readonly isMarked: boolean
  readonly taken: ReadonlySet<string>
}

function StateBox({ data: { placed, isActive, isMarked, taken } }: NodeProps<Node<StateData>>) {
  const { state, lines } = placed
  const look = classNames('state', `state--${state.type}`, isActive && 'is-active', isMarked && 'is-marked')
  return (
    <div className={look} data-state={state.id} data-active={isActive}>
      <span className="state__name">{state.type === 'history' ? 'H' : state.key}</span>
      {lines.map(({ text, transition }, index) => (
        <span
          key={`${index}${text}`}
          className={classNames('state__line', transition !== null && taken.has(transition) && 'is-taken')}
        >
          {text}
        </span>
      ))}
    </div>
  )
}

const nodeTypes = { state: memo(StateBox) }

function nodesOf({ states }: PlacedChart, { active, taken, marked }: Lit): Node<StateData>[] {
  return states.map((placed): Node<StateData> => {
    const { state, x, y, width, height } = placed
    const within = state.parent === null ? {} : { parentId: state.parent }
    const data = { placed, isActive: active.has(state.id), isMarked: marked === state.id, taken }
    return {
      id: state.id,
      type: 'state',
      position: { x, y },
      width,
      height,
      data,
      ...within,
      selectable: false,
      focusable: false,
    }
  })
}

function Arrow({ placed, isTaken }: { readonly placed: PlacedTransition; readonly isTaken: boolean }) {
  const { points, label, lines, transition } = placed
  return (
    <g
      className={classNames('arrow', isTaken && 'is-taken')}
      data-transition={transition.id}
      data-taken={isTaken}
    >
      <title>{transitionText(transition)}</title>
      <path d={linePath(points)} markerEnd={isTaken ? 'url(#tip-taken)' : 'url(#tip)'} />
      {lines.length > 0 ? (
        <rect x={label.x} y={label.y} width={label.width} height={label.height} rx="3" />
      ) : null}
      {lines.map((line, index) => (
        <text key={`${index}${line}`} x={label.x + 6} y={label.y + 14 + index * measures.line}>
          {line}
        </text>
      ))}
    </g>
  )
}

function Tip({ id }: { readonly id: string }) {
  return (
    <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
      <path d="M0 0L8 4L0 8z" />
    </marker>
  )
}

/** Elk routes the arrows; they are drawn over the boxes in the same coordinates. */
function Arrows({ placed, taken }: { readonly placed: PlacedChart; readonly taken: ReadonlySet<string> }) {
  return (
    <ViewportPortal>
      <svg className="arrows" width={placed.width} height={placed.height} aria-hidden="true">
        <defs>
          <Tip id="tip" />
          <Tip id="tip-taken" />
        </defs>
        {placed.initials.map(({ id, x, y, points }) => (
          <g key={id} className="beginning">
            <path d={linePath(points)} markerEnd="url(#tip)" />
            <circle cx={x} cy={y} r={measures.dot / 2} />
          </g>
        ))}
        {placed.transitions.map((one) => (
          <Arrow key={one.transition.id} placed={one} isTaken={taken.has(one.transition.id)} />
        ))}
      </svg>
    </ViewportPortal>
  )
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

export function ChartView({ placed, lit, name }: ChartViewProps) {
  const nodes = useMemo(() => nodesOf(placed, lit), [placed, lit])
  return (
    <ReactFlowProvider key={name}>
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
        <Controls showInteractive={false} position="bottom-right" orientation="horizontal" />
        <Arrows placed={placed} taken={lit.taken} />
        <FitToRoom placed={placed} />
        <MarkedInView marked={lit.marked} />
      </ReactFlow>
    </ReactFlowProvider>
  )
}
