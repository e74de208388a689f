import { assign, setup } from 'xstate'

/**
 * The one modal mechanism.
 *
 * - `closed`: no window. `modal.open` opens one if its trigger may open it at this width of the screen.
 * - `open`: windows lie one over the other, the last on top; the page behind does not scroll.
 *   `modal.close` takes one away, `modal.closeAll` and a navigation all of them.
 *
 * Scroll lock and release are effects: `lockScroll` records the position on entry, `releaseScroll` restores it.
 */

export interface OpenModal {
  readonly id: string
  /** Id of the element that opened it and gets the focus back. */
  readonly trigger: string | null
  readonly data: unknown
}

type ModalsEvent =
  | {
      readonly type: 'modal.open'
      readonly id: string
      readonly trigger?: string
      readonly data?: unknown
      readonly viewportWidth: number
      /** Widest screen on which this window opens; absent: any. */
      readonly maximumWidth?: number
    }
  | { readonly type: 'modal.close'; readonly id: string }
  | { readonly type: 'modal.closeAll' }
  | { readonly type: 'page.navigate' }

export const modalsMachine = setup({
  types: { context: {} as { stack: readonly OpenModal[] }, events: {} as ModalsEvent },
  guards: {
    fitsViewport: ({ event }) => event.type === 'modal.open' && event.viewportWidth <= (event.maximumWidth ?? Number.POSITIVE_INFINITY),
    isLast: ({ context, event }) => event.type === 'modal.close' && context.stack.every(({ id }) => id === event.id),
  },
  actions: {
    put: assign(({ context, event }) => {
      if (event.type !== 'modal.open') return {}
      const opened: OpenModal = { id: event.id, trigger: event.trigger ?? null, data: event.data ?? null }
      return { stack: [...context.stack.filter(({ id }) => id !== event.id), opened] }
    }),
    take: assign(({ context, event }) => (event.type === 'modal.close' ? { stack: context.stack.filter(({ id }) => id !== event.id) } : {})),
    clear: assign({ stack: [] }),
    lockScroll: () => {},
    releaseScroll: () => {},
  },
}).createMachine({
  id: 'modals',
  context: { stack: [] },
  initial: 'closed',
  states: {
    closed: { on: { 'modal.open': { guard: 'fitsViewport', target: 'open', actions: 'put' } } },
    open: {
      entry: 'lockScroll',
      exit: 'releaseScroll',
      on: {
        'modal.open': { guard: 'fitsViewport', actions: 'put' },
        'modal.close': [{ guard: 'isLast', target: 'closed', actions: 'take' }, { actions: 'take' }],
        'modal.closeAll': { target: 'closed', actions: 'clear' },
        'page.navigate': { target: 'closed', actions: 'clear' },
      },
    },
  },
})
