import { useTranslation } from 'react-i18next'
import type { PartnersWindowModel } from '../../page-models/subscriptions.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { PartnerGroups } from './partner-groups.tsx'
import './subscription-window.css'

export function PartnersModal({ data: { name, cinemas } }: ModalProps<PartnersWindowModel>) {
  const { t } = useTranslation('subscriptions')
  return (
    <Modal look="wide" title={t('cinemas.title', { name })}>
      <div className="partners partners--window">
        <PartnerGroups groups={cinemas} />
      </div>
    </Modal>
  )
}
