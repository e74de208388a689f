import type { InspectionEvent } from 'xstate'
import { showOutdated } from './badge.ts'
import {
  type ChannelMessage,
  type NumberedEvent,
  openChannel,
  type PageMessage,
  send,
} from './live/channel.ts'
import { createMemory, type Memory } from './live/memory.ts'
import { MACHINE_CHANGED, type MachineChange } from './machine-change.ts'
import type { ScenarioEdition } from './scenario/format.ts'
import type { Recorder, RecordingHeader } from './scenario/record.ts'

const REMEMBERED = 500

type Connection = ReturnType<typeof connect>

/** The page of a recording. */
export interface PageFacts {
  readonly edition: ScenarioEdition
  readonly flags: RecordingHeader['flags']
}

function headerOf(machine: string, { edition, flags }: PageFacts): RecordingHeader {
  return {
    title: `${machine} on ${location.pathname}`,
    machine,
    editions: [edition],
    flags,
    clock: new Date().toISOString(),
    seed: 0,
    page: location.pathname + location.search,
  }
}

/** A navigation changes both: the address first, the title once the page is there. */
function followTitle(onChange: (title: string, address: string) => void): void {
  let known = document.title + location.href
  new MutationObserver(() => {
    const now = document.title + location.href
    if (now === known) return
    known = now
    onChange(document.title, location.href)
  }).observe(document.head, { childList: true, characterData: true, subtree: true })
}

/** The running machines whose file was changed since; only the development server tells. */
function followChanges(memory: Memory, onChange: () => void): ReadonlySet<string> {
  const outdated = new Set<string>()
  import.meta.hot?.on(MACHINE_CHANGED, ({ machine }: MachineChange) => {
    if (!memory.running(machine)) return
    outdated.add(machine)
    showOutdated([...outdated])
    onChange()
  })
  return outdated
}

/** A recording that ends on another page than it began is named by both; undefined for others. */
const titleFrom = (machine: string, begins: string): string | undefined =>
  location.pathname === begins ? undefined : `${machine} from ${begins} to ${location.pathname}`

function connect(readPage: () => PageFacts) {
  const page = crypto.randomUUID()
  const memory = createMemory(REMEMBERED, Date.now)
  const channel = openChannel()
  let requested = false
  let recording: {
    readonly machine: string
    readonly recorder: Recorder
    readonly begins: string
    readonly release: () => void
  } | null = null

  const post = (message: PageMessage) => send(channel, message)
  const introduce = () =>
    post({
      kind: 'page',
      page,
      title: document.title,
      address: location.href,
      past: memory.recall(),
      records: recording?.machine ?? null,
      outdated: [...outdated],
    })
  const outdated = followChanges(memory, introduce)

  async function record(machine: string): Promise<void> {
    const [{ createRecorder }, { listenToGestures }] = await Promise.all([
      import('./scenario/record.ts'),
      import('./scenario/gestures.ts'),
    ])
    const actorOf = (name: string) => memory.running(name)
    const recorder = createRecorder({ actorOf })
    recorder.start(headerOf(machine, readPage()))
    recording?.release()
    recording = { machine, recorder, begins: location.pathname, release: listenToGestures(recorder.gesture) }
    introduce()
  }

  function stop(): void {
    if (!recording) return
    const { machine, recorder, begins, release } = recording
    release()
    recording = null
    try {
      post({ kind: 'recorded', page, machine, jsonl: recorder.stop(titleFrom(machine, begins)), fault: null })
    } catch (error) {
      post({ kind: 'recorded', page, machine, jsonl: '', fault: String(error) })
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === 'who') {
      requested = true
      introduce()
    } else if (!('page' in data) || data.page !== page) return
    else if (data.kind === 'send') memory.actor(data.session)?.send(data.event)
    else if (data.kind === 'record') void record(data.machine)
    else if (data.kind === 'stop') stop()
  })
  followTitle((title, address) => post({ kind: 'renamed', page, title, address }))
  addEventListener('pagehide', () => post({ kind: 'left', page }))
  addEventListener('pageshow', ({ persisted }) => persisted && introduce())
  introduce()

  const publish = (what: (() => NumberedEvent) | undefined): void => {
    if (what && requested) post({ kind: 'happened', page, what: what() })
  }

  return (event: InspectionEvent): void => {
    recording?.recorder.event(event)
    publish(memory.record(event))
    // The actor has handled the event by then.
    if (event.type === '@xstate.event') queueMicrotask(() => publish(memory.failure(event)))
  }
}

/** Connects the page with inspectors once it is asked to, or a machine begins. */
export function createHook(readPage: () => PageFacts) {
  let connection: Connection | undefined
  return {
    beWatched() {
      connection ??= connect(readPage)
    },
    watch(event: InspectionEvent) {
      // The inspector runs machines of its own when it replays scenarios.
      if (typeof window === 'undefined' || location.pathname.startsWith('/__inspector')) return
      connection ??= connect(readPage)
      connection(event)
    },
  }
}
