import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { PlanModel } from '../../page-models/subscriptions.ts'

interface FactProps {
  readonly plan: PlanModel
}

export function PlanPrice({ plan: { price, initialPrice } }: FactProps) {
  const { t } = useTranslation('subscriptions')
  if (price === null) return null
  return (
    <p className="plan__price num">
      {initialPrice && (
        <s>
          <span className="visually-hidden">{t('insteadOf')} </span>
          {initialPrice}
        </s>
      )}
      <b>{price}</b> <small>{t('aMonth')}</small>
    </p>
  )
}

export function PlanPerks({ plan: { perks } }: FactProps) {
  const { t } = useTranslation('subscriptions')
  if (perks.length === 0) return null
  return (
    <ul className="plan__perks" aria-label={t('perks')}>
      {perks.map((perk) => (
        <li key={perk} className="plan__perk">
          {perk}
        </li>
      ))}
    </ul>
  )
}

export function PlanTerms({ plan: { promotion, commitment } }: FactProps) {
  const { t } = useTranslation('subscriptions')
  return (
    <>
      {promotion && (
        <div className="plan__promo">
          {promotion.text && <RichText html={promotion.text} />}
          {promotion.until && <p className="num">{t('until', { date: promotion.until })}</p>}
        </div>
      )}
      {commitment && <p className="plan__terms">{commitment}</p>}
    </>
  )
}
