import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { PlanModel } from '../../page-models/subscriptions.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { PlanPerks, PlanPrice, PlanTerms } from './plan-facts.tsx'
import './subscription-modal.css'

export function SubscriptionPerksModal({ data: plan }: ModalProps<PlanModel>) {
  const { t } = useTranslation('subscriptions')
  return (
    <Modal title={t('perksOf', { plan: plan.title })}>
      <div className="stack plan-modal">
        {plan.subtitle && <p className="large">{plan.subtitle}</p>}
        <PlanPerks plan={plan} />
        {plan.text && <RichText html={plan.text} muted />}
        <PlanPrice plan={plan} />
        <PlanTerms plan={plan} />
      </div>
    </Modal>
  )
}
