import { type ModalOpening, SIGN_IN } from '#machines/modals-machine.ts'
import { type PendingAction, requestAction } from '../../features/auth/pending-action.ts'
import type { ModalRecord } from '../../features/modals/modal-record.ts'
import { loadModalTexts } from '../../features/modals/modal-texts.ts'
import { modals, openerName } from '../../features/modals/modals-actor.ts'
import { openBehindVeil } from '../../features/modals/veil.ts'
import { ModalHost } from './modal-host.tsx'
import { loadModal, type ModalId, modalRecords } from './registry.ts'

const recordOf = (id: ModalId): ModalRecord => modalRecords[id]
const isModal = (id: string): id is ModalId => id in modalRecords

const fetchModal = (id: ModalId): Promise<unknown> =>
  Promise.all([loadModal(id), loadModalTexts(recordOf(id).texts ?? [])])

const warm = async (id: string): Promise<unknown> => isModal(id) && fetchModal(id)

/** Rejects if code or texts of the modal cannot be fetched. */
async function open(ids: readonly ModalId[], data: unknown, trigger: Element | null): Promise<void> {
  const viewportWidth = innerWidth
  const id = ids.find((each) => viewportWidth <= (recordOf(each).maximumWidth ?? Number.POSITIVE_INFINITY))
  if (id === undefined) return
  await fetchModal(id)
  const { maximumWidth, closing, closable, blocksScroll } = recordOf(id)
  const how: Omit<ModalOpening, 'type'> = {
    id,
    data,
    viewportWidth,
    maximumWidth,
    closing,
    closable,
    blocksScroll,
    scrollPosition: scrollY,
  }
  openBehindVeil(() => modals.send({ type: 'modal.open', ...how, trigger: openerName(trigger) }))
}

/** Closes all modals and asks to sign in; the action runs afterwards. */
async function promptSignIn(action: PendingAction, trigger: Element | null): Promise<void> {
  await fetchModal(SIGN_IN)
  requestAction(action)
  const scrollPosition = scrollY
  openBehindVeil(() =>
    modals.send({ type: 'signIn.require', signedIn: false, scrollPosition, trigger: openerName(trigger) }),
  )
}

modals.subscribe(({ context }) => {
  if (!context.stack.some(({ id }) => id === SIGN_IN)) requestAction(null)
})

/** The code of modals, imported with the first one. */
export const modalActions = { open, warm, promptSignIn, modals, ModalHost }
