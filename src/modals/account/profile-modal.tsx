import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showAlert } from '../../actors/alerts.ts'
import { tellAuth } from '../../actors/auth-actor.ts'
import { useClient } from '../../actors/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { ResultRow } from '../../components/dialogs/result-row.tsx'
import { useSite } from '../../views/shell/site-context.ts'
import { Modal } from '../modal.tsx'
import { useOpenWindow } from '../modal-context.ts'
import { SignInDoors } from './sign-in-doors.tsx'
import './account.css'

const signedOut = { autoCloseId: 'signedOut', subtitle: null, level: 'info', className: null, icon: null, cta: null, closable: true } as const

const rooms = [
  { name: 'profile', icon: 'user' },
  { name: 'benefits', icon: 'star' },
  { name: 'favourites', icon: 'pin' },
  { name: 'bookings', icon: 'ticket' },
] as const

export function ProfileModal() {
  const { t } = useTranslation('account')
  const { close } = useOpenWindow()
  const { site, flags } = useRouter().options.context.edition
  const { clientHref } = useSite()
  const { client } = useClient(clientHref)
  if (client === null || clientHref === null) {
    return (
      <Modal title={t('profile.title')} foot={<SignInDoors />}>
        <p>{t('profile.none')}</p>
      </Modal>
    )
  }
  const french = site.id === 'fr'
  const shown = { profile: true, benefits: french, favourites: !french && flags.favouriteCinemas, bookings: true }
  const leave = () => {
    tellAuth({ type: 'signOut.request' })
    close()
    showAlert({ ...signedOut, title: t('profile.signedOut') })
  }
  return (
    <Modal
      title={t('profile.title')}
      foot={
        <Button block onPress={leave}>
          {t('profile.signOut')}
        </Button>
      }
    >
      <div className="account__client">
        <span className="avatar">{client.avatar ? <img src={client.avatar} width="56" height="56" alt="" /> : client.avatarFallback}</span>
        <div>
          <p className="display">{client.name}</p>
          {client.email !== null && client.email !== client.name && <p className="muted">{client.email}</p>}
        </div>
      </div>
      <ul className="account__rooms">
        {rooms
          .filter(({ name }) => shown[name])
          .map(({ name, icon }) => (
            <li key={name}>
              <ResultRow title={t(`profile.${name}`)} thumb={icon} href={`${clientHref}/${name}`} external />
            </li>
          ))}
      </ul>
    </Modal>
  )
}
