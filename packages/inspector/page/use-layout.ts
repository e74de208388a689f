import ELK from 'elkjs/lib/elk-api.js'
import elkWorker from 'elkjs/lib/elk-worker.min.js?url'
import { useEffect, useState } from 'react'
import { type Chart, chartOf } from '../chart/chart.ts'
import { type ChartRoom, layoutOf, type PlacedChart } from '../chart/layout.ts'
import { type DrawingChoice, type DrawnChart, readableChart } from '../chart/readable.ts'
import { machines } from '../machines.ts'

const engine = new ELK({ workerUrl: elkWorker })
const [first] = machines.values()
/** Warms up the worker before the first chart is chosen. */
const ready = first ? layoutOf(chartOf(first), engine) : undefined

export interface Layout extends DrawnChart {
  readonly chart: Chart
}

/** The drawing with all texts, whatever the room. */
export const wholeDrawing = (chart: Chart): Promise<PlacedChart> => layoutOf(chart, engine)

/** The layout before stays until the next is ready. */
export function useLayout(
  chart: Chart,
  room: ChartRoom | undefined,
  choice: DrawingChoice,
): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()
  useEffect(() => {
    if (!room) return
    let isWanted = true
    const lay = async () => {
      await ready
      const drawn = await readableChart(chart, engine, room, choice)
      if (isWanted) setLayout({ ...drawn, chart })
    }
    void lay()
    return () => {
      isWanted = false
    }
  }, [chart, room, choice])
  return layout?.chart === chart ? layout : undefined
}
