import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loopTurn } from '../../document/loop-turn.ts'
import { createRenderGate, type RenderKind } from './render-gate.ts'

const bounds = { atOnce: 2, waiting: 1 }
const WAIT = 50
/** It resolves after the turns that begun work waits for. */
async function begun(): Promise<void> {
  await turn()
  await loopTurn()
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function started() {
  const gate = createRenderGate(WAIT, { plain: bounds, wild: bounds, data: bounds, api: bounds })
  const running: (() => void)[] = []
  const run = (kind: RenderKind = 'wild') =>
    gate.run(kind, () => new Promise<string>((resolve) => running.push(() => resolve('done'))))
  return { run, running, figures: gate.figures }
}

it('runs so many at once, lets a few wait in order, and refuses the rest', async () => {
  const { run, running } = started()
  const all = [run(), run(), run(), run()]
  await begun()
  expect(running.length).toBe(2)
  expect(await all[3]).toBe('busy')
  running[0]?.()
  await begun()
  expect(running.length).toBe(3)
  for (const end of running) end()
  expect(await Promise.all(all.slice(0, 3))).toEqual(['done', 'done', 'done'])
})

it('refuses what has waited too long, and starts nothing for it', async () => {
  const { run, running, figures } = started()
  const [first, , third] = [run(), run(), run()]
  await vi.advanceTimersByTimeAsync(WAIT - 1)
  await begun()
  expect(figures().wild).toMatchObject({ waiting: 1, refused: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(await third).toBe('busy')
  running[0]?.()
  expect(await first).toBe('done')
  await begun()
  expect(running.length).toBe(2)
  void run()
  await begun()
  expect(running.length).toBe(3)
})

it('keeps places of other pages from filters', async () => {
  const { run, running } = started()
  for (let time = 0; time < 5; time += 1) void run()
  const plain = run('plain')
  await begun()
  expect(running).toHaveLength(3)
  running.at(-1)?.()
  expect(await plain).toBe('done')
})

it('gives the place of failed work to the next', async () => {
  const gate = createRenderGate(WAIT, {
    plain: { ...bounds, atOnce: 1 },
    wild: bounds,
    data: bounds,
    api: bounds,
  })
  const failed = gate.run('plain', () => Promise.reject(new Error('no')))
  const next = gate.run('plain', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('counts what runs, waits and was refused, by kind', async () => {
  const { run, running, figures } = started()
  const all = [run(), run(), run(), run()]
  expect(await all[3]).toBe('busy')
  expect(figures().wild).toEqual({ running: 2, waiting: 1, refused: 1 })
  expect(figures().plain).toEqual({ running: 0, waiting: 0, refused: 0 })
  await vi.advanceTimersByTimeAsync(WAIT)
  expect(await all[2]).toBe('busy')
  expect(figures().wild).toEqual({ running: 2, waiting: 0, refused: 2 })
  await begun()
  for (const end of running) end()
  await Promise.all(all)
  expect(figures().wild).toEqual({ running: 0, waiting: 0, refused: 2 })
})
