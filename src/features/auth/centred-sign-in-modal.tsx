import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { SignInForm } from './sign-in-form.tsx'
import './account.css'

export interface CentredSignInData {
  readonly required?: boolean
}

export function CentredSignInModal({ data }: ModalProps<CentredSignInData | null>) {
  const { t } = useTranslation('account')
  const key = data?.required ? 'required' : 'centred'
  return (
    <Modal title={t('signIn.title')} dark>
      <p className="account__lead display">{t(`${key}.title`)}</p>
      <p className="account__why">{t(`${key}.text`)}</p>
      <SignInForm required={data?.required ?? false} />
    </Modal>
  )
}
