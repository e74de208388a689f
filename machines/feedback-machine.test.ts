import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { feedbackMachine } from './feedback-machine.ts'

test('nothing is sent without a rating', () => {
  const actor = createActor(feedbackMachine).start()
  actor.send({ type: 'text.change', text: 'Fine' })
  actor.send({ type: 'form.send' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { rating: null, text: 'Fine' } })
})
