import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanModel, SubscriptionOffersPage } from '../../page-models/subscriptions.ts'

type Ticket = SubscriptionOffersPage['ticket']

/** Where the slider begins and ends. */
const USUAL = 4
const MOST = 10

/** Tickets a month from which the plan is cheaper; null if a price is unknown. */
export const worthFrom = ({ amount }: Pick<PlanModel, 'amount'>, ticket: Ticket): number | null =>
  ticket === null || amount <= 0 ? null : Math.floor(amount / ticket.amount) + 1

interface WorthProps {
  readonly plan: PlanModel
  readonly ticket: NonNullable<Ticket>
}

/** The price of a number of tickets beside that of the plan. */
export function Worth({ plan, ticket }: WorthProps) {
  const { t } = useTranslation('subscriptions')
  const { language, site } = useRouter().options.context.edition
  const { price } = formatsOf(language, site)
  const [count, setCount] = useState(USUAL)
  const id = useId()
  const saved = count * ticket.amount - plan.amount
  return (
    <div className="worth js">
      <label htmlFor={id}>{t('worth.question')}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={MOST}
        value={count}
        aria-valuetext={t('worth.tickets', { count })}
        onChange={({ target }) => setCount(target.valueAsNumber)}
      />
      <p className="num">
        {t('worth.tickets', { count })} <s>{price(count * ticket.amount)}</s>
      </p>
      <p className="num">
        {plan.title} <b>{plan.price}</b>
      </p>
      <p className="worth__saved num" aria-live="polite">
        {saved > 0
          ? t('worth.saved', { price: price(saved) })
          : t('worth.from', { count: worthFrom(plan, ticket) ?? 0 })}
      </p>
      <p className="fine">{t('worth.ticket', { price: ticket.price, cinema: ticket.cinema })}</p>
    </div>
  )
}
