import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ReminderResult, type ReminderWish, reminderMachine } from './reminder-machine.ts'

const start = (send: (wish: ReminderWish | null) => Promise<ReminderResult>, end = async () => {}) =>
  createActor(
    reminderMachine.provide({
      actors: {
        sendReminder: fromPromise<ReminderResult, ReminderWish | null>(({ input }) => send(input)),
        endDevice: fromPromise<void>(end),
      },
    }),
  ).start()

it('sends what was chosen, and ends set', async () => {
  const sent: (ReminderWish | null)[] = []
  const actor = start(async (wish) => {
    sent.push(wish)
    return 'set'
  })
  actor.send({ type: 'mail.send', email: 'ada@cinema.example', place: 'rex' })
  await waitFor(actor, (snapshot) => snapshot.matches('set'))
  expect(sent).toEqual([{ channel: 'mail', email: 'ada@cinema.example', place: 'rex' }])
})

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

it('shows that a reminder was not saved', async () => {
  const actor = start(() => Promise.reject(new Error('down')))
  actor.send({ type: 'push.send', place: 'rex' })
  await waitFor(actor, (snapshot) => snapshot.context.fault === 'failed')
})

it('ends all reminders on the device', async () => {
  let down = true
  const actor = start(
    async () => 'set',
    async () => {
      if (down) throw new Error('down')
    },
  )
  actor.send({ type: 'device.end' })
  await waitFor(actor, (snapshot) => snapshot.context.fault === 'failed')
  down = false
  actor.send({ type: 'device.end' })
  await waitFor(actor, (snapshot) => snapshot.matches('ended'))
})
