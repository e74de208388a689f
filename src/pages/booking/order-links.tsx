import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import type { BookingShowtimePage } from './booking-model.ts'

/** Links to the order in the client area, with an account and without one. */
export function OrderLinks({
  accountHref,
  guestHref,
  friendsHref,
}: Pick<BookingShowtimePage, 'accountHref' | 'guestHref' | 'friendsHref'>) {
  const { t } = useTranslation('booking')
  if (!accountHref) return null
  return (
    <p className="row">
      <ButtonLink look="book" external href={accountHref}>
        {t('withAccount')}
      </ButtonLink>
      {guestHref && (
        <ButtonLink external href={guestHref}>
          {t('withoutAccount')}
        </ButtonLink>
      )}
      {friendsHref && (
        <ButtonLink external href={friendsHref}>
          {t('askFriends')}
        </ButtonLink>
      )}
    </p>
  )
}
