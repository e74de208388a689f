import type { TrailersData } from '../../actors/trailer.ts'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../registry.ts'
import { TrailerRoom, titleOf } from './trailer-room.tsx'

export function TrailersModal({ data }: ModalProps<TrailersData>) {
  return (
    <Modal room look="wide" title={titleOf(data)}>
      <TrailerRoom data={data} />
    </Modal>
  )
}
