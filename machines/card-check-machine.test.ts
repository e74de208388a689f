import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type CardCheckOutcome,
  type CardQuestion,
  type CheckedCard,
  cardCheckMachine,
} from './card-check-machine.ts'

const question: CardQuestion = { kind: 'voucher', code: 'SALLE' }
const result = {
  kind: 'voucher',
  card: { status: 'valid', label: 'Bon', amount: null, quantity: 2, expiresOn: '2027-01-01' },
} as const satisfies CheckedCard

function start(
  outcomes: readonly (CardCheckOutcome | Error)[],
  captcha: readonly (string | Error)[] = ['one', 'two', 'three'],
) {
  const requests: { question: CardQuestion | null; captcha: string }[] = []
  const captchas = [...captcha]
  const left = [...outcomes]
  const machine = cardCheckMachine.provide({
    actors: {
      solveCaptcha: fromPromise(async () => {
        const next = captchas.shift()
        if (next === undefined || next instanceof Error) throw next ?? new Error('none left')
        return next
      }),
      checkCard: fromPromise(async ({ input }) => {
        requests.push(input)
        const next = left.shift()
        if (next === undefined || next instanceof Error) throw next ?? new Error('none left')
        return next
      }),
    },
  })
  return { actor: createActor(machine).start(), requests }
}

const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, ({ value }) => value === 'checked' || value === 'refused')

test('a check is sent with a solved captcha, and its result stored', async () => {
  const { actor, requests } = start([{ result }])
  actor.send({ type: 'check.submit', question })
  expect(actor.getSnapshot().value).toBe('solving')
  const snapshot = await settled(actor)
  expect([snapshot.value, snapshot.context.result, snapshot.context.refusal]).toEqual([
    'checked',
    result,
    null,
  ])
  expect(requests).toEqual([{ question, captcha: 'one' }])
})

test('a refused check is repeated with a new captcha', async () => {
  const { actor, requests } = start([{ refusal: { reason: 'unavailable', wait: null } }, { result }])
  actor.send({ type: 'check.submit', question })
  expect((await settled(actor)).context.refusal).toEqual({ reason: 'unavailable', wait: null })
  actor.send({ type: 'check.retry' })
  expect(actor.getSnapshot().context.refusal).toBeNull()
  expect((await settled(actor)).value).toBe('checked')
  expect(requests.map(({ captcha }) => captcha)).toEqual(['one', 'two'])
})

test('a failed captcha and a failing service are refusals', async () => {
  const noCaptcha = start([], [new Error('offline')])
  noCaptcha.actor.send({ type: 'check.submit', question })
  expect((await settled(noCaptcha.actor)).context.refusal).toEqual({ reason: 'captcha', wait: null })
  expect(noCaptcha.requests).toEqual([])
  const down = start([new Error('down')])
  down.actor.send({ type: 'check.submit', question })
  expect((await settled(down.actor)).context.refusal).toEqual({ reason: 'unavailable', wait: null })
})

test('a running check accepts no other, and a reset aborts it', async () => {
  const { actor, requests } = start([{ result }, { result }])
  actor.send({ type: 'check.submit', question })
  actor.send({ type: 'check.submit', question: { kind: 'voucher', code: 'OTHER' } })
  expect(actor.getSnapshot().context.question).toEqual(question)
  actor.send({ type: 'check.reset' })
  await turn()
  expect(actor.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { question: null, result: null, refusal: null },
  })
  expect(requests).toEqual([])
})
