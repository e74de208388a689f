import { assign, setup } from 'xstate'

/**
 * The one modal mechanism.
 *
 * - `closed`: no window. `modal.open` opens one if its trigger may open it at this width of the screen.
 * - `open`: windows lie one over the other, the last on top. `modal.close` takes one away unless it cannot be closed; `modal.closeAll` and a
 *   navigation take all of them. Inside, `page` is `free` or `locked`: the page behind does not scroll while any window that blocks it is open.
 *
 * `signIn.require` is sent before an action that needs a client: signed in, the action proceeds and windows stay; otherwise all of them close
 * and the centred sign-in opens, which says why.
 *
 * Closing a window runs what it names as `closing`: the fragment of the address is cleared, the chosen plan forgotten, the video stopped.
 * Where the page was scrolled to is recorded when it is locked and restored on release; a navigation releases it without going back there.
 */

export type ModalClosing = 'clearFragment' | 'resetPlan' | 'stopVideo'

export interface OpenModal {
  readonly id: string
  /** Names the element that opened it and gets the focus back. */
  readonly trigger: string | null
  readonly data: unknown
  readonly closable: boolean
  readonly blocksScroll: boolean
  readonly closing: ModalClosing | null
}

interface ModalsContext {
  readonly stack: readonly OpenModal[]
  /** Px from the top at which the page was locked. */
  readonly lockedAt: number | null
}

export interface ModalOpening {
  readonly type: 'modal.open'
  readonly id: string
  readonly trigger?: string | null
  readonly data?: unknown
  readonly viewportWidth: number
  /** Px from the top, to come back to. */
  readonly scrollPosition: number
  /** Widest screen on which this window opens; absent: any. */
  readonly maximumWidth?: number | undefined
  readonly closable?: boolean | undefined
  readonly blocksScroll?: boolean | undefined
  readonly closing?: ModalClosing | undefined
}

export type ModalsEvent =
  | ModalOpening
  | { readonly type: 'modal.close'; readonly id: string }
  | { readonly type: 'modal.closeAll' }
  | { readonly type: 'page.navigate' }
  | {
      readonly type: 'signIn.require'
      readonly signedIn: boolean
      readonly scrollPosition: number
      readonly trigger?: string | null
    }

/** The window that an action without a client ends in. */
export const SIGN_IN = 'centredSignIn'

const signInModal: OpenModal = {
  id: SIGN_IN,
  trigger: null,
  data: { required: true },
  closable: true,
  blocksScroll: true,
  closing: null,
}

function opened(event: ModalOpening): OpenModal {
  const { id, trigger = null, data = null, closable = true, blocksScroll = true, closing = null } = event
  return { id, trigger, data, closable, blocksScroll, closing }
}

const without = (stack: readonly OpenModal[], id: string) => stack.filter((modal) => modal.id !== id)

interface Seen {
  readonly context: ModalsContext
  readonly event: ModalsEvent
}

function closingsOf({ context, event }: Seen): { readonly closings: readonly ModalClosing[] } {
  const leaving =
    event.type === 'modal.close' ? context.stack.filter(({ id }) => id === event.id) : context.stack
  return { closings: [...new Set(leaving.flatMap(({ closing }) => closing ?? []))] }
}

const runClosings = { type: 'runClosings', params: closingsOf } as const

export const modalsMachine = setup({
  types: { context: {} as ModalsContext, events: {} as ModalsEvent },
  guards: {
    fitsViewport: ({ event }) =>
      event.type === 'modal.open' && event.viewportWidth <= (event.maximumWidth ?? Number.POSITIVE_INFINITY),
    isClosable: ({ context, event }) =>
      event.type === 'modal.close' && context.stack.some(({ id, closable }) => id === event.id && closable),
    isSignedIn: ({ event }) => event.type === 'signIn.require' && event.signedIn,
    isEmpty: ({ context }) => context.stack.length === 0,
    anyBlocksScroll: ({ context }) => context.stack.some(({ blocksScroll }) => blocksScroll),
    noneBlocksScroll: ({ context }) => !context.stack.some(({ blocksScroll }) => blocksScroll),
  },
  actions: {
    put: assign(({ context, event }) =>
      event.type === 'modal.open' ? { stack: [...without(context.stack, event.id), opened(event)] } : {},
    ),
    take: assign(({ context, event }) =>
      event.type === 'modal.close' ? { stack: without(context.stack, event.id) } : {},
    ),
    clear: assign({ stack: [] }),
    putSignIn: assign(({ event }) =>
      event.type === 'signIn.require' ? { stack: [{ ...signInModal, trigger: event.trigger ?? null }] } : {},
    ),
    recordPosition: assign(({ event }) =>
      'scrollPosition' in event ? { lockedAt: event.scrollPosition } : {},
    ),
    forgetPosition: assign({ lockedAt: null }),
    /** What the windows that close ask for, each once. */
    runClosings: (_, __: { closings: readonly ModalClosing[] }) => {},
    lockScroll: () => {},
    releaseScroll: () => {},
    restoreScroll: (_, __: { position: number | null }) => {},
    proceed: () => {},
  },
}).createMachine({
  id: 'modals',
  context: { stack: [], lockedAt: null },
  initial: 'closed',
  on: {
    'signIn.require': [
      { guard: 'isSignedIn', actions: 'proceed' },
      { target: '.open', actions: [runClosings, 'putSignIn', 'recordPosition'] },
    ],
  },
  states: {
    closed: {
      on: { 'modal.open': { guard: 'fitsViewport', target: 'open', actions: ['put', 'recordPosition'] } },
    },
    open: {
      always: {
        guard: 'isEmpty',
        target: 'closed',
        actions: [
          { type: 'restoreScroll', params: ({ context }) => ({ position: context.lockedAt }) },
          'forgetPosition',
        ],
      },
      on: {
        'modal.open': { guard: 'fitsViewport', actions: 'put' },
        'modal.close': { guard: 'isClosable', actions: [runClosings, 'take'] },
        'modal.closeAll': { actions: [runClosings, 'clear'] },
        'page.navigate': { target: 'closed', actions: [runClosings, 'clear', 'forgetPosition'] },
      },
      initial: 'free',
      states: {
        free: { always: { guard: 'anyBlocksScroll', target: 'locked' } },
        locked: {
          entry: 'lockScroll',
          exit: 'releaseScroll',
          always: { guard: 'noneBlocksScroll', target: 'free' },
        },
      },
    },
  },
})
