import { fromPromise } from 'xstate'
import { type ReminderResult, type ReminderWish, reminderMachine } from '#machines/reminder-machine.ts'
import type { Client } from '#models/client.ts'
import { runMachine } from '../../actor-kit/run-machine.ts'
import type { WantedReminder } from '../../api/contract/writes.ts'
import { mutate } from '../../api/queries.ts'
import { endDeviceReminders, setReminder, visitorWrite } from '../../api/reminders.ts'
import type { Write } from '../../api/write.ts'
import { subscribeDevice, unsubscribeDevice } from './device.ts'
import type { ReminderData } from './reminder.ts'

interface ReminderOptions extends Pick<ReminderData, 'show' | 'list' | 'notificationKey'> {
  readonly language: string
  /** The client as known at the press. */
  readonly client: () => Pick<Client, 'email' | 'emailVerify'> | null
  /** Sends with the client's credentials. */
  readonly clientWrite: () => Promise<Write>
}

async function addressed(
  wish: ReminderWish,
  notificationKey: string | null,
): Promise<WantedReminder['to'] | null> {
  if (wish.channel === 'mail') return { channel: 'mail', email: wish.email }
  const address = notificationKey === null ? null : await subscribeDevice(notificationKey)
  return address && { channel: 'push', ...address }
}

export const startReminder = ({
  show,
  list,
  notificationKey,
  language,
  client,
  clientWrite,
}: ReminderOptions) =>
  runMachine(
    reminderMachine.provide({
      actors: {
        sendReminder: fromPromise<ReminderResult, ReminderWish | null>(async ({ input: wish }) => {
          if (wish === null) throw new Error('A reminder needs a channel')
          const to = await addressed(wish, notificationKey)
          if (to === null) return 'denied'
          const known = client()
          const write = known === null ? visitorWrite(language) : await clientWrite()
          const send = (wanted: WantedReminder) => setReminder(write, wanted)
          const refusal = await mutate(
            send,
            list === undefined ? { show, place: wish.place, to } : { list, to },
          )
          if (refusal !== undefined) return refusal
          const isOwn =
            known?.emailVerify === true &&
            known.email === (wish.channel === 'mail' ? wish.email : known.email)
          return wish.channel === 'push' || isOwn ? 'set' : 'unconfirmed'
        }),
        endDevice: fromPromise<void>(() =>
          unsubscribeDevice((device) =>
            mutate((endpoint) => endDeviceReminders(visitorWrite(language), endpoint), device),
          ),
        ),
      },
    }),
  )
