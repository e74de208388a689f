import { type Difference, differences } from '../scenario/difference.ts'
import type { NumberedEvent, WatchedEvent } from './channel.ts'
import { type ActorThen, actorAfter, actorsAfter } from './moment.ts'
import { shortEvent } from './sequence.ts'

export type EntryKind = 'actor' | 'event' | 'transition' | 'context' | 'action' | 'error'

export const entryKinds: readonly EntryKind[] = ['actor', 'event', 'transition', 'context', 'action', 'error']

/** One line of the time line. */
export interface TimeEntry {
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly session: string
  readonly name: string
  /** Id of the actor's chart, if it has one. */
  readonly machine: string | null
  readonly kind: EntryKind
  readonly text: string
}

/** @example stateText({ lists: 'capped', chat: { open: 'idle' } }) // 'lists.capped, chat.open.idle' */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(', ')
}

export const errorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : typeof error === 'string'
      ? error
      : ''

const withMessage = (text: string, error: unknown) =>
  [text, errorMessage(error)].filter((part) => part !== '').join(': ')

const stands = ({ value, status }: ActorThen) => stateText(value) || status

function describe(
  event: WatchedEvent,
  before: ActorThen | undefined,
  after: ActorThen | undefined,
): Pick<TimeEntry, 'kind' | 'text'> {
  if (event.type === '@xstate.actor') return { kind: 'actor', text: event.name }
  if (event.type === '@xstate.action') return { kind: 'action', text: event.action }
  const text = shortEvent(event.event.type)
  if (event.type === '@xstate.event') {
    const failed = /^xstate\.error\.|^xstate\.promise\.reject$/.test(event.event.type)
    return failed
      ? { kind: 'error', text: withMessage(text, event.event.error ?? event.event.data) }
      : { kind: 'event', text }
  }
  const { snapshot } = event
  if (snapshot.status === 'error') return { kind: 'error', text: withMessage(text, snapshot.error) }
  const [from, to] = [before, after].map((actor) => (actor ? stands(actor) : ''))
  return from === to ? { kind: 'context', text } : { kind: 'transition', text: `${from} → ${to}` }
}

export function entriesOf(events: readonly NumberedEvent[]): readonly TimeEntry[] {
  const actors = new Map<string, ActorThen>()
  return events.map(({ number, event }): TimeEntry => {
    const before = actors.get(event.sessionId)
    const after = actorAfter(before, { number, event })
    if (after) actors.set(event.sessionId, after)
    return {
      number,
      at: Number(event.createdAt),
      session: event.sessionId,
      name: after?.name ?? event.sessionId,
      machine: after?.machine ?? null,
      ...describe(event, before, after),
    }
  })
}

export interface EntryFilter {
  /** A session, `all`, or null for the actors of the chosen machine. */
  readonly actor: string | null
  readonly hides: readonly EntryKind[]
}

export function filteredEntries(
  entries: readonly TimeEntry[],
  { actor, hides }: EntryFilter,
  machine: string,
): readonly TimeEntry[] {
  const isWanted = (entry: TimeEntry) =>
    actor === 'all' || (actor === null ? entry.machine === machine : entry.session === actor)
  return entries.filter((entry) => isWanted(entry) && !hides.includes(entry.kind))
}

/** The number of events that had happened by then; all if it is null. */
export const countUntil = (events: readonly NumberedEvent[], at: number | null): number => {
  if (at === null) return events.length
  const next = events.findIndex(({ number }) => number > at)
  return next < 0 ? events.length : next
}

/**
 * Differences of an actor at a later moment, in state and context: `expected` is the earlier value.
 * Null if it did not run at one of the two.
 */
export function changesOf(
  events: readonly NumberedEvent[],
  session: string,
  since: number,
  at: number | null,
): readonly Difference[] | null {
  const moments = [since, at]
    .map((number) => actorsAfter(events, countUntil(events, number)).get(session))
    .map((actor) => (actor ? { state: actor.value, context: actor.context } : null))
  const [before, after] = moments
  return before && after ? differences(before, after) : null
}
