import type { TrailersData } from '../../actors/trailer.ts'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../modal-record.ts'
import { TrailerGallery, titleOf } from './trailer-gallery.tsx'

export function TrailersModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal dark look="wide" title={titleOf(data)}>
      <TrailerGallery data={data} />
    </Modal>
  )
}
