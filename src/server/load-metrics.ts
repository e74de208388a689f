import { Counter, Gauge, type Metric } from 'prom-client'
import type { RenderGate } from './render-gate.ts'

/** What the bounds of this process hold back. */
export function loadMetrics(gate: Pick<RenderGate, 'figures'>): readonly Metric[] {
  const renders = new Gauge({
    name: 'renders',
    help: 'Renders that run or wait for their turn, by kind: pages, filters and searches (wild), data for navigations, reads of our own content API (api).',
    labelNames: ['kind', 'state'],
    registers: [],
    collect() {
      for (const [kind, { running, waiting }] of Object.entries(gate.figures())) {
        this.set({ kind, state: 'running' }, running)
        this.set({ kind, state: 'waiting' }, waiting)
      }
    },
  })
  const refused = new Counter({
    name: 'renders_refused_total',
    help: 'Renders that were not started, because too many waited or for too long.',
    labelNames: ['kind'],
    registers: [],
    collect() {
      this.reset()
      for (const [kind, figures] of Object.entries(gate.figures())) this.inc({ kind }, figures.refused)
    },
  })
  return [renders, refused]
}
