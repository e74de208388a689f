export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error'

const PREFIXES: readonly (readonly [prefix: string, kind: TransitionKind])[] = [
  ['xstate.after.', 'after'],
  ['xstate.done.', 'done'],
  ['xstate.error.', 'error'],
]

export function kindOf(event: string): TransitionKind {
  if (event === '') return 'always'
  return PREFIXES.find(([prefix]) => event.startsWith(prefix))?.[1] ?? 'event'
}

const UNITS = [
  [60_000, 'min'],
  [1_000, 's'],
] as const

function delayName(delay: string): string {
  const milliseconds = Number(delay)
  if (Number.isNaN(milliseconds)) return delay
  const [size, unit] = UNITS.find(([each]) => milliseconds >= each && milliseconds % each === 0) ?? [1, 'ms']
  return `${milliseconds / size} ${unit}`
}

/** @example eventLabel('xstate.after.10000.alerts.shown', new Map()) // 'after 10 s' */
export function eventLabel(event: string, actors: ReadonlyMap<string, string>): string {
  const rest = (prefix: string) => event.slice(prefix.length)
  const actor = (id: string) => actors.get(id) ?? id
  if (event === '') return 'always'
  if (event.startsWith('xstate.after.'))
    return `after ${delayName(/^(\d+|[^.]+)/.exec(rest('xstate.after.'))?.[0] ?? '')}`
  if (event.startsWith('xstate.done.actor.')) return `${actor(rest('xstate.done.actor.'))} done`
  if (event.startsWith('xstate.error.actor.')) return `${actor(rest('xstate.error.actor.'))} failed`
  if (event.startsWith('xstate.snapshot.')) return `${actor(rest('xstate.snapshot.'))} says`
  if (event.startsWith('xstate.done.state.')) return 'done'
  return event === '*' ? 'anything else' : event
}

interface Named {
  readonly type?: unknown
  readonly name?: unknown
  readonly guards?: readonly unknown[]
  readonly id?: unknown
  readonly sendId?: unknown
}

const isNamed = (value: unknown): value is Named =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

function nameOf(value: unknown, otherwise: string): string {
  if (typeof value === 'string') return value
  if (!isNamed(value)) return otherwise
  if (typeof value.type === 'string' && value.type !== '') return value.type.replace(/^xstate\./, '')
  return typeof value.name === 'string' && value.name !== '' ? value.name : otherwise
}

export const actionName = (action: unknown): string => nameOf(action, 'action')

/** XState adds actions that start and stop delays. */
export function isWritten(action: unknown): boolean {
  const { id, sendId } = isNamed(action) ? action : {}
  return ![id, sendId].some((name) => typeof name === 'string' && name.startsWith('xstate.after.'))
}

export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  if (isNamed(guard) && Array.isArray(guard.guards)) {
    const inner = guard.guards.map(guardName).filter((name) => name !== null)
    const name = nameOf(guard, 'and')
    return name === 'not' ? `not ${inner.join()}` : inner.join(name === 'or' ? ' or ' : ' and ')
  }
  return nameOf(guard, 'guard')
}
