import type { TrailersData } from '../../actors/trailer.ts'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../registry.ts'
import { TrailerRoom, titleOf } from './trailer-room.tsx'

/** On a phone the film has the whole screen to itself. */
export function MobileTrailerModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal room look="top" title={titleOf(data)}>
      <TrailerRoom data={data} />
    </Modal>
  )
}
