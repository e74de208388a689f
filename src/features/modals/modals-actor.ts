import { type ModalClosing, modalsMachine } from '#machines/modals-machine.ts'
import { subscriptionMachine } from '#machines/subscription-machine.ts'
import { runMachine, runningActor } from '../../actor-kit/run-machine.ts'

const LOCKED = 'is-locked'

interface Opener {
  readonly element: WeakRef<Element>
  readonly parent: WeakRef<Element> | null
}

const triggers = new Map<string, Opener>()

function lockScroll(): void {
  const root = document.documentElement
  // A gutter without a scroll bar before it would make the page narrower. It stays, since each change lays out the page.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.classList.add(LOCKED)
}

const releaseScroll = () => document.documentElement.classList.remove(LOCKED)

const dispatch = (name: string) => () => void document.dispatchEvent(new CustomEvent(name))

const clearFragment = () => history.replaceState(history.state, '', location.pathname + location.search)

const resetPlan = () => runningActor(subscriptionMachine)?.send({ type: 'plan.reset' })

const closingEffects: Readonly<Record<ModalClosing, () => void>> = {
  clearFragment,
  resetPlan,
  stopVideo: dispatch('video.stop'),
}

export const modals = runMachine(
  modalsMachine.provide({
    actions: {
      lockScroll,
      releaseScroll,
      restoreScroll: (_, { position }) => {
        if (position !== null && position !== scrollY) scrollTo({ top: position, behavior: 'instant' })
      },
      runClosings: (_, { closings }) => {
        for (const closing of closings) closingEffects[closing]()
      },
      // `signIn.require` is only sent without a client: signed in, callers proceed themselves.
      proceed: () => {},
    },
  }),
)

/** The name of an opener in the machine; null without one. */
export function openerName(trigger: Element | null): string | null {
  if (!trigger || trigger === document.body) return null
  const name = trigger.id || `trigger-${triggers.size + 1}`
  const { parentElement } = trigger
  triggers.set(name, {
    element: new WeakRef(trigger),
    parent: parentElement && new WeakRef(parentElement),
  })
  return name
}

/** An element in a closed menu cannot be focused: the menu's button gets the focus. */
function inView(element: Element | undefined): Element | null | undefined {
  const menu = element?.closest('[popover]:not(:popover-open)')
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : element
}

/** The opener, or what has replaced it: a time whose sale has ended is no link any more. */
function inPlace({ element, parent }: Opener): Element | null | undefined {
  const opener = element.deref()
  return opener?.isConnected ? opener : parent?.deref()?.querySelector('a[href], button')
}

export function returnFocus(trigger: string | null): void {
  const opener = trigger === null ? undefined : triggers.get(trigger)
  const element = inView((opener && inPlace(opener)) ?? undefined)
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}
