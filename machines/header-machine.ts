import { assign, setup } from 'xstate'

/**
 * The header while the visitor scrolls.
 *
 * - `resting`: part of the page, at its top. On a desktop, scrolling past a share of the window's height makes it `sticky`.
 * - `sticky.hidden`: out of sight while the page moves down.
 * - `sticky.shown`: over the page while it moves up.
 *
 * Back within the threshold from the top, or on a narrower screen, it rests again. A navigation puts it at rest.
 */

interface HeaderThresholds {
  /** Px from the top up to which the header never sticks. */
  readonly stickyAfter: number
  /** Share of the window's height that must have been scrolled before it sticks. */
  readonly stickyShareOfWindow: number
}

interface ScrollMoved {
  readonly type: 'page.scroll'
  /** Px from the top. */
  readonly position: number
  readonly windowHeight: number
  readonly desktop: boolean
}

function belongsAtTop(thresholds: HeaderThresholds, { desktop, position }: ScrollMoved): boolean {
  return !desktop || position <= thresholds.stickyAfter
}

export const headerMachine = setup({
  types: {
    context: {} as { position: number; thresholds: HeaderThresholds },
    input: {} as { thresholds: HeaderThresholds },
    events: {} as ScrollMoved | { readonly type: 'page.navigate' },
  },
  guards: {
    belongsAtTop: ({ context, event }) =>
      event.type === 'page.scroll' && belongsAtTop(context.thresholds, event),
    isFarDown: ({ context, event }) =>
      event.type === 'page.scroll' &&
      event.desktop &&
      event.position > event.windowHeight * context.thresholds.stickyShareOfWindow,
    comesIntoSight: ({ context, event }) =>
      event.type === 'page.scroll' &&
      !belongsAtTop(context.thresholds, event) &&
      event.position < context.position,
    leavesSight: ({ context, event }) =>
      event.type === 'page.scroll' &&
      !belongsAtTop(context.thresholds, event) &&
      event.position > context.position,
  },
  actions: {
    rememberPosition: assign({
      position: ({ context, event }) => (event.type === 'page.scroll' ? event.position : context.position),
    }),
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
