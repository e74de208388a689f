import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type CardCheckOutcome, type CardQuestion, cardCheckMachine } from './card-check-machine.ts'

const question: CardQuestion = { kind: 'voucher', code: 'SALLE' }

test('a running check accepts no other, and a reset aborts it', async () => {
  const check = vi.fn<() => Promise<CardCheckOutcome>>()
  const machine = cardCheckMachine.provide({
    actors: { solveCaptcha: fromPromise(async () => 'one'), checkCard: fromPromise(check) },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'check.submit', question })
  actor.send({ type: 'check.submit', question: { kind: 'voucher', code: 'OTHER' } })
  expect(actor.getSnapshot().context.question).toEqual(question)
  actor.send({ type: 'check.reset' })
  await turn()
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { question: null, result: null, refusal: null },
  })
  expect(check).not.toHaveBeenCalled()
})
