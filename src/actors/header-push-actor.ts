import { createActor, fromPromise } from 'xstate'
import { headerPushMachine } from '../../machines/header-push-machine.ts'
import { PUSH_STORE } from './header-push-store.ts'

const machine = headerPushMachine.provide({
  actors: {
    readSeenDay: fromPromise(async () => localStorage.getItem(PUSH_STORE)),
    keepSeenDay: fromPromise<void, { readonly day: string }>(async ({ input }) => localStorage.setItem(PUSH_STORE, input.day)),
  },
})

/** A running machine of the line above the header. What it decides is an attribute of the page, which the style sheet obeys. */
export function startHeaderPush(today: string) {
  const actor = createActor(machine, { input: { today } })
  actor.subscribe({
    next: (snapshot) => {
      const { dataset } = document.documentElement
      if (snapshot.matches('hidden')) dataset.push = 'seen'
      else if (snapshot.matches('shown')) delete dataset.push
    },
    // Where the browser keeps nothing the line is shown again: nothing to do.
    error: () => {},
  })
  return actor.start()
}
