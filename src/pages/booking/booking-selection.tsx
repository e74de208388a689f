import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { useTranslation } from 'react-i18next'
import type { BookingSelectionPage } from './booking-model.ts'
import { OrderLinks } from './order-links.tsx'

type Showtime = BookingSelectionPage['showtimes'][number]

function ChosenShowtime({ showtime }: { readonly showtime: Showtime }) {
  const { t } = useTranslation('booking')
  const { title, href, cinema, day, time, end, version, auditorium, price } = showtime
  const details = [version, auditorium && `${t('auditorium')} ${auditorium}`].filter(
    (part) => part !== null && part !== '',
  )
  return (
    <li>
      <div>
        <h2>
          <TextLink href={href}>{title}</TextLink>
        </h2>
        <p className="num">
          {day}, {end ? t('timeUntil', { time, end }) : time}
        </p>
        <p className="muted small">
          <TextLink small href={cinema.href}>
            {cinema.label}
          </TextLink>
          {details.length > 0 && <span className="num">{details.join(', ')}</span>}
        </p>
      </div>
      {price && (
        <p className="booking__end num">
          <span className="visually-hidden">{t('each')}</span> {price}
        </p>
      )}
    </li>
  )
}

export function BookingSelection({ page }: { readonly page: BookingSelectionPage }) {
  const { t } = useTranslation('booking')
  const { season, poster, showtimes, total } = page
  return (
    <>
      <ListHead title={t('selectionTitle')} text={season?.label} />
      <div className="wrap pad-block booking booking--list">
        <div className="booking__poster">
          <Poster
            picture={poster}
            title={season?.label ?? showtimes[0]?.title ?? ''}
            place="rail"
            priority="first"
          />
        </div>
        <div className="stack">
          <ol className="booking__list">
            {showtimes.map((showtime) => (
              <ChosenShowtime key={showtime.key} showtime={showtime} />
            ))}
          </ol>
          {total && (
            <p className="booking__total">
              <span>{t('total')}</span> <b className="num">{total}</b>
            </p>
          )}
          <Alert level="info" title={t('paymentTitle')}>
            {t('payment')}
          </Alert>
          <OrderLinks {...page} />
          {season && (
            <p className="row">
              <ButtonLink
                look="solid"
                href={`${season.href}?${new URLSearchParams({ showtimes: showtimes.map(({ key }) => key).join(',') })}`}
              >
                {t('backSeason')}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </>
  )
}
