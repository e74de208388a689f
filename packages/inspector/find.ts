import type { Chart } from './chart/chart.ts'

export interface FoundEntry {
  readonly kind: 'machine' | 'state' | 'event'
  readonly machine: string
  readonly state: string
  readonly text: string
}

const MOST = 40

export function find(charts: readonly Chart[], query: string): readonly FoundEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = charts.flatMap((chart): FoundEntry[] => {
    const [root, ...states] = chart.states
    const events = new Map(
      chart.transitions.filter(({ kind }) => kind === 'event').map(({ event, from }) => [event, from]),
    )
    return [
      { kind: 'machine', machine: chart.id, state: root?.id ?? chart.id, text: chart.id },
      ...states.map(({ id }): FoundEntry => ({ kind: 'state', machine: chart.id, state: id, text: id })),
      ...[...events].map(
        ([event, from]): FoundEntry => ({ kind: 'event', machine: chart.id, state: from, text: event }),
      ),
    ]
  })
  const fitting = all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
  const begins = ({ text }: FoundEntry) => (text.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return fitting.sort((a, b) => begins(a) - begins(b)).slice(0, MOST)
}
