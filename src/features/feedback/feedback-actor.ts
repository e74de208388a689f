import { fromPromise } from 'xstate'
import { feedbackMachine, type OpinionDraft } from '#machines/feedback-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import type { Opinion } from '../../api/contract/writes.ts'
import { sendFeedback } from '../../api/feedback.ts'
import { mutate } from '../../api/queries.ts'

/** The path is read when the opinion is sent; the query may be private and is left out. */
export const startFeedback = (language: string, path = () => location.pathname) =>
  runMachine(
    feedbackMachine.provide({
      actors: {
        sendOpinion: fromPromise<void, OpinionDraft>(({ input: { rating, text } }) =>
          rating === null
            ? Promise.reject(new Error('An opinion needs a rating'))
            : mutate((opinion: Opinion) => sendFeedback(language, opinion), { rating, text, path: path() }),
        ),
      },
    }),
  )

let draft: ReturnType<typeof startFeedback> | undefined

export function feedbackDraft(language: string): ReturnType<typeof startFeedback> {
  if (!draft || draft.getSnapshot().status === 'done') draft = startFeedback(language)
  return draft
}
