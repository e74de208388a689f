import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { GiftCardBalance, Voucher } from '#models/gift-card.ts'
import { unconnected } from './unconnected.ts'

/**
 * The balance check of a gift card or voucher.
 *
 * - `idle`: `check.submit` stores the question and starts.
 * - `solving`: the captcha is being solved (`solveCaptcha`). A failure leads to `refused`.
 * - `checking`: the request is sent with the solution (`checkCard`). It ends in `checked` or `refused`.
 * - `checked`, `refused`: the result is shown. `check.submit` starts a new check; `check.retry` repeats a
 *   refused one with a new captcha, since a captcha is valid once.
 *
 * A running check accepts no other one. `check.reset` aborts and clears it; late responses are dropped.
 */

export type CardQuestion =
  | { readonly kind: 'giftCard'; readonly number: string; readonly pin: string }
  | { readonly kind: 'voucher'; readonly code: string }

export type CheckedCard =
  | { readonly kind: 'giftCard'; readonly card: GiftCardBalance }
  | { readonly kind: 'voucher'; readonly card: Voucher }

export interface CardCheckRefusal {
  readonly reason: 'unknown' | 'captcha' | 'rateLimited' | 'unavailable'
  /** Seconds to wait before another try; null if unknown. */
  readonly wait: number | null
}

export type CardCheckOutcome = { readonly result: CheckedCard } | { readonly refusal: CardCheckRefusal }

interface CardCheckContext {
  readonly question: CardQuestion | null
  readonly captcha: string
  readonly result: CheckedCard | null
  readonly refusal: CardCheckRefusal | null
}

type CardCheckEvent =
  | { readonly type: 'check.submit'; readonly question: CardQuestion }
  | { readonly type: 'check.retry' }
  | { readonly type: 'check.reset' }

const nothing: CardCheckContext = { question: null, captcha: '', result: null, refusal: null }

const types: Partial<{ context: CardCheckContext; events: CardCheckEvent }> = {}

export const cardCheckMachine = setup({
  types,
  actors: {
    solveCaptcha: fromPromise<string>(async () => unconnected('solveCaptcha')),
    checkCard: fromPromise<
      CardCheckOutcome,
      { readonly question: CardQuestion | null; readonly captcha: string }
    >(async () => unconnected('checkCard')),
  },
  actions: {
    setQuestion: assign(({ event }) => {
      assertEvent(event, 'check.submit')
      return { ...nothing, question: event.question }
    }),
    forgetOutcome: assign({ captcha: '', result: null, refusal: null }),
    forget: assign(nothing),
    setCaptcha: assign((_, { captcha }: { captcha: string }) => ({ captcha })),
    setOutcome: assign((_, outcome: CardCheckOutcome) => outcome),
    refuse: assign((_, { reason }: Pick<CardCheckRefusal, 'reason'>) => ({
      refusal: { reason, wait: null },
    })),
  },
  guards: {
    hasResult: (_, outcome: CardCheckOutcome) => 'result' in outcome,
  },
}).createMachine({
  id: 'cardCheck',
  context: nothing,
  initial: 'idle',
  on: { 'check.reset': { target: '.idle', actions: 'forget' } },
  states: {
    idle: { on: { 'check.submit': { target: 'solving', actions: 'setQuestion' } } },
    solving: {
      invoke: {
        src: 'solveCaptcha',
        onDone: {
          target: 'checking',
          actions: { type: 'setCaptcha', params: ({ event }) => ({ captcha: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'refuse', params: { reason: 'captcha' } } },
      },
    },
    checking: {
      invoke: {
        src: 'checkCard',
        input: ({ context: { question, captcha } }) => ({ question, captcha }),
        onDone: [
          {
            guard: { type: 'hasResult', params: ({ event }) => event.output },
            target: 'checked',
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'refuse', params: { reason: 'unavailable' } } },
      },
    },
    checked: { on: { 'check.submit': { target: 'solving', actions: 'setQuestion' } } },
    refused: {
      on: {
        'check.submit': { target: 'solving', actions: 'setQuestion' },
        'check.retry': { target: 'solving', actions: 'forgetOutcome' },
      },
    },
  },
})
