import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ReminderResult, reminderMachine } from './reminder-machine.ts'

const start = (send: () => Promise<ReminderResult>) =>
  createActor(reminderMachine.provide({ actors: { sendReminder: fromPromise(send) } })).start()

it('waits for a confirmation where the service asks for one', async () => {
  const actor = start(async () => 'unconfirmed')
  actor.send({ type: 'mail.send', email: 'ada@cinema.example', place: '' })
  await waitFor(actor, (snapshot) => snapshot.matches('unconfirmed'))
})

it.each(['invalid', 'tooMany', 'denied'] as const)(
  'shows the fault %s, and lets the visitor try again',
  async (fault) => {
    const results: ReminderResult[] = [fault, 'set']
    const actor = start(async () => results.shift() ?? 'set')
    actor.send({ type: 'push.send', place: '' })
    await waitFor(actor, (snapshot) => snapshot.matches('editing') && snapshot.context.fault === fault)
    actor.send({ type: 'push.send', place: '' })
    expect(actor.getSnapshot().context.fault).toBeNull()
    await waitFor(actor, (snapshot) => snapshot.matches('set'))
  },
)
