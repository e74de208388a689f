import { useTranslation } from 'react-i18next'
import type { PartnersModalModel } from '../../page-models/subscriptions.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { PartnerGroups } from './partner-groups.tsx'
import './subscription-modal.css'

export function PartnersModal({ data: { name, cinemas } }: ModalProps<PartnersModalModel>) {
  const { t } = useTranslation('subscriptions')
  return (
    <Modal look="wide" title={t('cinemas.title', { name })}>
      <div className="partners partners--modal">
        <PartnerGroups groups={cinemas} />
      </div>
    </Modal>
  )
}
