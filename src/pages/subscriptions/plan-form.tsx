import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import { PlanOptions } from '../../features/subscription/plan-options.tsx'
import { useSubscription } from '../../features/subscription/subscription.ts'
import type { PlanModel } from '../../page-models/subscriptions.ts'
import { PlanCard } from './plan-card.tsx'
import './plans.css'

interface PlanFormProps {
  readonly plans: readonly PlanModel[]
  readonly orderHref: string
}

/** Works without script; CSS shows the options of the selected plan. */
export function PlanForm({ plans, orderHref }: PlanFormProps) {
  const { t } = useTranslation('subscriptions')
  const { chosen, select, change, reset } = useSubscription()
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
    <form ref={form} className="pass" action={orderHref} method="get" onReset={reset}>
      <fieldset className="pass__plans">
        <legend className="visually-hidden">{t('choose')}</legend>
        {plans.map((each) => (
          <PlanCard
            key={each.id}
            plan={each}
            onChoose={() => void select(each)}
            onDetails={(trigger) => openPlan(each, trigger)}
          />
        ))}
      </fieldset>
      <div className="pass__options">
        {plans.map((each) => (
          <PlanOptions
            key={each.id}
            plan={each}
            id={`options-${each.id}`}
            quantities={each === plan ? chosen.quantities : {}}
            left={plan !== undefined && each !== plan}
            onChange={change}
          />
        ))}
      </div>
      <div className="pass__bar">
        <p className="pass__hint">{t('hint')}</p>
        <p className="pass__sum js" aria-live="polite">
          {plan && chosen.total !== null && (
            <>
              <span>{plan.title}</span> <b className="num">{t('perMonth', { price: chosen.total })}</b>
            </>
          )}
        </p>
        <div className="row">
          <button type="reset" className="btn btn--s pass__reset">
            <span>{t('reset')}</span>
          </button>
          <Button type="submit" look="book">
            {t('order.submit')}
          </Button>
        </div>
      </div>
    </form>
  )
}
