import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { ResultRow } from '@marquee/design/modals/result-row.tsx'
import { formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Client, ClientSubscription } from '#models/client.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import { refreshClient } from './auth-actor.ts'
import { useClient } from './client.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignOut } from './sign-out.tsx'
import './account.css'

const accountLinks = [
  { name: 'profile', icon: 'user' },
  { name: 'benefits', icon: 'card' },
  { name: 'favourites', icon: 'star' },
  { name: 'bookings', icon: 'ticket' },
] as const

function changeOf(
  { downgrade, eligibleChanges, eligibleForAddonChange }: ClientSubscription,
  t: TFunction,
  date: (day: string) => string,
) {
  if (downgrade)
    return downgrade.executionDate
      ? t('profile.change.on', { date: date(downgrade.executionDate) })
      : t('profile.change.planned')
  if (eligibleChanges.length > 0) return t('profile.change.possible')
  return eligibleForAddonChange ? t('profile.change.options') : null
}

function AccountLinks({
  client: { subscription },
  clientHref,
}: {
  readonly client: Client
  readonly clientHref: string
}) {
  const { t } = useTranslation('account')
  const { site, language, flags } = useRouter().options.context.edition
  const change = subscription && changeOf(subscription, t, formatsOf(language, site).date)
  const french = site.id === 'fr'
  const shown = {
    profile: true,
    benefits: french,
    favourites: !french && flags.favouriteCinemas,
    bookings: true,
  }
  return (
    <ul className="account__rooms">
      {accountLinks
        .filter(({ name }) => shown[name])
        .map(({ name, icon }) => (
          <li key={name}>
            <ResultRow
              title={t(`profile.${name}`)}
              line={name === 'benefits' && change}
              thumb={icon}
              href={`${clientHref}/${name}`}
              external
            />
          </li>
        ))}
    </ul>
  )
}

function Portrait({
  client: { name, email, avatar, avatarFallback, loyaltyLevel, cinepassType },
}: {
  readonly client: Client
}) {
  const { t } = useTranslation('account')
  return (
    <div className="account__client">
      <span className="avatar">
        {avatarFallback}
        {avatar && <img src={avatar} width="56" height="56" alt="" />}
      </span>
      <div>
        <p className="display">{name}</p>
        {email !== null && email !== name && <p className="muted">{email}</p>}
        {cinepassType !== null && <p>{t('profile.plan', { plan: cinepassType })}</p>}
        {loyaltyLevel !== null && (
          <p className="account__level">
            {t('profile.level', { level: t(`levels.${loyaltyLevel}`, { defaultValue: loyaltyLevel }) })}
          </p>
        )}
      </div>
    </div>
  )
}

export function ProfileModal() {
  const { t } = useTranslation('account')
  const { clientHref } = useSite()
  const { close } = useCurrentModal()
  const { signedIn, client, failed } = useClient(clientHref)
  const title = t('profile.title')
  if (clientHref === null || signedIn === 'none') {
    return (
      <Modal title={title} foot={<SignInForm />}>
        {failed ? (
          <ErrorState
            title={t('profile.failed.title')}
            text={t('profile.failed.text')}
            onRetry={refreshClient}
          />
        ) : (
          <p>{t('profile.none')}</p>
        )}
      </Modal>
    )
  }
  return (
    <Modal title={title} foot={client && <SignOut block onDone={close} />}>
      {client ? (
        <>
          <Portrait client={client} />
          <AccountLinks client={client} clientHref={clientHref} />
        </>
      ) : (
        <p role="status">{t('profile.loading')}</p>
      )}
    </Modal>
  )
}
