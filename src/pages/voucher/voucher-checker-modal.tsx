import { useTranslation } from 'react-i18next'
import { CheckModal } from '../../features/card-check/check-modal.tsx'
import { VoucherCheck } from '../../features/card-check/voucher-check.tsx'
import type { ModalProps } from '../../features/modals/modal-record.ts'
import type { CheckModalModel } from '../../page-models/cards.ts'
import { voucherPage } from './voucher-page.ts'

export function VoucherCheckerModal({ data: { href } }: ModalProps<CheckModalModel>) {
  const { t } = useTranslation('voucher')
  return (
    <CheckModal
      texts="voucher"
      of={voucherPage}
      title={t('title')}
      href={href}
      form={(page) => <VoucherCheck page={page} />}
    />
  )
}
