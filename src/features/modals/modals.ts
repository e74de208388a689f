import type { ModalData, ModalId } from '../../shell/modals/registry.ts'
import { followInstead } from './follow-instead.ts'

/**
 * Handles Back and Forward before the router: listeners run in the order of registration, even captured ones.
 */
export const earlyPop: { handle: ((event: PopStateEvent) => void) | null } = { handle: null }

const fetchModals = () =>
  import('../../shell/modals/modal-actions.ts').then(({ modalActions }) => modalActions)

type Loaded = Awaited<ReturnType<typeof fetchModals>>

let loading: Promise<Loaded> | undefined
let whenLoaded: ((loaded: Loaded) => void) | undefined

export function onModalsLoaded(call: (loaded: Loaded) => void): void {
  whenLoaded = call
  void loading?.then(call)
}

export function loadModals(): Promise<Loaded> {
  if (loading) return loading
  loading = fetchModals().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  loading.then(
    (loaded) => whenLoaded?.(loaded),
    () => {},
  )
  return loading
}

/**
 * Opens the first modal that fits the viewport. `trigger` gets the focus back.
 * @example openModal('pricing', prices, trigger)
 */
export function openModal<Id extends ModalId>(
  id: Id | readonly Id[],
  data: ModalData<Id>,
  trigger: Element | null = document.activeElement,
): void {
  const ids: readonly (ModalId | readonly ModalId[])[] = [id]
  loadModals()
    .then((modals) => modals.open(ids.flat(), data, trigger))
    .catch(() => followInstead(trigger))
}

export function warmModal(id: string): void {
  loadModals()
    .then((modals) => modals.warm(id))
    .catch(() => {})
}

/** Does nothing if the modals were never loaded. */
export function closeModals(): void {
  void loading?.then((modals) => modals.modals.send({ type: 'modal.closeAll' }))
}
