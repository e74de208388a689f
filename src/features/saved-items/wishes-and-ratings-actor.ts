import { type Actor, fromPromise } from 'xstate'
import {
  type FeelingsFailure,
  feelingsMachine,
  type SentRating,
  type SentWish,
} from '#machines/feelings-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { createClientWrites } from '../../api/client-writes.ts'
import { mutate } from '../../api/queries.ts'
import type { Write } from '../../api/write.ts'

export interface FeelingsOptions {
  readonly write: Write
  readonly onFailure: (failure: FeelingsFailure) => void
  readonly onRest: (rest: { readonly left: number; readonly outdated: boolean }) => void
}

export function startFeelings({ write, onFailure, onRest }: FeelingsOptions): Actor<typeof feelingsMachine> {
  function sendWish({ client, show, wanted, list }: SentWish): Promise<void> {
    const writes = createClientWrites(write, client)
    return list === null ? writes.setIntention(show, wanted) : writes.setWishlist(list)
  }
  const sendRating = ({ client, show, emotion, isDelete }: SentRating) =>
    createClientWrites(write, client).setEmotion(show, emotion, isDelete)
  const machine = feelingsMachine.provide({
    actors: {
      setIntention: fromPromise<void, SentWish>(({ input }) => mutate(sendWish, input)),
      setEmotion: fromPromise<void, SentRating>(({ input }) => mutate(sendRating, input)),
    },
    actions: {
      notifyFailure: (_, { failure }) => {
        if (failure) onFailure(failure)
      },
      rest: (_, how) => onRest(how),
    },
  })
  return runMachine(machine)
}
