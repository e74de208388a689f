import { Field } from '@marquee/design/controls/field.tsx'
import { useTranslation } from 'react-i18next'
import type { CheckPageModel } from '../../page-models/cards.ts'
import { VoucherFront } from './card-back.tsx'
import { CheckForm } from './check-form.tsx'

interface CheckProps {
  readonly page: CheckPageModel
}

export function VoucherCheck({ page }: CheckProps) {
  const { t } = useTranslation('voucher')
  return (
    <CheckForm
      texts="voucher"
      captcha={page.captcha}
      help={page}
      showsHref={page.showsHref}
      specimen={<VoucherFront>{t('where')}</VoucherFront>}
      question={(value) => ({ kind: 'voucher', code: value('code') })}
    >
      <Field
        validation="browser"
        field="code"
        label={t('code')}
        hint={t('codeHint')}
        pattern="[A-Za-z0-9 \-]{6,40}"
        maxLength={40}
        autoComplete="off"
        required
      />
    </CheckForm>
  )
}
