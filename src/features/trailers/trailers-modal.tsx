import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import type { TrailersData } from './trailer.ts'
import { TrailerGallery, titleOf } from './trailer-gallery.tsx'

export function TrailersModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal dark look="wide" title={titleOf(data)}>
      <TrailerGallery data={data} />
    </Modal>
  )
}

export function MobileTrailerModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal dark look="top" title={titleOf(data)}>
      <TrailerGallery data={data} />
    </Modal>
  )
}
