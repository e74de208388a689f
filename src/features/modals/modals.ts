import type { ModalData, ModalId } from '../../shell/modals/registry.ts'
import { followInstead } from './follow-instead.ts'

/** What hears of Back and Forward ahead of the router: a listener that is added later is called later, captured or not. */
export const earlyPop: { hear: ((event: PopStateEvent) => void) | null } = { hear: null }

const fetchModals = () => import('../../shell/modals/windows.ts').then(({ windows }) => windows)

type Loaded = Awaited<ReturnType<typeof fetchModals>>

let loading: Promise<Loaded> | undefined
let whenLoaded: ((loaded: Loaded) => void) | undefined

/** Called with the first wish for a window. */
export function onModalsLoaded(call: (loaded: Loaded) => void): void {
  whenLoaded = call
  void loading?.then(call)
}

/** What shows the windows comes with the first wish for one: a page on which none opens never needs it. */
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
 * Opens the first of the windows that opens at this width of screen. `trigger` gets the focus back.
 *
 * @example openModal('pricing', prices, trigger)
 */
export function openModal<Id extends ModalId>(
  id: Id | readonly Id[],
  data: ModalData<Id>,
  trigger: Element | null = document.activeElement,
): void {
  loadModals()
    .then((modals) => modals.open([id].flat() as readonly Id[], data, trigger))
    .catch(() => followInstead(trigger))
}

/** Fetches what a window needs, ahead of the press that opens it. */
export function warmModal(id: string): void {
  loadModals()
    .then((modals) => modals.warm(id))
    .catch(() => {})
}

/** Only where one can be open. */
export function closeModals(): void {
  void loading?.then((modals) => modals.modals.send({ type: 'modal.closeAll' }))
}
