import { Button } from '@marquee/design/controls/button.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { PlanModalModel } from '../../page-models/subscriptions.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { PlanPrice, PlanTerms } from './plan-facts.tsx'
import { PlanOptions } from './plan-options.tsx'
import './subscription-modal.css'
import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { monthlyTotal, subscriptionMachine } from '#machines/subscription-machine.ts'
import { runningActor } from '../../actor-kit/run-machine.ts'

function useRunningSubscription() {
  const { language, site } = useRouter().options.context.edition
  const subscription = runningActor(subscriptionMachine)
  const context = useSelector(subscription, (snapshot) => snapshot?.context)
  return {
    quantities: Object.fromEntries((context?.options ?? []).map(({ id, quantity }) => [id, quantity])),
    total: context?.plan ? formatsOf(language, site).price(monthlyTotal(context)) : null,
    change: (option: string, modifier: number) =>
      subscription?.send({ type: 'option.change', option, modifier }),
  }
}

export function SubscriptionPlanModal({ data: { plan, orderHref } }: ModalProps<PlanModalModel>) {
  const { t } = useTranslation('subscriptions')
  const { quantities, total, change } = useRunningSubscription()
  return (
    <Modal title={plan.title}>
      <form className="stack plan-modal" action={orderHref} method="get">
        <input type="hidden" name="plan" value={plan.id} />
        {plan.subtitle && <p className="large">{plan.subtitle}</p>}
        <PlanPrice plan={plan} />
        {plan.text && <RichText html={plan.text} muted />}
        <PlanTerms plan={plan} />
        <PlanOptions plan={plan} quantities={quantities} left={false} onChange={change} />
        <div className="plan-window__bar">
          <p aria-live="polite">
            <span>{t('order.total')}</span>{' '}
            <b className="num">{total === null ? '' : t('perMonth', { price: total })}</b>
          </p>
          <Button type="submit" look="book">
            {t('order.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
