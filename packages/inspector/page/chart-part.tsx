import { ReactFlowProvider } from '@xyflow/react'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import type { ChartRoom } from '../chart/layout.ts'
import type { Detail } from '../chart/lines.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { type DrawingChoice, foldableIn } from '../chart/readable.ts'
import { svgOf } from '../chart/svg.ts'
import type { Pressable, SentEvent } from '../live/pressable.ts'
import { ChartView, Zoom } from './chart-view.tsx'
import { download } from './download.ts'
import type { Lit } from './lit.ts'
import { Outline } from './outline.tsx'
import { type Layout, useLayout, wholeDrawing } from './use-layout.ts'

const none: ReadonlySet<string> = new Set()

interface ChartPartProps {
  readonly chart: Chart
  readonly lit: Lit
  readonly pressable: Pressable
  readonly onPress: (event: SentEvent) => void
  /** Undefined: it is simulated already, or no machine of ours. */
  readonly onSimulate: (() => void) | undefined
}

interface PartsProps {
  readonly chart: Chart
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

function Parts({ chart, collapsed, onToggle }: PartsProps) {
  const foldable = foldableIn(chart)
  if (foldable.length === 0) return null
  return (
    <details className="outline drop">
      <summary className="link">Parts</summary>
      <fieldset className="chart__parts" aria-label="Parts drawn">
        {foldable.map((id) => (
          <button
            key={id}
            type="button"
            className="btn btn--s"
            aria-pressed={!collapsed.has(id)}
            onClick={() => onToggle(id)}
          >
            {id.slice(chart.id.length + 1)}
          </button>
        ))}
      </fieldset>
    </details>
  )
}

type OwnChoice = Pick<DrawingChoice, 'detail' | 'collapsed'>

const ownChoice: OwnChoice = {}

/** The choice for this chart, and for each of those before. */
function useChoice({ id }: Chart, shown: string | null) {
  const [byChart, setByChart] = useState<ReadonlyMap<string, OwnChoice>>(new Map())
  const own = byChart.get(id) ?? ownChoice
  const choose = (change: OwnChoice) => setByChart(new Map([...byChart, [id, { ...own, ...change }]]))
  const choice = useMemo(() => ({ ...own, shown }), [own, shown])
  return { choice, choose }
}

const details = [
  ['readable', 'Readable'],
  ['texts', 'All texts'],
  ['events', 'Events only'],
  ['names', 'Names only'],
] as const

interface DetailsProps {
  readonly detail: Detail | undefined
  readonly onChoose: (change: OwnChoice) => void
}

function Details({ detail, onChoose }: DetailsProps) {
  return (
    <div className="field chart__choice">
      <select
        aria-label="Detail of the drawing"
        value={detail ?? 'readable'}
        onChange={({ target: { value } }) => {
          const [name] = details.find(([each]) => each === value) ?? []
          onChoose({ detail: name === 'readable' ? undefined : name })
        }}
      >
        {details.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function SaveAs({ chart, lit }: Pick<ChartPartProps, 'chart' | 'lit'>) {
  const save = async (format: string) => {
    if (format === 'mermaid') return download(`${chart.id}.mmd`, 'text/plain', mermaidOf(chart))
    download(`${chart.id}.svg`, 'image/svg+xml', svgOf(await wholeDrawing(chart), lit.active))
  }
  return (
    <div className="field chart__choice">
      <select aria-label="Save the chart" value="" onChange={({ target }) => void save(target.value)}>
        <option value="" disabled>
          Save as …
        </option>
        <option value="svg">SVG</option>
        <option value="mermaid">Mermaid</option>
      </select>
    </div>
  )
}

const notes: Readonly<Record<Detail, string>> = { texts: '', events: ', events only', names: ', names only' }

function Facts({ chart, layout }: { readonly chart: Chart; readonly layout: Layout | undefined }) {
  const folded = layout?.collapsed.size ?? 0
  const text = `${chart.states.length - 1} states, ${chart.transitions.length} transitions${
    layout ? notes[layout.detail] : ''
  }${folded > 0 ? `, ${folded} folded` : ''}`
  return (
    <p className="small muted num" title={text}>
      {text}
    </p>
  )
}

interface DrawnChartProps extends ChartPartProps {
  readonly choice: DrawingChoice
  readonly choose: (change: OwnChoice) => void
}

/** Pixels: smaller changes need no other layout. Rounded down, so that a chart which fits is as large as computed. */
const STEP = 100

const rounded = (length: number) => Math.max(STEP, Math.floor(length / STEP) * STEP)

/** Size of an element; undefined until it is measured. */
function useRoom(element: RefObject<HTMLElement | null>): ChartRoom | undefined {
  const [room, setRoom] = useState<ChartRoom>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const [width, height] = [rounded(current.clientWidth), rounded(current.clientHeight)]
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}

function DrawnChart({ chart, lit, pressable, onPress, onSimulate, choice, choose }: DrawnChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const layout = useLayout(chart, useRoom(box), choice)
  const collapsed = layout?.collapsed ?? none
  const toggle = (id: string) => {
    const next = new Set(collapsed)
    if (!next.delete(id)) next.add(id)
    choose({ collapsed: next })
  }
  return (
    <section className="panel chart" aria-label={`Chart of ${chart.id}`}>
      <div className="chart__bar">
        <h2 className="title">{chart.id}</h2>
        <Facts chart={chart} layout={layout} />
        <Parts chart={chart} collapsed={collapsed} onToggle={toggle} />
        <Outline chart={chart} lit={lit} />
        <Details detail={choice.detail} onChoose={choose} />
        <Zoom />
        {onSimulate ? (
          <button type="button" className="btn btn--s" onClick={onSimulate}>
            Simulate
          </button>
        ) : null}
        <SaveAs chart={chart} lit={lit} />
      </div>
      <div className="chart__room" ref={box}>
        {layout ? (
          <ChartView
            placed={layout.placed}
            lit={lit}
            name={chart.id}
            pressable={pressable}
            onPress={onPress}
            onUnfold={toggle}
          />
        ) : null}
      </div>
    </section>
  )
}

export function ChartPart(props: ChartPartProps) {
  const { chart, lit } = props
  const { choice, choose } = useChoice(chart, lit.marked)
  return (
    <ReactFlowProvider key={chart.id}>
      <DrawnChart {...props} choice={choice} choose={choose} />
    </ReactFlowProvider>
  )
}
