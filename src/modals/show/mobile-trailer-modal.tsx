import type { TrailersData } from '../../actors/trailer.ts'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../modal-record.ts'
import { TrailerGallery, titleOf } from './trailer-gallery.tsx'

/** On a phone the film has the whole screen to itself. */
export function MobileTrailerModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal dark look="top" title={titleOf(data)}>
      <TrailerGallery data={data} />
    </Modal>
  )
}
