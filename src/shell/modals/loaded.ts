import type { ModalComponent } from '../../features/modals/modal-record.ts'
import { type ModalId, modalRecords } from './registry.ts'

const loaded = new Map<string, ModalComponent<never>>()

/** The component of a window that has been fetched. */
export const loadedModal = (id: string): ModalComponent<never> | undefined => loaded.get(id)

/** Fetches a window once. Rejects where it does not come; asking again tries again. */
export async function loadModal(id: ModalId): Promise<void> {
  if (loaded.has(id)) return
  loaded.set(id, await modalRecords[id].load())
}
