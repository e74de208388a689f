import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { alertsMachine } from '#machines/alerts-machine.ts'
import { type ChatInstructions, faqMachine } from '#machines/faq-machine.ts'
import { chartVersion } from './chart-version.ts'
import { createRecorder } from './record.ts'
import { createReplay, formatDivergence } from './replay.ts'
import { head } from './scenario.fixture.ts'

const machines = (name: string) => [faqMachine, alertsMachine].find(({ id }) => id === name)

function recording(running?: ReturnType<typeof createActor<typeof faqMachine>>) {
  const clock = { now: 0 }
  const network = { fetch: async () => Response.json({ instructions: [] }) as Response }
  const recorder = createRecorder({
    actorOf: () => running,
    now: () => clock.now,
    network: network as { fetch: typeof fetch },
  })
  return { clock, network, recorder }
}

function recorded(): string {
  const { clock, recorder } = recording()
  recorder.start(head)
  const actor = createActor(faqMachine, { inspect: recorder.event }).start()
  clock.now = 10
  actor.send({ type: 'category.showAll', category: 'tickets' })
  clock.now = 20
  actor.send({ type: 'page.navigate' })
  return recorder.stop()
}

describe('replaying', () => {
  test('the first difference is reported with the event before it', () => {
    const broken = recorded().replace('"shown":["tickets"]', '"shown":["account"]')
    const { divergence, steps } = createReplay(broken, machines)
    expect(divergence?.line.number).toBe(4)
    expect(divergence && formatDivergence(divergence)).toBe(
      'line 4, after category.showAll (line 3):\n  context.shown.0: expected "account", seen "tickets"',
    )
    expect(steps.filter(({ differs }) => differs)).toHaveLength(1)
  })

  test('a changed chart is reported', () => {
    const now = chartVersion(faqMachine)
    const replay = createReplay(recorded().replace(now, 'older'), machines)
    expect(replay.chartChange).toEqual({ recorded: 'older', now })
    expect(replay.divergence).toBeNull()
  })

  test("delays follow the scenario's clock", () => {
    const alert = {
      autoCloseId: 'limit',
      title: 'Five at most',
      subtitle: null,
      level: 'warning',
      closable: true,
      cta: null,
    }
    const header = {
      kind: 'header',
      ...head,
      machine: 'alerts',
      chart: chartVersion(alertsMachine),
      begins: 'fresh',
      input: { autoClose: 10_000 },
    }
    const lines = [
      header,
      { kind: 'event', at: 0, event: { type: 'alert.show', alert } },
      { kind: 'event', at: 9_999, event: { type: 'nothing' } },
      { kind: 'event', at: 10_000, event: { type: 'nothing' } },
    ]
    const { steps } = createReplay(lines.map((line) => JSON.stringify(line)).join('\n'), machines)
    expect(steps.map(({ seen }) => (seen.context as { queue: unknown[] }).queue.length)).toEqual([1, 1, 0])
  })
})

describe('recording', () => {
  test('a running machine is recorded midway, and replayed from there', () => {
    const running: { actor?: ReturnType<typeof createActor<typeof faqMachine>> } = {}
    const midway = createRecorder({ actorOf: () => running.actor })
    const actor = createActor(faqMachine, { inspect: midway.event })
    running.actor = actor
    actor.start()
    actor.send({ type: 'category.showAll', category: 'tickets' })
    midway.start(head)
    actor.send({ type: 'category.showAll', category: 'account' })
    const { scenario, divergence } = createReplay(midway.stop(), machines)
    expect(scenario.header.begins).toBe('midway')
    expect(scenario.lines.map(({ kind }) => kind)).toEqual(['snapshot', 'event', 'snapshot'])
    expect(divergence).toBeNull()
    expect(midway.stop()).toBe('')
  })

  test('a text typed is one gesture, masked, and a replay skips it', () => {
    const { recorder } = recording()
    recorder.gesture({ action: 'press', role: 'document', name: '', value: 'Escape' })
    recorder.start({ ...head, page: '/aide?code=secret' })
    const actor = createActor(faqMachine, { inspect: recorder.event }).start()
    const field = { action: 'fill', role: 'textbox', name: 'E-mail' } as const
    recorder.gesture({ ...field, value: 'ada@' })
    actor.send({ type: 'page.navigate' })
    recorder.gesture({ ...field, value: 'ada@example.org' })
    recorder.gesture({ ...field, nth: 1, value: 'x' })
    recorder.gesture({ action: 'click', role: 'button', name: 'Envoyer' })
    const { scenario, divergence } = createReplay(recorder.stop(), machines)
    expect(scenario.header.page).toBe('/aide?code=masked')
    expect(scenario.lines.filter(({ kind }) => kind === 'gesture')).toEqual([
      { kind: 'gesture', at: 0, number: 3, ...field, value: 'client@masked.example' },
      { kind: 'gesture', at: 0, number: 5, ...field, nth: 1, value: 'x' },
      { kind: 'gesture', at: 0, number: 6, action: 'click', role: 'button', name: 'Envoyer' },
    ])
    expect(divergence).toBeNull()
  })

  test('the network is recorded only while recording', async () => {
    const waiting = faqMachine.provide({
      actors: { checkChat: fromPromise<ChatInstructions>(() => new Promise(() => {})) },
    })
    const actor = createActor(waiting).start()
    const { clock, network, recorder } = recording(actor)
    const untouched = network.fetch
    recorder.start(head)
    expect(network.fetch).not.toBe(untouched)
    await (network.fetch as unknown as typeof fetch)('http://fr.localhost/_page/help')
    actor.send({ type: 'chat.check' })
    const response = (network.fetch as unknown as typeof fetch)(
      'http://elsewhere.example/api/client/c-81?x=1',
      {
        method: 'post',
        body: '{"email":"a@b.example"}',
      },
    )
    clock.now = 30
    await response
    const [, , http] = recorder.stop().trim().split('\n')
    expect(network.fetch).toBe(untouched)
    expect(JSON.parse(http ?? '')).toEqual({
      kind: 'http',
      at: 0,
      method: 'POST',
      path: 'http://elsewhere.example/api/client/client-0?x=1',
      sent: { email: 'client@masked.example' },
      status: 200,
      body: { instructions: [] },
      delay: 30,
    })
  })
})

test('the version of a chart ignores the text of functions, and changes with a transition', () => {
  const one = chartVersion(faqMachine)
  expect(chartVersion(faqMachine.provide({ guards: { isClosed: () => true } }))).toBe(one)
  expect(chartVersion(alertsMachine)).not.toBe(one)
  expect(one).toMatch(/^[0-9a-f]{16}$/)
})
