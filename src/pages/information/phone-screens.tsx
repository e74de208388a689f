import { Poster } from '@marquee/design/pictures/poster.tsx'
import { useTranslation } from 'react-i18next'
import type { MobileAppPage } from '../../page-models/information.ts'
import type { ShowCardModel } from '../../page-models/parts.ts'

const times = [
  ['18:10', '20:40'],
  ['17:25', '19:50'],
  ['18:45', '21:20'],
] as const

interface ScreenProps {
  readonly cinema: string | null
}

/** Decorative. */
export function ProgrammeScreen({
  shows,
  cinema,
}: ScreenProps & { readonly shows: readonly ShowCardModel[] }) {
  const { t } = useTranslation('mobile-app')
  return (
    <div className="phone dark">
      <div className="phone__bar">
        <Wordmark />
        <span>{cinema ?? t('screen.cinema')}</span>
      </div>
      <p className="phone__h">{t('screen.tonight')}</p>
      <ul className="phone__list">
        {shows.slice(0, times.length).map((show, index) => (
          <li key={show.slug}>
            <Poster picture={show.poster} title={show.title} place="thumb" priority="early" />
            <div>
              <b>{show.title}</b>
              <small>{show.line}</small>
              <span className="phone__times">
                {times[index]?.map((time) => (
                  <i key={time}>{time}</i>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Wordmark = () => <b className="phone__mark">Marquee</b>

interface TicketProps extends ScreenProps, Pick<MobileAppPage, 'code'> {
  readonly show: ShowCardModel | null
}

export function TicketScreen({ show, cinema, code: { size, path } }: TicketProps) {
  const { t } = useTranslation('mobile-app')
  return (
    <div className="phone phone--ticket dark">
      <div className="phone__bar">
        <Wordmark />
        <span>{t('screen.ticket')}</span>
      </div>
      <div className="phone__ticket">
        {show && <Poster picture={show.poster} title={show.title} place="thumb" priority="early" />}
        <b>{show?.title ?? t('screen.film')}</b>
        <small>{cinema ?? t('screen.cinema')}</small>
        <dl>
          <div>
            <dt>{t('screen.time')}</dt>
            <dd>{times[0][1]}</dd>
          </div>
          <div>
            <dt>{t('screen.row')}</dt>
            <dd>G</dd>
          </div>
          <div>
            <dt>{t('screen.seats')}</dt>
            <dd>11, 12</dd>
          </div>
        </dl>
        <svg
          className="phone__code"
          viewBox={`0 0 ${size} ${size}`}
          width="96"
          height="96"
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </div>
    </div>
  )
}
