import { Icon } from '@marquee/design/brand/icon.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import './account.css'

const icons = { favourites: 'pin', wishlist: 'heart', ratings: 'star', bookings: 'ticket' } as const

export function SignInModal() {
  const { t } = useTranslation('account')
  const { flags } = useRouter().options.context.edition
  const gains = (['favourites', 'wishlist', 'ratings', 'bookings'] as const).filter(
    (gain) => gain !== 'favourites' || flags.favouriteCinemas,
  )
  return (
    <Modal title={t('signIn.title')} foot={<SignInLinks />}>
      <p className="account__lead display">{t('signIn.lead')}</p>
      <ul className="account__gains">
        {gains.map((gain) => (
          <li key={gain}>
            <Icon name={icons[gain]} />
            {t(`signIn.gains.${gain}`)}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
