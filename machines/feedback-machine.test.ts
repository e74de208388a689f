import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { feedbackMachine, type OpinionDraft } from './feedback-machine.ts'

const start = (send: (draft: OpinionDraft) => Promise<void>) =>
  createActor(
    feedbackMachine.provide({
      actors: { sendOpinion: fromPromise<void, OpinionDraft>(({ input }) => send(input)) },
    }),
  ).start()

test('nothing is sent without a rating', () => {
  const actor = start(() => Promise.resolve())
  actor.send({ type: 'text.change', text: 'Fine' })
  actor.send({ type: 'form.send' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { rating: null, text: 'Fine' } })
})

test('sends the draft', async () => {
  const sent: OpinionDraft[] = []
  const actor = start(async (draft) => void sent.push(draft))
  actor.send({ type: 'rating.choose', rating: 4 })
  actor.send({ type: 'text.change', text: 'Fine' })
  actor.send({ type: 'form.send' })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(sent).toEqual([{ rating: 4, text: 'Fine' }])
})

test('a failure retains the draft, which can be sent again', async () => {
  let down = true
  const actor = start(() => (down ? Promise.reject(new Error('down')) : Promise.resolve()))
  actor.send({ type: 'rating.choose', rating: 2 })
  actor.send({ type: 'text.change', text: 'Long words' })
  actor.send({ type: 'form.send' })
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(failed.context).toEqual({ rating: 2, text: 'Long words' })
  down = false
  actor.send({ type: 'form.send' })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
})
