import { Counter, Gauge, type Metric } from 'prom-client'
import type { FlagFigures } from '../services/flag-evaluation/create-flag-evaluation.ts'
import type { FlagState } from '../services/flag-evaluation/flag-evaluation.ts'

const states: readonly FlagState[] = ['live', 'last-known', 'presets']

/** For alerts such as `flags_state{state="live"} == 0`, or on the age. */
export function flagMetrics(figures: () => FlagFigures): readonly Metric[] {
  const state = new Gauge({
    name: 'flags_state',
    help: '1 for where the values of the flags come from: the service, what it said last, or the presets.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const now = figures().state
      for (const each of states) this.set({ state: each }, each === now ? 1 : 0)
    },
  })
  const age = new Gauge({
    name: 'flags_age_seconds',
    help: 'Time since the flag service last answered; -1 if it never did.',
    registers: [],
    collect() {
      this.set(figures().ageSeconds ?? -1)
    },
  })
  const failures = new Counter({
    name: 'flags_failures_total',
    help: 'Questions to the flag service without an answer that can be used.',
    labelNames: ['reason'],
    registers: [],
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(figures().failures)) this.inc({ reason }, count)
    },
  })
  return [state, age, failures]
}
