import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { useTranslation } from 'react-i18next'
import type { PlanOrderPage } from '../../page-models/subscriptions.ts'

export function PlanOrderView({ page }: { readonly page: PlanOrderPage }) {
  const { t } = useTranslation('subscriptions')
  const { name, plan, price, commitment, options, total, accountHref } = page
  const rows = [
    { term: `${name} ${plan}`, value: price === null ? t('ordered.free') : t('perMonth', { price }) },
    ...options.map(({ label, quantity, price: cost }) => ({
      term: `${quantity} × ${label}`,
      value: cost ?? t('ordered.free'),
    })),
    { term: t('order.total'), value: <strong>{t('perMonth', { price: total })}</strong> },
  ]
  return (
    <>
      <ListHead title={t('ordered.title', { name })} />
      <div className="wrap pad-block booking booking--list booking--plan">
        <div className="stack">
          <FactSheet rows={rows} />
          {commitment && <p>{commitment}</p>}
          <Alert level="info" title={t(accountHref ? 'ordered.accountTitle' : 'ordered.paymentTitle')}>
            {t(accountHref ? 'ordered.account' : 'ordered.payment')}
          </Alert>
          {accountHref && (
            <p>
              <ButtonLink look="book" external href={accountHref}>
                {t('ordered.withAccount')}
              </ButtonLink>
            </p>
          )}
          <p className="row">
            <ButtonLink look={accountHref ? 'plain' : 'solid'} href={page.backHref}>
              {t('ordered.back')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
