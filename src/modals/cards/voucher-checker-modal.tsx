import { useTranslation } from 'react-i18next'
import { voucherPage } from '../../page-data/compose/voucher-page.ts'
import type { CheckWindowModel } from '../../page-data/models/cards.ts'
import { VoucherFront } from '../../views/card-checks/card-back.tsx'
import { VoucherCheck } from '../../views/card-checks/voucher-check.tsx'
import type { ModalProps } from '../modal-record.ts'
import { CheckWindow } from './check-window.tsx'

/** Whether a voucher is good, and for what. */
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
