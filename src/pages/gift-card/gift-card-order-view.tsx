import { Button } from '@marquee/design/controls/button.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftCardOrderPage } from '../../page-models/cards.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import '../../features/card-check/check.css'
import './gift-card-order.css'

function Designs({ designs }: Pick<GiftCardOrderPage, 'designs'>) {
  const { t } = useTranslation('giftcard')
  return (
    <fieldset className="form-lines">
      <legend>{t('designs.title')}</legend>
      <div className="order-designs">
        {designs.map((design, index) => (
          <label key={design} className="order-design">
            <GiftCardFace design={design} />
            <span className="order-design__name">
              <input type="radio" name="design" value={design} defaultChecked={index === 0} />
              {t(`designs.${design}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Amounts({ amounts }: Pick<GiftCardOrderPage, 'amounts'>) {
  const { t } = useTranslation('giftcard')
  const middle = Math.floor(amounts.length / 2)
  return (
    <fieldset className="form-lines">
      <legend>{t('order.amount')}</legend>
      <div className="order-amounts num">
        {amounts.map(({ value, label }, index) => (
          <label key={value} className="order-amount">
            <input type="radio" name="amount" value={value} defaultChecked={index === middle} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Works without script. */
export function GiftCardOrderView({ page }: { readonly page: GiftCardOrderPage }) {
  const { t } = useTranslation('giftcard')
  const id = useId()
  const { form, longestMessage, firstDay, lastDay } = page
  return (
    <>
      <ListHead title={t('order.title')} text={t('order.lead')} crumbs={page.breadcrumb} />
      <form className="wrap order-form" action={form.action} method="get">
        {form.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Designs designs={page.designs} />
        <Amounts amounts={page.amounts} />
        <div className="order-words">
          <div className="order-words__facts">
            <Field
              validation="browser"
              name="recipient"
              label={t('order.recipient')}
              hint={t('order.recipientHint')}
              maxLength={80}
              autoComplete="off"
              required
            />
            <p className="form-line order-day">
              <label htmlFor={`${id}-date`}>{t('order.date')}</label>
              <span className="field">
                <input
                  id={`${id}-date`}
                  type="date"
                  name="date"
                  min={firstDay}
                  max={lastDay}
                  defaultValue={firstDay}
                  required
                />
              </span>
            </p>
          </div>
          <p className="form-line">
            <label htmlFor={`${id}-message`}>{t('order.message')}</label>
            <textarea
              id={`${id}-message`}
              name="message"
              rows={4}
              maxLength={longestMessage}
              aria-describedby={`${id}-message-hint`}
            />
            <small id={`${id}-message-hint`} className="muted">
              {t('order.messageHint', { count: longestMessage })}
            </small>
          </p>
        </div>
        <div className="row row--l">
          <Button type="submit" look="book">
            {t('order.submit')}
          </Button>
          <TextLink href={page.landingHref}>{t('order.back')}</TextLink>
        </div>
      </form>
    </>
  )
}
