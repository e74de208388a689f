import { assign, fromPromise, setup } from 'xstate'

/**
 * A visitor's opinion. `editing` until a rating is given and `form.send` sends it: `sending`, an actor. `sent` is final; a failure leads to
 * `failed`, where everything that was written is still there, can be changed and sent again.
 */

export interface OpinionDraft {
  readonly rating: number | null
  readonly text: string
}

type FeedbackEvent =
  | { readonly type: 'rating.choose'; readonly rating: number }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'form.send' }

export const feedbackMachine = setup({
  types: { context: {} as OpinionDraft, events: {} as FeedbackEvent },
  actors: {
    sendOpinion: fromPromise<void, OpinionDraft>(() => Promise.reject(new Error('No service is connected'))),
  },
  guards: { isRated: ({ context }) => context.rating !== null },
  actions: {
    rate: assign(({ event }) => (event.type === 'rating.choose' ? { rating: event.rating } : {})),
    write: assign(({ event }) => (event.type === 'text.change' ? { text: event.text } : {})),
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
