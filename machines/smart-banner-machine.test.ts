import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { smartBannerMachine } from './smart-banner-machine.ts'

test('hides the banner for good and saves it once', () => {
  const saveHidden = vi.fn<() => void>()
  const takeAway = vi.fn<() => void>()
  const actor = createActor(smartBannerMachine.provide({ actions: { saveHidden, takeAway } })).start()
  expect(actor.getSnapshot().value).toBe('shown')
  expect(saveHidden).not.toHaveBeenCalled()
  actor.send({ type: 'banner.hide' })
  actor.send({ type: 'banner.hide' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', status: 'done' })
  expect([saveHidden.mock.calls.length, takeAway.mock.calls.length]).toEqual([1, 1])
})
