import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { anywhere, cinemas, here, nobody } from '#machines/locator.fixture.ts'
import type { NearbyQuestion } from '#machines/locator-context.ts'
import { locatorMachine } from '#machines/locator-machine.ts'
import type { LocatorPlaces } from '#machines/locator-rules.ts'
import { loadPosition } from './near-me-alert.ts'

function start(loadPlaces: () => Promise<LocatorPlaces>) {
  const locate = vi.fn(async () => here)
  const machine = locatorMachine.provide({
    actors: {
      loadPlaces: fromPromise(loadPlaces),
      guessCity: fromPromise<string | null>(async () => null),
      locate: fromPromise(locate),
      orderNearby: fromPromise<readonly string[], NearbyQuestion>(async () => []),
    },
    actions: { save: () => {}, follow: () => {} },
  })
  const actor = createActor(machine, { input: { page: anywhere, client: nobody, remembered: 3 } }).start()
  return { actor, locate }
}
const places: LocatorPlaces = { cinemas, cities: ['lyon'], saved: null, history: [] }

test('requests the position after the cinemas are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<LocatorPlaces>()
  const { actor, locate } = start(() => promise)
  const position = loadPosition(actor)
  expect(locate).not.toHaveBeenCalled()
  resolve(places)
  await position
  expect(locate).toHaveBeenCalledOnce()
})

test('loads the cinemas again after a failure', async () => {
  const load = vi.fn(async () => places).mockRejectedValueOnce(new Error('down'))
  const { actor, locate } = start(load)
  await loadPosition(actor)
  expect(locate).not.toHaveBeenCalled()
  await loadPosition(actor)
  expect([load.mock.calls.length, locate.mock.calls.length]).toEqual([2, 1])
})
