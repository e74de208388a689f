import { Actor, type ActorRefLike, type InspectionEvent, type Snapshot } from 'xstate'
import { z } from '#models/zod.ts'

/**
 * The event protocol of `@statelyai/inspect`, as its clients and ours send it. An actor is announced, then
 * events and snapshots follow. A machine's definition is JSON text.
 */

const plainEvent = z.looseObject({ type: z.string() })

const common = {
  sessionId: z.string(),
  rootId: z.string().optional(),
  createdAt: z.string(),
  _version: z.string(),
}

const snapshotSchema = z.looseObject({ status: z.string().optional() })

const statelyEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('@xstate.actor'),
    ...common,
    name: z.string(),
    parentId: z.string().optional(),
    definition: z.string().optional(),
    snapshot: snapshotSchema,
  }),
  z.object({
    type: z.literal('@xstate.event'),
    ...common,
    sourceId: z.string().optional(),
    event: plainEvent,
  }),
  z.object({ type: z.literal('@xstate.snapshot'), ...common, event: plainEvent, snapshot: snapshotSchema }),
])

export type StatelyEvent = z.infer<typeof statelyEvent>

export function readStatelyEvent(data: unknown): StatelyEvent | undefined {
  const result = statelyEvent.safeParse(data)
  return result.success ? result.data : undefined
}

/** Version of the protocol's package. */
const VERSION = '0.7.2'
const DEEPEST = 10

function toPlain(value: unknown, depth: number, above: readonly object[]): unknown {
  if (typeof value === 'function') return { type: value.name }
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (typeof Element !== 'undefined' && value instanceof Element) return value.outerHTML
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return toPlain(value.toJSON(), depth, [...above, value])
  if (above.includes(value)) return '[Circular]'
  if (depth >= DEEPEST) return Array.isArray(value) ? '[Array]' : '[Object]'
  const path = [...above, value]
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (Array.isArray(value)) return value.map((item) => toPlain(item, depth + 1, path))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlain(item, depth + 1, path)]))
}

/** A JSON-safe copy: functions by name, elements by markup, cycles cut. */
export const plain = (value: unknown): unknown => toPlain(value, 0, [])

const plainSnapshot = (snapshot: unknown) => snapshotSchema.parse(plain(snapshot) ?? {})

export type ProtocolEvent = Extract<InspectionEvent, { readonly type: StatelyEvent['type'] }>

const TYPES: readonly string[] = [
  '@xstate.actor',
  '@xstate.event',
  '@xstate.snapshot',
] satisfies StatelyEvent['type'][]

export const isOfProtocol = (event: InspectionEvent): event is ProtocolEvent => TYPES.includes(event.type)

export function statelyOf(event: ProtocolEvent, snapshot: unknown, createdAt: number): StatelyEvent {
  const { actorRef, rootId } = event
  const shared = { sessionId: actorRef.sessionId, rootId, createdAt: String(createdAt), _version: VERSION }
  if (event.type === '@xstate.event') {
    return {
      type: event.type,
      ...shared,
      event: plainEvent.parse(plain(event.event)),
      sourceId: event.sourceRef?.sessionId,
    }
  }
  if (event.type === '@xstate.snapshot')
    return {
      type: event.type,
      ...shared,
      event: plainEvent.parse(plain(event.event)),
      snapshot: plainSnapshot(snapshot),
    }
  const actor = actorRef instanceof Actor ? actorRef : undefined
  const id = actor?.id ?? actorRef.sessionId
  const config = actor?.logic.config
  const definition: { readonly id?: string } | undefined =
    typeof config === 'object' && config !== null ? config : undefined
  return {
    type: event.type,
    ...shared,
    name: id === actorRef.sessionId && definition?.id ? definition.id : id,
    parentId: actor?._parent?.sessionId,
    definition: JSON.stringify(plain(definition ?? { id })),
    snapshot: plainSnapshot(snapshot),
  }
}

/** Undefined while the actor is being created. */
export const snapshotOf = (actor: ActorRefLike): Snapshot<unknown> | undefined => actor.getSnapshot()
