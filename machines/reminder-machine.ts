import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The reminder of a film.
 *
 * - `editing`: `mail.send` and `push.send` lead to `sending`, `device.end` to `ending`. It shows the fault of the last try.
 * - `sending`: the browser subscribes where a notification is wanted, and the reminder is sent (`sendReminder`). It ends in
 *   `set`, in `unconfirmed` if a mail has a link to follow first, or in `editing` with a fault.
 * - `ending`: all reminders on the device are being ended (`endDevice`).
 *
 * `set`, `unconfirmed` and `ended` are final.
 */

export type ReminderWish =
  | { readonly channel: 'mail'; readonly email: string; readonly place: string }
  | { readonly channel: 'push'; readonly place: string }

export type ReminderFault = 'failed' | 'invalid' | 'tooMany' | 'denied'
export type ReminderResult = 'set' | 'unconfirmed' | Exclude<ReminderFault, 'failed'>

interface ReminderContext {
  readonly wish: ReminderWish | null
  readonly fault: ReminderFault | null
}

type ReminderEvent =
  | { readonly type: 'mail.send'; readonly email: string; readonly place: string }
  | { readonly type: 'push.send'; readonly place: string }
  | { readonly type: 'device.end' }

const types: Partial<{ context: ReminderContext; events: ReminderEvent }> = {}

export const reminderMachine = setup({
  types,
  actors: {
    sendReminder: fromPromise<ReminderResult, ReminderWish | null>(async () => unconnected('sendReminder')),
    endDevice: fromPromise<void>(async () => unconnected('endDevice')),
  },
  guards: {
    isSet: (_, result: ReminderResult) => result === 'set',
    isUnconfirmed: (_, result: ReminderResult) => result === 'unconfirmed',
  },
  actions: {
    wantMail: assign(({ event }) => {
      assertEvent(event, 'mail.send')
      return { wish: { channel: 'mail', email: event.email, place: event.place } as const, fault: null }
    }),
    wantPush: assign(({ event }) => {
      assertEvent(event, 'push.send')
      return { wish: { channel: 'push', place: event.place } as const, fault: null }
    }),
    showFault: assign((_, result: ReminderResult | ReminderFault) => ({
      fault: result === 'set' || result === 'unconfirmed' ? null : result,
    })),
    clearFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'reminder',
  context: { wish: null, fault: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'mail.send': { target: 'sending', actions: 'wantMail' },
        'push.send': { target: 'sending', actions: 'wantPush' },
        'device.end': { target: 'ending', actions: 'clearFault' },
      },
    },
    sending: {
      invoke: {
        src: 'sendReminder',
        input: ({ context }) => context.wish,
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => event.output }, target: 'set' },
          { guard: { type: 'isUnconfirmed', params: ({ event }) => event.output }, target: 'unconfirmed' },
          { target: 'editing', actions: { type: 'showFault', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: { type: 'showFault', params: 'failed' } },
      },
    },
    ending: {
      invoke: {
        src: 'endDevice',
        onDone: 'ended',
        onError: { target: 'editing', actions: { type: 'showFault', params: 'failed' } },
      },
    },
    set: { type: 'final' },
    unconfirmed: { type: 'final' },
    ended: { type: 'final' },
  },
})
