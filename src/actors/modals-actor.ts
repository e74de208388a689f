import { type ModalClosing, type ModalOpening, modalsMachine, SIGN_IN } from '../../machines/modals-machine.ts'
import { subscriptionMachine } from '../../machines/subscription-machine.ts'
import { loadModal } from '../modals/loaded.ts'
import type { ModalRecord } from '../modals/modal-record.ts'
import { type ModalId, modalRecords } from '../modals/registry.ts'
import { loadModalTexts } from './modal-texts.ts'
import { type PendingAction, requestAction } from './pending-action.ts'
import { runMachine, runningActor } from './run-machine.ts'

const LOCKED = 'is-locked'

/** Elements that opened a window, by the name under which the machine knows them. */
const triggers = new Map<string, WeakRef<Element>>()

const dispatch = (name: string) => () => void document.dispatchEvent(new CustomEvent(name))

const clearFragment = () => history.replaceState(history.state, '', location.pathname + location.search)

const resetPlan = () => runningActor(subscriptionMachine)?.send({ type: 'plan.reset' })

const closingEffects: Readonly<Record<ModalClosing, () => void>> = { clearFragment, resetPlan, stopVideo: dispatch('video.stop') }

/** The windows of the page. */
export const modals = runMachine(
  modalsMachine.provide({
    actions: {
      lockScroll: () => document.documentElement.classList.add(LOCKED),
      releaseScroll: () => document.documentElement.classList.remove(LOCKED),
      restoreScroll: (_, { position }) => {
        if (position !== null && position !== scrollY) scrollTo({ top: position, behavior: 'instant' })
      },
      runClosings: (_, { closings }) => {
        for (const closing of closings) closingEffects[closing]()
      },
    },
  }),
)

function nameOf(trigger: Element | null): string | null {
  if (!trigger || trigger === document.body) return null
  const name = trigger.id || `trigger-${triggers.size + 1}`
  triggers.set(name, new WeakRef(trigger))
  return name
}

/** What is inside a menu that has closed meanwhile takes no focus: the menu's button stands for it. */
function inView(element: Element | undefined): Element | null | undefined {
  const menu = element?.closest('[popover]:not(:popover-open)')
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : element
}

/** Gives the focus back to what opened a window, if it is still there. */
export function returnFocus(trigger: string | null): void {
  const element = inView(trigger === null ? undefined : triggers.get(trigger)?.deref())
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

const recordOf = (id: string): ModalRecord => modalRecords[id as ModalId]

export const warm = (id: string): Promise<unknown> => Promise.all([loadModal(id as ModalId), loadModalTexts(recordOf(id).texts ?? [])])

/** Rejects where the window's code or texts do not come. */
export async function open(ids: readonly string[], data: unknown, trigger: Element | null): Promise<void> {
  const viewportWidth = innerWidth
  const id = ids.find((each) => viewportWidth <= (recordOf(each).maximumWidth ?? Number.POSITIVE_INFINITY))
  if (id === undefined) return
  await warm(id)
  const { maximumWidth, closing, closable, blocksScroll } = recordOf(id)
  const how: Omit<ModalOpening, 'type'> = { id, data, viewportWidth, maximumWidth, closing, closable, blocksScroll, scrollPosition: scrollY }
  modals.send({ type: 'modal.open', ...how, trigger: nameOf(trigger) })
}

/** Closes every window and asks to sign in; the action goes on afterwards. */
export async function promptSignIn(action: PendingAction, trigger: Element | null): Promise<void> {
  await warm(SIGN_IN)
  requestAction(action)
  modals.send({ type: 'signIn.require', signedIn: false, scrollPosition: scrollY, trigger: nameOf(trigger) })
}

modals.subscribe(({ context }) => {
  if (!context.stack.some(({ id }) => id === SIGN_IN)) requestAction(null)
})
