import {
  Actor,
  type ActorRefLike,
  type AnyActor,
  type AnyActorRef,
  type InspectedEventEvent,
  type InspectionEvent,
} from 'xstate'
import { chartVersion } from './chart-version.ts'
import { asJson, momentOf } from './difference.ts'
import type { HttpLine, ScenarioHeader } from './format.ts'
import type { Gesture } from './gestures.ts'
import { type Draft, listenToNetwork } from './listen.ts'
import { mask } from './mask.ts'

export interface RecorderOptions {
  readonly actorOf: (machine: string) => AnyActor | undefined
  /** Milliseconds from any origin. */
  readonly now?: () => number
  readonly network?: { fetch: typeof globalThis.fetch }
}

export type RecordingHeader = Pick<
  ScenarioHeader,
  'title' | 'machine' | 'editions' | 'flags' | 'clock' | 'seed' | 'page'
>

export type HttpExchange = Omit<HttpLine, 'kind' | 'at'>

export interface Recorder {
  start(header: RecordingHeader): void
  /** Stops and returns the masked recording as JSONL, with another title than at its start if one is given. */
  stop(title?: string): string
  event(inspected: InspectionEvent): void
  exchange(exchange: HttpExchange): void
  /** A gesture of the visitor; a text is one gesture, however many keys it takes. */
  gesture(gesture: Gesture): void
}

const isMachine = (actor: ActorRefLike, id: string): actor is AnyActor =>
  actor instanceof Actor && actor.logic.id === id

/** Internal events are not recorded, except the results of actors: a replay repeats delays by itself. */
const isOwn = (type: string) => type.startsWith('xstate.') && !/^xstate\.(?:done|error)\.actor\./.test(type)

function nameOf(source: ActorRefLike): string {
  if (!(source instanceof Actor)) return source.sessionId
  return typeof source.src === 'string' ? source.src : source.id
}

function eventOf(event: { readonly type: string; readonly error?: unknown }): unknown {
  const { error } = event
  return error instanceof Error
    ? asJson({ ...event, error: { ...error, name: error.name, message: error.message } })
    : asJson(event)
}

function eventDraft({ event, sourceRef }: InspectedEventEvent, machine: AnyActor, at: number): Draft {
  const from = sourceRef && sourceRef !== machine ? { from: nameOf(sourceRef) } : {}
  return { kind: 'event', at, event: eventOf(event), ...from }
}

function maskLine(line: Draft): unknown {
  if (line.kind !== 'event') return mask(line)
  const { type }: { readonly type?: unknown } = Object(line.event)
  return { ...line, event: Object.assign({}, mask(line.event), { type }) }
}

/** Editions and flags are not secret; inputs may be. Requests without a response yet are left out. */
function masked(header: ScenarioHeader, drafts: readonly Draft[]): string {
  const complete = drafts.filter((draft) => draft.kind !== 'http' || 'status' in draft)
  // Requests are sorted by time, since their bodies are read asynchronously.
  const inTime = complete.toSorted((one, other) => one.at - other.at)
  return [
    Object.assign({}, header, mask({ input: header.input, page: header.page })),
    ...inTime.map(maskLine),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

/** Requests by the page around the machine are not recorded. */
function isRequesting(machine: AnyActor | undefined): boolean {
  const children: Readonly<Record<string, AnyActorRef>> = machine?.getSnapshot().children ?? {}
  return Object.values(children).some((child) => child.getSnapshot().status === 'active')
}

function addMoment(drafts: Draft[], moment: Draft): void {
  const last = drafts.findLast(({ kind }) => kind === 'snapshot')
  if (!last || JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...moment, at: 0 }))
    drafts.push(moment)
}

/** Each key of a text reports the text so far. */
function addGesture(drafts: Draft[], gesture: Draft): void {
  const last = drafts.findLast(({ kind }) => kind === 'gesture')
  const fieldOf = (draft: Draft) => JSON.stringify({ ...draft, at: 0, value: '' })
  if (gesture.action === 'fill' && last && fieldOf(last) === fieldOf(gesture)) last.value = gesture.value
  else drafts.push(gesture)
}

/**
 * Records what one machine of the page goes through. It patches the network only between `start` and `stop`.
 */
export function createRecorder({
  actorOf,
  now = () => performance.now(),
  network = globalThis,
}: RecorderOptions): Recorder {
  let drafts: Draft[] = []
  let recording: {
    readonly head: RecordingHeader
    readonly began: number
    readonly release: () => void
  } | null = null
  let target: AnyActor | undefined
  let beginning: Pick<ScenarioHeader, 'chart' | 'begins' | 'input'> | undefined

  const time = () => Math.round(now() - (recording?.began ?? 0))
  const recordMoment = () => {
    if (target) addMoment(drafts, { kind: 'snapshot', at: time(), ...momentOf(target) })
  }
  const follow = (actor: AnyActor, begins: ScenarioHeader['begins']) => {
    target = actor
    const input = begins === 'fresh' ? asJson(actor.options.input) : null
    beginning = { chart: chartVersion(actor.logic), begins, input }
  }

  return {
    start(head) {
      recording?.release()
      drafts = []
      beginning = undefined
      target = undefined
      const began = now()
      recording = {
        head,
        began,
        release: listenToNetwork(network, {
          now: time,
          belongs: () => isRequesting(target),
          reserve: (draft) => drafts.push(draft),
        }),
      }
      const running = actorOf(head.machine)
      if (running) {
        follow(running, 'midway')
        recordMoment()
      }
    },
    event(inspected) {
      if (!recording) return
      const { actorRef } = inspected
      if (inspected.type === '@xstate.actor') {
        if (!target && isMachine(actorRef, recording.head.machine)) follow(actorRef, 'fresh')
      } else if (target && actorRef === target) {
        if (inspected.type === '@xstate.snapshot') recordMoment()
        else if (inspected.type === '@xstate.event' && !isOwn(inspected.event.type))
          drafts.push(eventDraft(inspected, target, time()))
      }
    },
    exchange(exchange) {
      if (recording) drafts.push({ kind: 'http', at: time(), ...exchange })
    },
    gesture(gesture) {
      if (recording) addGesture(drafts, { kind: 'gesture', at: time(), ...gesture })
    },
    stop(title) {
      if (!recording) return ''
      const { head, release } = recording
      const titled = title === undefined ? head : { ...head, title }
      release()
      recording = null
      if (!beginning) throw new Error(`The machine ${head.machine} did not run during the recording`)
      return masked({ kind: 'header', ...titled, ...beginning }, drafts)
    },
  }
}
