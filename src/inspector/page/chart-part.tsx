import { useMemo, useRef, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import { collapsedChart } from '../chart/collapse.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { svgOf } from '../chart/svg.ts'
import { ChartView, type Lit } from './chart-view.tsx'
import { download } from './download.ts'
import { Outline } from './outline.tsx'
import { useLayout } from './use-layout.ts'
import { useRoom } from './use-room.ts'

const none: ReadonlySet<string> = new Set()

interface ChartPartProps {
  readonly chart: Chart
  readonly lit: Lit
  /** Undefined: it is simulated already, or no machine of ours. */
  readonly onSimulate: (() => void) | undefined
}

/** States that have parts, but for the chart itself. */
const foldableIn = ({ states }: Chart): readonly string[] => {
  const parents = new Set(states.map(({ parent }) => parent))
  return states.filter(({ id, parent }) => parent !== null && parents.has(id)).map(({ id }) => id)
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

function useCollapsed(chart: Chart) {
  const [byChart, setByChart] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  const collapsed = byChart.get(chart.id) ?? none
  const toggle = (id: string) => {
    const next = new Set(collapsed)
    if (!next.delete(id)) next.add(id)
    setByChart(new Map([...byChart, [chart.id, next]]))
  }
  return { collapsed, toggle }
}

export function ChartPart({ chart, lit, onSimulate }: ChartPartProps) {
  const box = useRef<HTMLDivElement>(null)
  const { collapsed, toggle } = useCollapsed(chart)
  const { marked } = lit
  const drawn = useMemo(() => {
    // What was searched for is shown.
    const closed = [...collapsed].filter((id) => !marked?.startsWith(`${id}.`))
    return collapsedChart(chart, new Set(closed))
  }, [chart, collapsed, marked])
  const layout = useLayout(drawn, useRoom(box))
  return (
    <section
      className="panel chart"
      aria-label={`Chart of ${chart.id}`}
      data-layout-milliseconds={layout?.milliseconds}
    >
      <div className="chart__bar">
        <h2 className="title">{chart.id}</h2>
        <p className="small muted num">
          {chart.states.length - 1} states, {chart.transitions.length} transitions
          {layout ? `, laid out in ${layout.milliseconds} ms` : ''}
        </p>
        {onSimulate ? (
          <button type="button" className="btn btn--s" onClick={onSimulate}>
            Simulate
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn--s"
          disabled={!layout}
          onClick={() =>
            layout && download(`${chart.id}.svg`, 'image/svg+xml', svgOf(layout.placed, lit.active))
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
