import { Field } from '@marquee/design/controls/field.tsx'
import { useTranslation } from 'react-i18next'
import type { CheckPageModel } from '../../page-models/cards.ts'
import { CardBack } from './card-back.tsx'
import { CheckForm } from './check-form.tsx'

interface CheckProps {
  readonly page: CheckPageModel
}

export function GiftCardCheck({ page }: CheckProps) {
  const { t } = useTranslation('giftcard')
  return (
    <CheckForm
      texts="giftcard"
      captcha={page.captcha}
      help={page}
      showsHref={page.showsHref}
      specimen={<CardBack>{t('balance.where')}</CardBack>}
      question={(value) => ({ kind: 'giftCard', number: value('number'), pin: value('pin') })}
    >
      <Field
        validation="browser"
        field="number"
        label={t('balance.number')}
        hint={t('balance.numberHint')}
        inputMode="numeric"
        pattern="[0-9 \-]{12,30}"
        maxLength={30}
        autoComplete="off"
        required
      />
      <Field
        validation="browser"
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
  )
}
