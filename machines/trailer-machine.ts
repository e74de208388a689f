import { assign, setup } from 'xstate'

/**
 * The player of trailers.
 *
 * - `stopped`: nothing plays, and nothing is known of a provider. `video.play` brings a list of videos and the one to begin with.
 * - `open`: a window shows one of them. `video.choose` goes on with another of the list, `video.stop` ends it: the window was closed, or the
 *   visitor went to another page.
 *   - `asking`: the video comes from another party that the visitor has not allowed. `consent.give` allows it, once or for good; what is
 *     allowed for good is kept by `keepConsent`. Once means: until the player stops, and for that provider alone.
 *   - `playing`: the only state in which a provider is asked for anything.
 *
 * `consent.change` says what the visitor allows on the whole site now: a video that is no longer allowed stops at the question.
 */

export interface TrailerVideo {
  readonly id: string
  readonly provider: string
  /** What has to be allowed before it plays; null for our own storage. */
  readonly consent: string | null
}

interface TrailerContext {
  readonly videos: readonly TrailerVideo[]
  /** Id of the video in view. */
  readonly current: string | null
  /** Categories that the visitor has allowed on the site. */
  readonly allowed: readonly string[]
  /** Providers that were allowed for this time. */
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

function given(context: TrailerContext, always: boolean): Partial<TrailerContext> {
  const video = currentVideo(context)
  if (!video || video.consent === null) return {}
  return always
    ? { allowed: [...context.allowed, video.consent] }
    : { once: [...context.once, video.provider] }
}

/** The context as an event leaves it: guards look at what will be, not at what was. */
function after(context: TrailerContext, event: TrailerEvent): TrailerContext {
  switch (event.type) {
    case 'video.play': {
      const first = event.videos.find(({ id }) => id === event.id) ?? event.videos[0]
      return { ...context, videos: event.videos, current: first?.id ?? null, allowed: event.allowed }
    }
    case 'video.choose':
      return { ...context, current: event.id }
    case 'consent.give':
      return { ...context, ...given(context, event.always) }
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

export const trailerMachine = setup({
  types: { context: {} as TrailerContext, events: {} as TrailerEvent },
  guards: {
    mayPlay: ({ context, event }) => mayPlay(after(context, event)),
    hasVideo: ({ context, event }) => currentVideo(after(context, event)) !== undefined,
    isAlways: ({ event }) => event.type === 'consent.give' && event.always,
  },
  actions: {
    take: assign(({ context, event }) => after(context, event)),
    /** What is allowed for good. */
    keepConsent: (_, __: { readonly category: string | null }) => {},
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
          { guard: 'hasVideo', target: 'open.asking', actions: 'take' },
        ],
      },
    },
    open: {
      initial: 'asking',
      on: {
        'video.play': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { guard: 'hasVideo', target: '.asking', actions: 'take' },
        ],
        'video.choose': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { guard: 'hasVideo', target: '.asking', actions: 'take' },
        ],
        'consent.change': [
          { guard: 'mayPlay', target: '.playing', actions: 'take' },
          { target: '.asking', actions: 'take' },
        ],
        'video.stop': { target: 'stopped', actions: 'take' },
      },
      states: {
        asking: {
          on: {
            'consent.give': [
              {
                guard: 'isAlways',
                target: 'playing',
                actions: [
                  'take',
                  {
                    type: 'keepConsent',
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
