import { Icon } from '@marquee/design/brand/icon.tsx'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { SignInLinks } from './sign-in-links.tsx'
import './account.css'

export interface CentredSignInData {
  readonly required?: boolean
}

export function CentredSignInModal({ data }: ModalProps<CentredSignInData | null>) {
  const { t } = useTranslation('account')
  const key = data?.required ? 'required' : 'centred'
  return (
    <Modal title={t('signIn.title')} foot={<SignInLinks required={data?.required ?? false} />}>
      <div className="account__centred">
        <Icon name={data?.required ? 'lock' : 'user'} />
        <p className="display">{t(`${key}.title`)}</p>
        <p className="muted">{t(`${key}.text`)}</p>
      </div>
    </Modal>
  )
}
