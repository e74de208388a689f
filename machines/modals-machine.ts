import { assertEvent, assign, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The modals of a page.
 *
 * - `closed`: no modal. `modal.open` opens one if it fits the viewport.
 * - `open`: a stack of modals, the last on top. `modal.close` closes a closable one; `modal.closeAll` and a
 *   navigation close all. Inside, the page is `free` or `locked`: it does not scroll while a modal that
 *   blocks scrolling is open.
 *
 * `signIn.require` precedes an action that needs a client: signed in, the action proceeds and modals stay;
 * otherwise all of them close and the centred sign-in opens.
 *
 * Closing a modal runs its `closing`: clear the fragment of the address, reset the plan, stop the video. The
 * scroll position is recorded when the page is locked and restored on release, but not after a navigation.
 */

export type ModalClosing = 'clearFragment' | 'resetPlan' | 'stopVideo'

export interface OpenModal {
  readonly id: string
  /** Name of the element that opened it and gets the focus back. */
  readonly trigger: string | null
  readonly data: unknown
  readonly closable: boolean
  readonly blocksScroll: boolean
  readonly closing: ModalClosing | null
}

interface ModalsContext {
  readonly stack: readonly OpenModal[]
  /** Scroll position in pixels when the page was locked. */
  readonly lockedAt: number | null
}

export interface ModalOpening {
  readonly type: 'modal.open'
  readonly id: string
  readonly trigger?: string | null
  readonly data?: unknown
  readonly viewportWidth: number
  /** Pixels from the top, restored after closing. */
  readonly scrollPosition: number
  /** Widest viewport in pixels on which the modal opens; absent: any. */
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

/** The sign-in modal before an action that needs a client. */
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
const restoreScroll = {
  type: 'restoreScroll',
  params: ({ context }: Pick<Seen, 'context'>) => ({ position: context.lockedAt }),
} as const

const types: Partial<{ context: ModalsContext; events: ModalsEvent }> = {}

export const modalsMachine = setup({
  types,
  guards: {
    fitsViewport: ({ event }) => {
      assertEvent(event, 'modal.open')
      return event.viewportWidth <= (event.maximumWidth ?? Number.POSITIVE_INFINITY)
    },
    isClosable: ({ context, event }) => {
      assertEvent(event, 'modal.close')
      return context.stack.some(({ id, closable }) => id === event.id && closable)
    },
    isSignedIn: ({ event }) => {
      assertEvent(event, 'signIn.require')
      return event.signedIn
    },
    isEmpty: ({ context }) => context.stack.length === 0,
    anyBlocksScroll: ({ context }) => context.stack.some(({ blocksScroll }) => blocksScroll),
    noneBlocksScroll: ({ context }) => !context.stack.some(({ blocksScroll }) => blocksScroll),
  },
  actions: {
    put: assign(({ context, event }) => {
      assertEvent(event, 'modal.open')
      return { stack: [...without(context.stack, event.id), opened(event)] }
    }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'modal.close')
      return { stack: without(context.stack, event.id) }
    }),
    clear: assign({ stack: [] }),
    putSignIn: assign(({ event }) => {
      assertEvent(event, 'signIn.require')
      return { stack: [{ ...signInModal, trigger: event.trigger ?? null }] }
    }),
    recordPosition: assign(({ event }) => {
      assertEvent(event, ['modal.open', 'signIn.require'])
      return { lockedAt: event.scrollPosition }
    }),
    forgetPosition: assign({ lockedAt: null }),
    runClosings: (_, __: { closings: readonly ModalClosing[] }) => unconnected('runClosings'),
    lockScroll: () => unconnected('lockScroll'),
    releaseScroll: () => unconnected('releaseScroll'),
    restoreScroll: (_, __: { position: number | null }) => unconnected('restoreScroll'),
    proceed: () => unconnected('proceed'),
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
        actions: [restoreScroll, 'forgetPosition'],
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
