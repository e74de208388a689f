import type { Chart } from '../chart/chart.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { svgOf } from '../chart/svg.ts'
import { ChartView, type Lit } from './chart-view.tsx'
import { download } from './download.ts'
import { Outline } from './outline.tsx'
import type { Layout } from './use-layout.ts'

interface ChartPartProps {
  readonly chart: Chart
  readonly layout: Layout | undefined
  readonly lit: Lit
  /** Undefined: it is simulated already, or no machine of ours. */
  readonly onSimulate: (() => void) | undefined
}

export function ChartPart({ chart, layout, lit, onSimulate }: ChartPartProps) {
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
      <div className="chart__room">
        {layout ? <ChartView placed={layout.placed} lit={lit} name={chart.id} /> : null}
      </div>
      <Outline chart={chart} lit={lit} />
    </section>
  )
}
