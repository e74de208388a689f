import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { SignInForm } from './sign-in-form.tsx'
import './account.css'

export function SignInModal() {
  const { t } = useTranslation('account')
  return (
    <Modal title={t('signIn.title')} dark>
      <p className="account__lead display">{t('signIn.lead')}</p>
      <SignInForm />
    </Modal>
  )
}
