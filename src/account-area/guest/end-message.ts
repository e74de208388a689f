/** Messages to the embedding page. */
const messages = {
  login: { event: 'parent_exchange', data: { event: 'login' } },
  registration: { event: 'parent_exchange', data: { event: 'registration' } },
  complete: { event: 'register_complete', data: {} },
} as const

export type EndMessage = (typeof messages)[keyof typeof messages]

const isEvent = (text: string | null): text is keyof typeof messages =>
  text !== null && Object.hasOwn(messages, text)

export const endMessage = (event: string | null): EndMessage => messages[isEvent(event) ? event : 'login']
