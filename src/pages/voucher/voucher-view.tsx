import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { VoucherCheck } from '../../features/card-check/voucher-check.tsx'
import type { VoucherPage } from '../../page-models/cards.ts'

export function VoucherView({ page }: { readonly page: VoucherPage }) {
  const { t } = useTranslation('voucher')
  return (
    <>
      <ListHead title={t('title')} text={t('lead')} crumbs={page.breadcrumb} />
      <div className="wrap check-page">
        <VoucherCheck page={page} />
        <div className="check-aside">
          <section className="stack stack--s">
            <h2>{t('use.title')}</h2>
            <p className="muted">{t('use.text')}</p>
          </section>
          {page.giftHref !== null && (
            <section className="stack stack--s">
              <h2>{t('gift.title')}</h2>
              <p className="muted">{t('gift.text')}</p>
              <p>
                <ButtonLink href={page.giftHref} external={!page.giftHref.startsWith('/')}>
                  {t('gift.action')}
                </ButtonLink>
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
