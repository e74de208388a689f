import { assertEvent, assign, setup } from 'xstate'

/**
 * The header while the visitor scrolls.
 *
 * - `resting`: in the page, at its top. On a desktop, scrolling past a share of the window's
 *   height makes it `sticky`.
 * - `sticky.hidden`: out of view while the page moves down.
 * - `sticky.shown`: over the page while it moves up.
 *
 * It rests again within the threshold from the top, on a narrower screen and after a navigation.
 */

interface HeaderThresholds {
  /** Pixels from the top within which the header never sticks. */
  readonly stickyAfter: number
  /** Share of the window's height to scroll before it sticks. */
  readonly stickyShareOfViewport: number
}

interface ScrollMoved {
  readonly type: 'page.scroll'
  /** Pixels from the top. */
  readonly position: number
  readonly windowHeight: number
  readonly desktop: boolean
}

type HeaderEvent = ScrollMoved | { readonly type: 'page.navigate' }

function scrollOf(event: HeaderEvent): ScrollMoved {
  assertEvent(event, 'page.scroll')
  return event
}

function belongsAtTop(thresholds: HeaderThresholds, { desktop, position }: ScrollMoved): boolean {
  return !desktop || position <= thresholds.stickyAfter
}

const types: Partial<{
  context: { position: number; thresholds: HeaderThresholds }
  input: { thresholds: HeaderThresholds }
  events: HeaderEvent
}> = {}

export const headerMachine = setup({
  types,
  guards: {
    belongsAtTop: ({ context, event }) => belongsAtTop(context.thresholds, scrollOf(event)),
    isFarDown: ({ context: { thresholds }, event }) => {
      const { desktop, position, windowHeight } = scrollOf(event)
      return desktop && position > windowHeight * thresholds.stickyShareOfViewport
    },
    comesIntoSight: ({ context, event }) => {
      const scroll = scrollOf(event)
      return !belongsAtTop(context.thresholds, scroll) && scroll.position < context.position
    },
    leavesSight: ({ context, event }) => {
      const scroll = scrollOf(event)
      return !belongsAtTop(context.thresholds, scroll) && scroll.position > context.position
    },
  },
  actions: {
    rememberPosition: assign({ position: ({ event }) => scrollOf(event).position }),
    forgetPosition: assign({ position: 0 }),
  },
}).createMachine({
  id: 'header',
  context: ({ input }) => ({ position: 0, thresholds: input.thresholds }),
  initial: 'resting',
  on: { 'page.navigate': { target: '.resting', actions: 'forgetPosition' } },
  states: {
    resting: {
      on: {
        'page.scroll': [
          { guard: 'belongsAtTop', actions: 'rememberPosition' },
          { guard: 'isFarDown', target: 'sticky', actions: 'rememberPosition' },
          { actions: 'rememberPosition' },
        ],
      },
    },
    sticky: {
      initial: 'hidden',
      on: {
        'page.scroll': [
          { guard: 'belongsAtTop', target: 'resting', actions: 'rememberPosition' },
          { actions: 'rememberPosition' },
        ],
      },
      states: {
        hidden: {
          on: { 'page.scroll': { guard: 'comesIntoSight', target: 'shown', actions: 'rememberPosition' } },
        },
        shown: {
          on: { 'page.scroll': { guard: 'leavesSight', target: 'hidden', actions: 'rememberPosition' } },
        },
      },
    },
  },
})
