import type { Chart, ChartState, ChartTransition } from './chart.ts'

const INDENT = '  '

const escaped = (text: string) =>
  text
    .replaceAll(':', '#colon;')
    .replaceAll(';', '#59;')
    .replaceAll('#colon#59;', '#58;')
    .replaceAll('"', '#quot;')

const nameOf = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_')

export function transitionText({
  label,
  guard,
  actions,
}: Pick<ChartTransition, 'label' | 'guard' | 'actions'>): string {
  return [
    label,
    guard === null ? '' : ` [${guard}]`,
    actions.length > 0 ? ` / ${actions.join(', ')}` : '',
  ].join('')
}

export function stateLines({
  entry,
  invokes,
  exit,
}: Pick<ChartState, 'entry' | 'invokes' | 'exit'>): readonly string[] {
  return [
    ...entry.map((name) => `entry / ${name}`),
    ...invokes.map((name) => `runs ${name}`),
    ...exit.map((name) => `exit / ${name}`),
  ]
}

export interface Unreached {
  readonly states: readonly string[]
  /** Ids. */
  readonly transitions: readonly string[]
}

const MARK = '(no scenario)'

/** States and transitions that no scenario reaches are marked in their text, which every renderer shows. */
export function mermaidOf(chart: Chart, unreached: Unreached = { states: [], transitions: [] }): string {
  const [root] = chart.states
  if (!root) return 'stateDiagram-v2\n'
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id)
  const write = (state: ChartState, depth: number): string[] => {
    const indent = INDENT.repeat(depth)
    const name = nameOf(state.id)
    const lines = [...stateLines(state), ...(unreached.states.includes(state.id) ? [MARK] : [])]
    const notes = lines.map((line) => `${indent}${name}: ${escaped(line)}`)
    const title = state.type === 'history' ? 'H' : state.key
    const head = `${indent}state "${escaped(title)}" as ${name}`
    const inner = inside(state, depth + 1)
    const last = state.type === 'final' ? [`${indent}${name} --> [*]`] : []
    return inner.length > 0 ? [`${head} {`, ...inner, `${indent}}`, ...notes] : [head, ...notes, ...last]
  }
  const inside = (state: ChartState, depth: number): string[] => {
    const children = childrenOf(state.id)
    const begin = state.initial === null ? [] : [`${INDENT.repeat(depth)}[*] --> ${nameOf(state.initial)}`]
    const parts = children.map((child) => write(child, depth))
    if (state.type !== 'parallel') return [...begin, ...parts.flat()]
    return parts.flatMap((part, index) => (index === 0 ? part : [`${INDENT.repeat(depth)}--`, ...part]))
  }
  const arrows = chart.transitions.map((transition) => {
    const mark = unreached.transitions.includes(transition.id) ? ` ${MARK}` : ''
    return `${INDENT}${nameOf(transition.from)} --> ${nameOf(transition.to)}: ${escaped(transitionText(transition))}${mark}`
  })
  return ['stateDiagram-v2', ...write(root, 1), ...arrows, ''].join('\n')
}
