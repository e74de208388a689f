import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The feedback form: `editing` until `form.send` with a rating leads to `sending` (`sendOpinion`). `sent` is
 * final; in `failed` the draft is retained and can be edited and sent again.
 */

export interface OpinionDraft {
  readonly rating: number | null
  readonly text: string
}

type FeedbackEvent =
  | { readonly type: 'rating.choose'; readonly rating: number }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'form.send' }

const types: Partial<{ context: OpinionDraft; events: FeedbackEvent }> = {}

export const feedbackMachine = setup({
  types,
  actors: {
    sendOpinion: fromPromise<void, OpinionDraft>(async () => unconnected('sendOpinion')),
  },
  guards: { isRated: ({ context }) => context.rating !== null },
  actions: {
    rate: assign(({ event }) => {
      assertEvent(event, 'rating.choose')
      return { rating: event.rating }
    }),
    write: assign(({ event }) => {
      assertEvent(event, 'text.change')
      return { text: event.text }
    }),
  },
}).createMachine({
  id: 'feedback',
  context: { rating: null, text: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'rating.choose': { actions: 'rate' },
        'text.change': { actions: 'write' },
        'form.send': { guard: 'isRated', target: 'sending' },
      },
    },
    sending: {
      invoke: { src: 'sendOpinion', input: ({ context }) => context, onDone: 'sent', onError: 'failed' },
    },
    failed: {
      on: {
        'rating.choose': { actions: 'rate' },
        'text.change': { actions: 'write' },
        'form.send': 'sending',
      },
    },
    sent: { type: 'final' },
  },
})
