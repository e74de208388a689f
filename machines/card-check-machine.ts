import { assign, fromPromise, setup } from 'xstate'
import type { GiftCardBalance, Voucher } from '../content-models/gift-card.ts'

/**
 * Asking what a gift card or a voucher is worth.
 *
 * - `idle`: nothing has been asked. `check.submit` keeps the question and goes on.
 * - `solving`: the captcha is being solved (`solveCaptcha`). Solved: `asking`; not to be had: `refused`.
 * - `asking`: the question is asked with the solution (`ask`). The service answers: `answered`; it does not: `refused`.
 * - `answered` and `refused`: what came is shown. A new question may be asked; `check.retry` asks the refused one again with a new captcha,
 *   since a captcha passes once; `check.reset` forgets everything.
 *
 * While it works it takes no second question; `check.reset` stops it, and what comes afterwards is not heard.
 */

export type CardQuestion =
  | { readonly kind: 'giftCard'; readonly number: string; readonly pin: string }
  | { readonly kind: 'voucher'; readonly code: string }

export type CardAnswer =
  | { readonly kind: 'giftCard'; readonly card: GiftCardBalance }
  | { readonly kind: 'voucher'; readonly card: Voucher }

export interface CardCheckRefusal {
  readonly reason: 'unknown' | 'captcha' | 'rateLimited' | 'unavailable'
  /** Seconds until another try may do better. */
  readonly wait: number | null
}

export type CardCheckOutcome = { readonly answer: CardAnswer } | { readonly refusal: CardCheckRefusal }

interface CardCheckContext {
  readonly question: CardQuestion | null
  readonly captcha: string
  readonly answer: CardAnswer | null
  readonly refusal: CardCheckRefusal | null
}

type CardCheckEvent =
  | { readonly type: 'check.submit'; readonly question: CardQuestion }
  | { readonly type: 'check.retry' }
  | { readonly type: 'check.reset' }

const nothing: CardCheckContext = { question: null, captcha: '', answer: null, refusal: null }

const notSupplied = () => Promise.reject(new Error('The actor is supplied by src/features/card-check'))

export const cardCheckMachine = setup({
  types: { context: {} as CardCheckContext, events: {} as CardCheckEvent },
  actors: {
    solveCaptcha: fromPromise<string>(notSupplied),
    ask: fromPromise<CardCheckOutcome, { readonly question: CardQuestion | null; readonly captcha: string }>(
      notSupplied,
    ),
  },
  actions: {
    keepQuestion: assign(({ event }) =>
      event.type === 'check.submit' ? { ...nothing, question: event.question } : {},
    ),
    forgetOutcome: assign({ captcha: '', answer: null, refusal: null }),
    forget: assign(nothing),
    keepCaptcha: assign((_, { captcha }: { captcha: string }) => ({ captcha })),
    keepOutcome: assign((_, outcome: CardCheckOutcome) => outcome),
    refuse: assign((_, { reason }: Pick<CardCheckRefusal, 'reason'>) => ({
      refusal: { reason, wait: null },
    })),
  },
  guards: {
    isAnswer: (_, outcome: CardCheckOutcome) => 'answer' in outcome,
  },
}).createMachine({
  id: 'cardCheck',
  context: nothing,
  initial: 'idle',
  on: { 'check.reset': { target: '.idle', actions: 'forget' } },
  states: {
    idle: { on: { 'check.submit': { target: 'solving', actions: 'keepQuestion' } } },
    solving: {
      invoke: {
        src: 'solveCaptcha',
        onDone: {
          target: 'asking',
          actions: { type: 'keepCaptcha', params: ({ event }) => ({ captcha: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'refuse', params: { reason: 'captcha' } } },
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context: { question, captcha } }) => ({ question, captcha }),
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'refuse', params: { reason: 'unavailable' } } },
      },
    },
    answered: { on: { 'check.submit': { target: 'solving', actions: 'keepQuestion' } } },
    refused: {
      on: {
        'check.submit': { target: 'solving', actions: 'keepQuestion' },
        'check.retry': { target: 'solving', actions: 'forgetOutcome' },
      },
    },
  },
})
