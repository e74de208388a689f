import type { NumberedEvent } from './channel.ts'
import { actorsAfter } from './moment.ts'

export interface Message {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface Sequence {
  readonly participants: readonly { readonly session: string | null; readonly name: string }[]
  readonly messages: readonly Message[]
}

const OWN = new Set(['xstate.init', 'xstate.stop'])

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done\.actor\..*/, 'done'],
  [/^xstate\.error\.actor\..*/, 'failed'],
  [/^xstate\.promise\.resolve$/, 'resolved'],
  [/^xstate\.promise\.reject$/, 'rejected'],
  [/^xstate\.after\.(\d+|[^.]+).*/, 'after $1'],
]

export const shortEvent = (type: string): string =>
  SHORT.reduce((text, [pattern, word]) => text.replace(pattern, word), type)

export function sequenceOf(events: readonly NumberedEvent[], count: number, longest: number): Sequence {
  const actors = actorsAfter(events, count)
  const described = events.slice(0, count).flatMap(({ number, event }) => {
    if (event.type !== '@xstate.event' || OWN.has(event.event.type)) return []
    return [{ number, from: event.sourceId ?? null, to: event.sessionId, text: shortEvent(event.event.type) }]
  })
  const shown = described.slice(-longest)
  const sessions = [...actors.keys()].filter((session) =>
    shown.some(({ from, to }) => from === session || to === session),
  )
  const participants = [
    { session: null, name: 'page' },
    ...sessions.map((session) => ({ session, name: actors.get(session)?.name ?? session })),
  ]
  const place = (session: string | null) => participants.findIndex((one) => one.session === session)
  const messages = shown.map((message) => ({
    ...message,
    from: Math.max(0, place(message.from)),
    to: place(message.to),
  }))
  return { participants, messages: messages.filter(({ to }) => to >= 0) }
}
