import { fromPromise } from 'xstate'
import type { Language } from '#config/types.ts'
import { type CardCheckOutcome, type CardQuestion, cardCheckMachine } from '#machines/card-check-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { type CardCheckApi, type CardResult, createCardCheckApi } from '../../api/card-check.ts'
import { type CaptchaProvider, captchaSolver, type SolveCaptcha } from './captcha.ts'

const outcomeOf = <Kind extends CardQuestion['kind'], Card>(kind: Kind, result: CardResult<Card>) =>
  result.outcome === 'checked'
    ? { result: { kind, card: result.card } }
    : { refusal: { reason: result.refusal, wait: result.wait } }

async function request(
  api: CardCheckApi,
  question: CardQuestion,
  captcha: string,
): Promise<CardCheckOutcome> {
  return question.kind === 'giftCard'
    ? outcomeOf(question.kind, await api.giftCard(question.number, question.pin, captcha))
    : outcomeOf(question.kind, await api.voucher(question.code, captcha))
}

export function startCardCheck(
  language: Language,
  provider: CaptchaProvider,
  api = createCardCheckApi({ language }),
  solve: SolveCaptcha = captchaSolver(provider, api.challenge),
) {
  const machine = cardCheckMachine.provide({
    actors: {
      solveCaptcha: fromPromise(({ signal }) => solve(signal)),
      checkCard: fromPromise(({ input: { question, captcha } }) =>
        question === null
          ? Promise.reject(new Error('The check has no question'))
          : request(api, question, captcha),
      ),
    },
  })
  return runMachine(machine)
}
