import { createActor, fromPromise } from 'xstate'
import { feedbackMachine, type OpinionDraft } from '../../machines/feedback-machine.ts'
import { sendFeedback } from '../api/feedback.ts'

/** The path that the opinion is about is the one in view when it is sent; what follows `?` is the visitor's own business. */
export const startFeedback = (language: string) =>
  createActor(
    feedbackMachine.provide({
      actors: {
        sendOpinion: fromPromise<void, OpinionDraft>(({ input: { rating, text } }) =>
          rating === null
            ? Promise.reject(new Error('An opinion needs a rating'))
            : sendFeedback(language, { rating, text, path: location.pathname }),
        ),
      },
    }),
  ).start()
