import { useTranslation } from 'react-i18next'
import { TextLink } from '../../components/controls/text-link.tsx'
import { ListHead } from '../../components/heroes/list-head.tsx'
import type { GiftCardBalancePage } from '../../page-data/models/cards.ts'
import { CardBack } from './card-back.tsx'
import { CheckForm } from './check-form.tsx'
import { crumbs } from './crumbs.ts'
import { LabelledField } from './labelled-field.tsx'

/** What is left on a gift card. */
export function GiftCardBalanceView({ page }: { readonly page: GiftCardBalancePage }) {
  const { t } = useTranslation('giftcard')
  return (
    <>
      <ListHead title={t('balance.title')} text={t('balance.lead')} crumbs={crumbs(page.breadcrumb)} />
      <div className="wrap check-page">
        <CheckForm
          texts="giftcard"
          captcha={page.captcha}
          help={page}
          showsHref={page.showsHref}
          question={(value) => ({ kind: 'giftCard', number: value('number'), pin: value('pin') })}
        >
          <LabelledField
            field="number"
            label={t('balance.number')}
            hint={t('balance.numberHint')}
            inputMode="numeric"
            pattern="[0-9 \-]{12,30}"
            maxLength={30}
            autoComplete="off"
            required
          />
          <LabelledField
            field="pin"
            label={t('balance.pin')}
            hint={t('balance.pinHint')}
            inputMode="numeric"
            pattern="[0-9]{4,8}"
            maxLength={8}
            autoComplete="off"
            required
          />
        </CheckForm>
        <div className="check-aside">
          <CardBack>{t('balance.where')}</CardBack>
          <TextLink href={page.landingHref}>{t('balance.buy')}</TextLink>
        </div>
      </div>
    </>
  )
}
