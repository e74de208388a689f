import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate'
import { chartVersion } from '../../src/inspector/scenario/chart-version.ts'
import type { ScenarioEdition, ScenarioHeader, ScenarioLine } from '../../src/inspector/scenario/format.ts'
import { momentOf } from '../../src/inspector/scenario/moment.ts'
import { silenced } from '../../src/inspector/scenario/replay.ts'

/** A scenario before recording: its events, without the states. */
export interface ScenarioStory {
  readonly name: string
  readonly title: string
  readonly machine: AnyStateMachine
  readonly editions: readonly ScenarioEdition[]
  readonly input?: unknown
  /** Midway: the chart alone is replayed, for actors that only a browser has. */
  readonly begins?: ScenarioHeader['begins']
  readonly steps: readonly StoryStep[]
}

type StoryStep =
  | { readonly does: 'event'; readonly event: { readonly type: string } }
  | { readonly does: 'actor'; readonly from: string; readonly result: object }
  /** `meanwhile`: sent together with the previous request rather than after its response. */
  | {
      readonly does: 'http'
      readonly meanwhile: boolean
      readonly line: Omit<Extract<ScenarioLine, { kind: 'http' }>, 'at'>
    }
  | { readonly does: 'wait'; readonly milliseconds: number }

interface HttpMore {
  readonly delay?: number
  readonly meanwhile?: boolean
  readonly sent?: unknown
  readonly headers?: Record<string, string>
}

export const does = (type: string, more: object = {}): StoryStep => ({
  does: 'event',
  event: { type, ...more },
})

export const waits = (milliseconds: number): StoryStep => ({ does: 'wait', milliseconds })

export const requests = (
  method: string,
  path: string,
  status: number,
  body: unknown,
  { delay = 80, meanwhile = false, ...more }: HttpMore = {},
): StoryStep => ({
  does: 'http',
  meanwhile,
  line: { kind: 'http', method, path, status, ...more, body, delay },
})

/** An actor succeeds once the response to its last request has arrived. */
export const brings = (from: string, output: unknown): StoryStep => ({
  does: 'actor',
  from,
  result: { output },
})

export const fails = (from: string, message: string): StoryStep => ({
  does: 'actor',
  from,
  result: { error: { name: 'Error', message } },
})

const [fr, ch, nl, tn]: readonly ScenarioEdition[] = [
  { site: 'fr', language: 'fr' },
  { site: 'ch', language: 'de' },
  { site: 'nl', language: 'nl' },
  { site: 'tn', language: 'en' },
]

export const editions = { fr, ch, nl, tn } as Readonly<Record<'fr' | 'ch' | 'nl' | 'tn', ScenarioEdition>>

function eventOf(step: Extract<StoryStep, { does: 'actor' }>, actor: AnyActor): { readonly type: string } {
  const { _nodes } = actor.getSnapshot() as AnyMachineSnapshot
  const invoked = _nodes.flatMap(({ invoke }) => invoke).find(({ src }) => src === step.from)
  if (!invoked) throw new Error(`${step.from} does not run where the story says that it responds`)
  return {
    type: `xstate.${'output' in step.result ? 'done' : 'error'}.actor.${invoked.id}`,
    ...step.result,
    actorId: invoked.id,
  } as { type: string }
}

/** Runs a story and records it, with the machine's state after each event. */
export function writeStory({
  title,
  machine,
  editions: where,
  input = null,
  begins = 'fresh',
  steps,
}: ScenarioStory): string {
  const clock = new SimulatedClock()
  const actor = createActor(silenced(machine), { clock, input: input as never })
  actor.subscribe({ error: () => {} })
  actor.start()
  const lines: object[] = []
  const keep = () => lines.push({ kind: 'snapshot', at: clock.now(), ...momentOf(actor) })
  keep()
  let responseTimes: number[] = [0]
  for (const [index, step] of steps.entries()) {
    if (step.does === 'wait') {
      clock.increment(step.milliseconds)
      keep()
    } else if (step.does === 'http') {
      const { kind, ...line } = step.line
      if (!step.meanwhile && steps[index - 1]?.does === 'http') clock.set(Math.max(...responseTimes))
      lines.push({ kind, at: clock.now(), ...line })
      responseTimes = [...(step.meanwhile ? responseTimes : []), clock.now() + line.delay]
    } else {
      // Requests sent together get their responses one after the other.
      if (step.does === 'actor')
        clock.set(
          Math.max(clock.now(), (responseTimes.length > 1 ? responseTimes.shift() : responseTimes[0]) ?? 0),
        )
      const event = step.does === 'actor' ? eventOf(step, actor) : step.event
      lines.push({
        kind: 'event',
        at: clock.now(),
        ...(step.does === 'actor' ? { from: step.from } : {}),
        event,
      })
      actor.send(event)
      keep()
    }
  }
  actor.stop()
  const header = {
    kind: 'header',
    title,
    machine: machine.id,
    editions: where,
    flags: {},
    clock: '2026-11-20T18:00:00Z',
    seed: 1,
  }
  const how = { chart: chartVersion(machine), begins, input }
  return [{ ...header, ...how }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}
