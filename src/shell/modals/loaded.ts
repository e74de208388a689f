import type { ModalComponent } from '../../features/modals/modal-record.ts'
import { type ModalId, modalRecords } from './registry.ts'

const loaded = new Map<string, ModalComponent<never>>()

export const loadedModal = (id: string): ModalComponent<never> | undefined => loaded.get(id)

/** Loads a modal once. Rejects on failure; the next call tries again. */
export async function loadModal(id: ModalId): Promise<void> {
  if (loaded.has(id)) return
  loaded.set(id, await modalRecords[id].load())
}
