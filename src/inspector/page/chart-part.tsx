import { useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import type { Detail } from '../chart/layout.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { type DrawingChoice, foldableIn } from '../chart/readable.ts'
import { svgOf } from '../chart/svg.ts'
import { ChartView, type Lit } from './chart-view.tsx'
import { download } from './download.ts'
import { Outline } from './outline.tsx'
import { type Layout, useLayout, wholeDrawing } from './use-layout.ts'
import { useRoom } from './use-room.ts'

const none: ReadonlySet<string> = new Set()

interface ChartPartProps {
  readonly chart: Chart
  readonly lit: Lit
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
    <details className="outline">
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

/** What was chosen for this chart, and for each of those before. */
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
  ['names', 'Names only'],
] as const

interface DetailsProps {
  readonly detail: Detail | undefined
  readonly onChoose: (change: OwnChoice) => void
}

function Details({ detail, onChoose }: DetailsProps) {
  return (
    <div className="field chart__detail">
      <select
        aria-label="Detail of the drawing"
        value={detail ?? 'readable'}
        onChange={({ target: { value } }) =>
          onChoose({ detail: value === 'readable' ? undefined : (value as Detail) })
        }
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

function Facts({ chart, layout }: { readonly chart: Chart; readonly layout: Layout | undefined }) {
  const facts = [
    `${chart.states.length - 1} states`,
    `${chart.transitions.length} transitions`,
    layout?.detail === 'names' && 'names only',
    layout && layout.collapsed.size > 0 && `${layout.collapsed.size} collapsed`,
    layout && `laid out in ${layout.milliseconds} ms`,
  ]
  return <p className="small muted num">{facts.filter((fact) => typeof fact === 'string').join(', ')}</p>
}

export function ChartPart({ chart, lit, onSimulate }: ChartPartProps) {
  const box = useRef<HTMLDivElement>(null)
  const { choice, choose } = useChoice(chart, lit.marked)
  const layout = useLayout(chart, useRoom(box), choice)
  const collapsed = layout?.collapsed ?? none
  const toggle = (id: string) => {
    const next = new Set(collapsed)
    if (!next.delete(id)) next.add(id)
    choose({ collapsed: next })
  }
  return (
    <section
      className="panel chart"
      aria-label={`Chart of ${chart.id}`}
      data-layout-milliseconds={layout?.milliseconds}
    >
      <div className="chart__bar">
        <h2 className="title">{chart.id}</h2>
        <Facts chart={chart} layout={layout} />
        <Details detail={choice.detail} onChoose={choose} />
        {onSimulate ? (
          <button type="button" className="btn btn--s" onClick={onSimulate}>
            Simulate
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn--s"
          onClick={() =>
            void wholeDrawing(chart).then((placed) =>
              download(`${chart.id}.svg`, 'image/svg+xml', svgOf(placed, lit.active)),
            )
          }
        >
          Save SVG
        </button>
        <button
          type="button"
          className="btn btn--s"
          onClick={() => download(`${chart.id}.mmd`, 'text/plain', mermaidOf(chart))}
        >
          Save Mermaid
        </button>
      </div>
      <div className="chart__room" ref={box}>
        {layout ? <ChartView placed={layout.placed} lit={lit} name={chart.id} /> : null}
      </div>
      <div className="chart__notes">
        <Parts chart={chart} collapsed={collapsed} onToggle={toggle} />
        <Outline chart={chart} lit={lit} />
      </div>
    </section>
  )
}
