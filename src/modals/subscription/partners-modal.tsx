import { useTranslation } from 'react-i18next'
import type { PartnersWindowModel } from '../../page-data/models/subscriptions.ts'
import { PartnerGroups } from '../../views/subscriptions/partner-groups.tsx'
import { Modal } from '../modal.tsx'
import type { ModalProps } from '../modal-record.ts'
import './subscription-window.css'

/** Where the subscription counts: name and address of each cinema, by city. */
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
