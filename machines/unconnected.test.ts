import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { smartBannerMachine } from './smart-banner-machine.ts'

test('an unconnected effect stops the machine and is named', () => {
  const actor = createActor(smartBannerMachine)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start().send({ type: 'banner.hide' })
  expect(errors).toEqual([new Error('The effect takeAway is not connected')])
  expect(actor.getSnapshot().status).toBe('error')
})
