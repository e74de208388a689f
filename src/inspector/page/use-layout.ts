import ELK from 'elkjs/lib/elk-api.js'
import elkWorker from 'elkjs/lib/elk-worker.min.js?url'
import { useEffect, useState } from 'react'
import { type Chart, chartOf } from '../chart/chart.ts'
import { type ChartRoom, layoutOf, type PlacedChart } from '../chart/layout.ts'
import { machines } from '../machines.ts'

const engine = new ELK({ workerUrl: elkWorker })
const [first] = machines.values()
/** Warms up the worker before the first chart is chosen. */
const ready = first ? layoutOf(chartOf(first), engine) : undefined

export interface Layout {
  readonly chart: Chart
  readonly placed: PlacedChart
  readonly milliseconds: number
}

/** The layout before stays until the next is ready. */
export function useLayout(chart: Chart, room: ChartRoom | undefined): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()
  useEffect(() => {
    if (!room) return
    let isWanted = true
    const lay = async () => {
      await ready
      const began = performance.now()
      const placed = await layoutOf(chart, engine, room)
      if (isWanted) setLayout({ chart, placed, milliseconds: Math.round(performance.now() - began) })
    }
    void lay()
    return () => {
      isWanted = false
    }
  }, [chart, room])
  return layout?.chart.id === chart.id ? layout : undefined
}
