import { Button } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import { PlanPerks, PlanPrice, PlanTerms } from '../../features/subscription/plan-facts.tsx'
import { PlanOptions } from '../../features/subscription/plan-options.tsx'
import type { PlanModel } from '../../page-models/subscriptions.ts'

interface PlanCardProps {
  readonly plan: PlanModel
  /** Tickets a month that cost more than the plan; null if unknown. */
  readonly worthFrom: number | null
  readonly quantities: Readonly<Record<string, number>>
  /** Price of a month with the options; null until the machine runs. */
  readonly total: string | null
  /** Another plan is selected. */
  readonly left: boolean
  readonly onChoose: () => void
  readonly onChange: (option: string, modifier: number) => void
  readonly onDetails: (trigger: HTMLElement) => void
}

/** The whole card selects; the selected one has the options, the sum and the button that orders. CSS does it without script too. */
export function PlanCard(props: PlanCardProps) {
  const { plan, worthFrom, quantities, total, left, onChoose, onChange, onDetails } = props
  const { t } = useTranslation('subscriptions')
  const { id, title, subtitle, perks, price, highlighted, promotion } = plan
  const sum = total ?? price
  return (
    <article className="plan" aria-labelledby={`plan-${id}`}>
      <WidePicture className="plan__pic" picture={plan.picture} sizes="30vw" widest={960}>
        {promotion ? (
          <Flag label={promotion.label} tone={5} />
        ) : (
          highlighted && <Flag label={t('favourite')} tone={1} />
        )}
      </WidePicture>
      <div className="plan__stub">
        <h3 id={`plan-${id}`}>{title}</h3>
        {subtitle && <p>{subtitle}</p>}
        <PlanPrice plan={plan} />
        {worthFrom !== null && <p className="plan__worth num">{t('worth.from', { count: worthFrom })}</p>}
      </div>
      <div className="plan__body">
        <PlanPerks plan={plan} />
        <PlanTerms plan={plan} />
        <p className="plan__more">
          {perks.length > 0 && (
            <TextLink
              small
              href={`#plan-${id}`}
              opens="subscriptionPerks"
              onPress={(trigger) => openModal('subscriptionPerks', plan, trigger)}
            >
              {t('perksMore')}
              <span className="visually-hidden"> {title}</span>
            </TextLink>
          )}
          <TextLink small href={`#options-${id}`} opens="subscriptionPlan" onPress={onDetails}>
            {t('details')}
            <span className="visually-hidden"> {title}</span>
          </TextLink>
        </p>
      </div>
      <PlanOptions plan={plan} id={`options-${id}`} quantities={quantities} left={left} onChange={onChange} />
      <div className="plan__foot">
        <label className="plan__pick">
          <input type="radio" name="plan" value={id} required onChange={onChoose} />
          <span>{t('choosePlan', { plan: title })}</span>
        </label>
        {sum && (
          <p className="plan__sum num" aria-live="polite">
            {t('perMonth', { price: sum })}
          </p>
        )}
        <Button type="submit" look="book">
          {t('order.submit')}
        </Button>
      </div>
    </article>
  )
}
