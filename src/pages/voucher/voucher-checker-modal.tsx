import { useTranslation } from 'react-i18next'
import { VoucherFront } from '../../features/card-check/card-back.tsx'
import { CheckWindow } from '../../features/card-check/check-window.tsx'
import { VoucherCheck } from '../../features/card-check/voucher-check.tsx'
import type { ModalProps } from '../../features/modals/modal-record.ts'
import type { CheckWindowModel } from '../../page-models/cards.ts'
import { voucherPage } from './voucher-page.ts'

export function VoucherCheckerModal({ data: { href } }: ModalProps<CheckWindowModel>) {
  const { t } = useTranslation('voucher')
  return (
    <CheckWindow
      texts="voucher"
      of={voucherPage}
      title={t('title')}
      href={href}
      where={<VoucherFront>{t('where')}</VoucherFront>}
      form={(page) => <VoucherCheck page={page} />}
    />
  )
}
