import { assertEvent, assign, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The trailer player.
 *
 * - `stopped`: nothing plays, and no provider is known. `video.play` provides a list of videos
 *   and the one to start with; without one, the first that needs no consent starts.
 * - `open`: a modal shows one video. `video.choose` switches to another; `video.stop` ends it (modal closed,
 *   or a navigation). - `needsConsent`: the visitor has not allowed the video's provider. `consent.give`
 *   allows it always (saved by `saveConsent`) or once: for this
 *     provider, until the player stops.
 *   - `playing`: the only state in which a provider is contacted.
 *
 * `consent.change` updates what the visitor allows on the site: a video that is no longer allowed
 * returns to `needsConsent`.
 */

export interface TrailerVideo {
  readonly id: string
  readonly provider: string
  /** Consent category of the provider; null for our own storage. */
  readonly consent: string | null
}

interface TrailerContext {
  readonly videos: readonly TrailerVideo[]
  readonly current: string | null
  readonly allowed: readonly string[]
  /** Providers allowed until the player stops. */
  readonly once: readonly string[]
}

export type TrailerEvent =
  | {
      readonly type: 'video.play'
      readonly videos: readonly TrailerVideo[]
      readonly id?: string
      readonly allowed: readonly string[]
    }
  | { readonly type: 'video.choose'; readonly id: string }
  | { readonly type: 'video.stop' }
  | { readonly type: 'consent.give'; readonly always: boolean }
  | { readonly type: 'consent.change'; readonly allowed: readonly string[] }

export const currentVideo = ({ videos, current }: TrailerContext): TrailerVideo | undefined =>
  videos.find(({ id }) => id === current)

function allowedBy(context: TrailerContext, always: boolean): Partial<TrailerContext> {
  const video = currentVideo(context)
  if (!video || video.consent === null) return {}
  return always
    ? { allowed: [...context.allowed, video.consent] }
    : { once: [...context.once, video.provider] }
}

/** The context after an event, for guards and `take` alike. */
function after(context: TrailerContext, event: TrailerEvent): TrailerContext {
  switch (event.type) {
    case 'video.play': {
      const plays = ({ consent }: TrailerVideo) => consent === null || event.allowed.includes(consent)
      const chosen =
        event.id === undefined ? event.videos.find(plays) : event.videos.find(({ id }) => id === event.id)
      const first = chosen ?? event.videos[0]
      return { ...context, videos: event.videos, current: first?.id ?? null, allowed: event.allowed }
    }
    case 'video.choose':
      return { ...context, current: event.id }
    case 'consent.give':
      return { ...context, ...allowedBy(context, event.always) }
    case 'consent.change':
      return { ...context, allowed: event.allowed }
    case 'video.stop':
      return { ...context, videos: [], current: null, once: [] }
  }
}

function mayPlay(context: TrailerContext): boolean {
  const video = currentVideo(context)
  if (!video) return false
  return (
    video.consent === null || context.allowed.includes(video.consent) || context.once.includes(video.provider)
  )
}

const types: Partial<{ context: TrailerContext; events: TrailerEvent }> = {}

export const trailerMachine = setup({
  types,
  guards: {
    mayPlay: ({ context, event }) => mayPlay(after(context, event)),
    hasVideo: ({ context, event }) => currentVideo(after(context, event)) !== undefined,
    isAlways: ({ event }) => {
      assertEvent(event, 'consent.give')
      return event.always
    },
  },
  actions: {
    take: assign(({ context, event }) => after(context, event)),
    saveConsent: (_, __: { readonly category: string | null }) => unconnected('saveConsent'),
  },
}).createMachine({
  id: 'trailer',
  context: { videos: [], current: null, allowed: [], once: [] },
  initial: 'stopped',
  states: {
    stopped: {
      on: {
        'video.play': [
          { guard: 'mayPlay', target: 'open.playing', actions: 'take' },
          { guard: 'hasVideo', target: 'open.needsConsent', actions: 'take' },
        ],
      },
    },
    open: {
      initial: 'needsConsent',
      on: {
        'video.play': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { guard: 'hasVideo', target: '.needsConsent', actions: 'take' },
        ],
        'video.choose': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { guard: 'hasVideo', target: '.needsConsent', actions: 'take' },
        ],
        'consent.change': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { target: '.needsConsent', actions: 'take' },
        ],
        'video.stop': { target: 'stopped', actions: 'take' },
      },
      states: {
        needsConsent: {
          on: {
            'consent.give': [
              {
                guard: 'isAlways',
                target: 'playing',
                actions: [
                  'take',
                  {
                    type: 'saveConsent',
                    params: ({ context }) => ({ category: currentVideo(context)?.consent ?? null }),
                  },
                ],
              },
              { target: 'playing', actions: 'take' },
            ],
          },
        },
        playing: {},
      },
    },
  },
})
