import { useTranslation } from 'react-i18next'
import { CheckModal } from '../../features/card-check/check-modal.tsx'
import { GiftCardCheck } from '../../features/card-check/gift-card-check.tsx'
import type { ModalProps } from '../../features/modals/modal-record.ts'
import type { CheckModalModel } from '../../page-models/cards.ts'
import { giftCardBalancePage } from './gift-card-pages.ts'

export function GiftCardModal({ data: { href } }: ModalProps<CheckModalModel>) {
  const { t } = useTranslation('giftcard')
  return (
    <CheckModal
      texts="giftcard"
      of={giftCardBalancePage}
      title={t('balance.title')}
      href={href}
      form={(page) => <GiftCardCheck page={page} />}
    />
  )
}
