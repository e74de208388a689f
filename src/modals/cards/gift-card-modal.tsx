import { useTranslation } from 'react-i18next'
import { giftCardBalancePage } from '../../page-data/compose/gift-card-pages.ts'
import type { CheckWindowModel } from '../../page-data/models/cards.ts'
import { CardBack } from '../../views/card-checks/card-back.tsx'
import { GiftCardCheck } from '../../views/card-checks/gift-card-check.tsx'
import type { ModalProps } from '../modal-record.ts'
import { CheckWindow } from './check-window.tsx'

/** What is left on a gift card. */
export function GiftCardModal({ data: { href } }: ModalProps<CheckWindowModel>) {
  const { t } = useTranslation('giftcard')
  return (
    <CheckWindow
      texts="giftcard"
      of={giftCardBalancePage}
      title={t('balance.title')}
      href={href}
      where={<CardBack>{t('balance.where')}</CardBack>}
      form={(page) => <GiftCardCheck page={page} />}
    />
  )
}
