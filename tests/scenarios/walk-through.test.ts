import { readFileSync } from 'node:fs'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { parseScenario } from '../../src/inspector/scenario/format.ts'
import { createRecorder } from '../../src/inspector/scenario/record.ts'
import { stages } from '../../src/inspector/scenario/stages.ts'
import { enterPage, network } from './network.ts'
import { formatReports, runScenario } from './run-scenario.ts'

const guide = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8')

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** Milliseconds; the machine may be busy. */
const PATIENCE = 30_000

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
  await expect.poll(() => actor.getSnapshot().value).toMatchObject({ chat: 'unavailable' })
  return recorder.stop()
}

/** The output that the guide shows after a command, without its indentation. */
const shown = (lines: string) => lines.split('\n').map((line) => line.trim())

test(
  'the guide records, replays, changes a response and reads the difference',
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
    expect(shown(guide)).toEqual(expect.arrayContaining(shown(report)))
  },
  PATIENCE,
)
