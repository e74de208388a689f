import { fromPromise, waitFor } from 'xstate'
import { headerPushMachine } from '#machines/header-push-machine.ts'
import { todayIn } from '#models/site-clock.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import { openPersistedStore } from '../../storage/persisted-store.ts'
import { PUSH_STORE } from './header-push-store.ts'

const machine = headerPushMachine.provide({
  actors: {
    readSeenDay: fromPromise(async () => (await openPersistedStore()).read(PUSH_STORE)),
    // The line is shown again if there is no storage.
    saveSeenDay: fromPromise<void, { readonly day: string }>(({ input }) =>
      openPersistedStore()
        .then((store) => store.write(PUSH_STORE, input.day))
        .catch(() => {}),
    ),
  },
})

export async function startHeaderPush(timeZone: string) {
  const today = () => todayIn(timeZone, Date.now())
  const actor = runMachine(machine, { input: { today: today() } })
  actor.subscribe((snapshot) => {
    const { dataset } = document.documentElement
    if (snapshot.matches('hidden')) dataset.push = 'seen'
    else if (snapshot.matches('shown')) delete dataset.push
  })
  await waitFor(actor, (snapshot) => !snapshot.matches('deciding'))
  return {
    act: () => actor.send({ type: 'visitor.act' }),
    close: () => actor.send({ type: 'push.close' }),
    navigate: () => actor.send({ type: 'page.navigate', today: today() }),
    stop: () => actor.stop(),
  }
}
