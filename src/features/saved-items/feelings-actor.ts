import { type Actor, fromPromise } from 'xstate'
import {
  type FeelingsFailure,
  feelingsMachine,
  type SentRating,
  type SentWish,
} from '../../../machines/feelings-machine.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { createClientWrites } from '../../api/client-writes.ts'
import type { Write } from '../../api/write.ts'

export interface FeelingsOptions {
  readonly write: Write
  readonly onFailure: (failure: FeelingsFailure) => void
  readonly onRest: (rest: { readonly left: number; readonly outdated: boolean }) => void
}

export function startFeelings({ write, onFailure, onRest }: FeelingsOptions): Actor<typeof feelingsMachine> {
  const machine = feelingsMachine.provide({
    actors: {
      setIntention: fromPromise<void, SentWish>(({ input: { client, show, wanted, list } }) => {
        const writes = createClientWrites(write, client)
        return list === null ? writes.setIntention(show, wanted) : writes.setWishlist(list)
      }),
      setEmotion: fromPromise<void, SentRating>(({ input: { client, show, emotion, isDelete } }) =>
        createClientWrites(write, client).setEmotion(show, emotion, isDelete),
      ),
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
