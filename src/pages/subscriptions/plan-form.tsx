import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import { useSubscription } from '../../features/subscription/subscription.ts'
import type { PlanModel, SubscriptionOffersPage } from '../../page-models/subscriptions.ts'
import { PlanCard } from './plan-card.tsx'
import { worthFrom } from './worth.tsx'
import './plans.css'

interface PlanFormProps extends Pick<SubscriptionOffersPage, 'orderHref' | 'ticket'> {
  readonly plans: readonly PlanModel[]
}

export function PlanForm({ plans, orderHref, ticket }: PlanFormProps) {
  const { t } = useTranslation('subscriptions')
  const { chosen, select, change } = useSubscription()
  const form = useRef<HTMLFormElement>(null)
  const plan = plans.find(({ id }) => id === chosen.plan)

  // A plan may have been selected before hydration.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input[name="plan"]:checked')
    const early = plans.find(({ id }) => id === checked?.value)
    if (early) void select(early)
  }, [plans, select])

  // Its modal can select and deselect it too.
  useEffect(() => {
    if (!chosen.begun) return
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('input[name="plan"]') ?? [])
      radio.checked = radio.value === chosen.plan
  }, [chosen.begun, chosen.plan])

  const openPlan = (each: PlanModel, trigger: HTMLElement) =>
    void select(each).then(() => openModal('subscriptionPlan', { plan: each, orderHref }, trigger))

  return (
    <form ref={form} action={orderHref} method="get">
      <fieldset className="plans">
        <legend className="visually-hidden">{t('choose')}</legend>
        {plans.map((each) => (
          <PlanCard
            key={each.id}
            plan={each}
            worthFrom={worthFrom(each, ticket)}
            quantities={each === plan ? chosen.quantities : {}}
            total={each === plan ? chosen.total : null}
            left={plan !== undefined && each !== plan}
            onChoose={() => void select(each)}
            onChange={change}
            onDetails={(trigger) => openPlan(each, trigger)}
          />
        ))}
      </fieldset>
    </form>
  )
}
