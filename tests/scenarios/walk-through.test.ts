import { parseScenario } from '@marquee/inspector/scenario/format.ts'
import { createRecorder } from '@marquee/inspector/scenario/record.ts'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stages } from '../../src/wiring/inspector/stages.ts'
import { enterPage, network } from './network.ts'
import { formatReports, runScenario } from './run-scenario.ts'

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Milliseconds until a replay that never ends is given up. */
const PATIENCE = 120_000

const site = { site: 'fr', language: 'fr' }

async function record(): Promise<string> {
  enterPage('fr.localhost')
  network.use(http.get('*/api/chat/availability', () => HttpResponse.json({ instructions: ['schedule'] })))
  const recorder = createRecorder({ actorOf: () => undefined })
  const title = 'The chat is closed'
  recorder.start({
    title,
    machine: 'faq',
    editions: [site, { site: 'nl', language: 'nl' }],
    flags: {},
    clock: '2026-11-20T18:00:00Z',
    seed: 1,
  })
  const machine = await stages.faq?.machine(site)
  if (!machine) throw new Error('The help centre has no stage')
  const actor = createActor(machine, { inspect: recorder.event }).start()
  actor.send({ type: 'chat.check' })
  await waitFor(actor, (snapshot) => snapshot.matches({ chat: 'unavailable' }))
  return recorder.stop()
}

test(
  'a recording replays, and reports the difference once a response is changed',
  async () => {
    const jsonl = await record()
    expect(parseScenario(jsonl).lines.map(({ kind }) => kind)).toEqual([
      'snapshot',
      'event',
      'snapshot',
      'http',
      'event',
      'snapshot',
    ])
    expect(formatReports(await runScenario(jsonl))).toBe('')
    network.resetHandlers()

    const broken = jsonl.replace('"body":{"instructions":["schedule"]}', '"body":{"instructions":[]}')
    expect(broken).not.toBe(jsonl)
    const report = formatReports(await runScenario(broken))
    expect(report).toContain('after chat.check (line 3)')
    expect(report).toContain('expected "schedule", seen nothing')
  },
  PATIENCE,
)
