import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { actionName, eventLabel, guardName, isWritten, kindOf, type TransitionKind } from './names.ts'

export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

export interface ChartState {
  readonly id: string
  readonly key: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly parent: string | null
  readonly initial: string | null
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly string[]
}

export interface ChartTransition {
  readonly id: string
  readonly from: string
  /** The source state for internal transitions. */
  readonly to: string
  readonly stays: boolean
  readonly kind: TransitionKind
  readonly event: string
  readonly label: string
  readonly guard: string | null
  readonly actions: readonly string[]
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).sort((a, b) => a.order - b.order)

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    entry: node.entry.filter(isWritten).map(actionName),
    exit: node.exit.filter(isWritten).map(actionName),
    invokes: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'actor')),
  }
}

/** The same id in the chart and for transitions that the machine reports. */
const transitionId = (from: string, event: string, index: number): string => `${from}|${event}|${index}`

function ownTransitions(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])]
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const names = new Map(node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id]))
  return ownTransitions(node).flatMap((group) =>
    group.map((transition, index): ChartTransition => {
      const target = transition.target?.[0]?.id
      return {
        id: transitionId(node.id, transition.eventType, index),
        from: node.id,
        to: target ?? node.id,
        stays: target === undefined,
        kind: kindOf(transition.eventType),
        event: transition.eventType,
        label: eventLabel(transition.eventType, names),
        guard: guardName(transition.guard),
        actions: transition.actions.map(actionName),
      }
    }),
  )
}

/**
 * @example chartOf(modalsMachine).states.map(({ id }) => id) // ['modals', 'modals.closed', 'modals.open', …]
 */
export function chartOf(machine: AnyStateMachine): Chart {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(walk)]
  const nodes = walk(machine.root)
  return { id: machine.id, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) }
}

export function activeStates(chart: Chart, value: unknown): ReadonlySet<string> {
  const active = new Set<string>()
  const enter = (id: string, within: unknown): void => {
    active.add(id)
    const children = chart.states.filter(({ parent }) => parent === id)
    const step = (key: string, inner: unknown) => {
      const child = children.find((state) => state.key === key)
      if (child) enter(child.id, inner)
    }
    if (typeof within === 'string') step(within, undefined)
    else if (isNested(within)) for (const [key, inner] of Object.entries(within)) step(key, inner)
  }
  const [root] = chart.states
  if (root) enter(root.id, value)
  return active
}

const isNested = (value: unknown): value is Record<string, StateValue> =>
  typeof value === 'object' && value !== null

/** Undefined for the transition into the initial state. */
export function idOfTransition(transition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = transition
  const group = ownTransitions(source).find((each) => each.includes(transition))
  return group && transitionId(source.id, eventType, group.indexOf(transition))
}

/** Ids of the transitions that the machine would take; evaluates its guards. */
export function judgedTransitions(
  machine: AnyStateMachine,
  value: StateValue,
  context: unknown,
  event: { readonly type: string },
): readonly string[] {
  const snapshot = machine.resolveState({ value, context })
  const taken: readonly AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event)
  return taken.flatMap((transition) => idOfTransition(transition) ?? [])
}
