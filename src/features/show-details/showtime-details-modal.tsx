import { Icon } from '@marquee/design/brand/icon.tsx'
import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { KeepFocus } from '@marquee/design/controls/keep-focus.tsx'
import { Mk } from '@marquee/design/labels/marks.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { capital, formatsOf } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#models/site-clock.ts'
import type { TimeModel } from '../../page-models/parts.ts'
import { liveTime } from '../../programme/live-times.ts'
import type { ShowtimeData } from '../../programme/showtime-opener.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { beginsLater } from '../../programme/way-home.ts'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import type { ModalProps } from '../modals/modal-record.ts'
import { ShowtimeExperiences } from './showtime-experiences.tsx'
import { accessMarks, ShowtimeSheet } from './showtime-sheet.tsx'
import { WayHome } from './way-home.tsx'
import './showtime-details.css'

/** The film begins after the trailers. */
function Hours({ time: { time, start, film, end } }: { readonly time: TimeModel }) {
  const { t } = useTranslation('showtime')
  const { site } = useRouter().options.context.edition
  const minute = useMinute()
  const wall = minute === null ? null : wallClock(site.timeZone, minute)
  const texts = [
    film && (film === time ? t('filmAtOnce') : t('film', { time: film })),
    end !== null && t('end', { time: end }),
  ].filter((text) => typeof text === 'string')
  if (texts.length === 0) return null
  return (
    <>
      <span className="showtime__end muted num">{texts.join(' · ')}</span>
      {wall !== null && beginsLater({ start, ...(film === undefined ? {} : { film }) }, wall) && (
        <span className="showtime__end muted">{t(wall < start ? 'late' : 'trailers')}</span>
      )}
    </>
  )
}

function Head({ data, time }: { readonly data: ShowtimeData; readonly time: TimeModel }) {
  const { t } = useTranslation('showtime')
  const { site, language } = useRouter().options.context.edition
  const { show, cinema } = data
  const day = capital(formatsOf(language, site).dayName(time.start.slice(0, 10)))
  return (
    <div>
      <p className="bigtime num">
        <time dateTime={time.start}>{time.time}</time>
      </p>
      <p>
        <b>{day}</b>
        {cinema && ', '}
        {cinema && (cinema.href === null ? cinema.name : <SiteLink to={cinema.href}>{cinema.name}</SiteLink>)}
        <Hours time={time} />
      </p>
      {show.href !== null && (
        <p>
          <SiteLink className="link" to={show.href}>
            {t('show')}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** The reason why it cannot be booked, or how full it is; announced if it happens while the modal is open. */
function Refusal({ status, level }: Pick<ReturnType<typeof liveTime>, 'status' | 'level'>) {
  const { t } = useTranslation('showtime')
  return (
    <div role="status">
      {level && (
        <p className="showtime__few">
          <Icon name="ticket" />
          <b>{t(`fullness.${level}`)}</b>
        </p>
      )}
      {status !== 'available' && (
        <div className="showtime__no">
          {status === 'locked' && <Icon name="lock" />}
          <p>
            <b>{t(`${status}.title`)}</b> {t(`${status}.text`)}
          </p>
        </div>
      )}
    </div>
  )
}

function Special({ special }: Pick<TimeModel, 'special'>) {
  const { t } = useTranslation('showtime')
  if (special === null) return null
  return (
    <div className="showtime__special">
      <p className="showtime__kick">{t(special.own ? 'specialOwn' : 'special')}</p>
      <h3>{special.title}</h3>
      {special.text !== '' && <p>{special.text}</p>}
    </div>
  )
}

function Foot({ time }: { readonly time: TimeModel }) {
  const { t } = useTranslation('showtime')
  const { close } = useCurrentModal()
  if (time.status !== 'available' || time.href === null) {
    return (
      <Button block onPress={close}>
        {t('others')}
      </Button>
    )
  }
  return (
    <ButtonLink block external look="book" icon="ticket" href={time.href}>
      {t('book')} <time dateTime={time.start}>{time.time}</time>
    </ButtonLink>
  )
}

export function ShowtimeDetailsModal({ data }: ModalProps<ShowtimeData>) {
  const time = liveTime(data.time, useMinute())
  const access = accessMarks(data)
  const formats = data.marks.filter((mark) => !access.includes(mark))
  return (
    <Modal
      dark
      title={data.show.title}
      foot={
        <KeepFocus>
          <Foot time={time} />
        </KeepFocus>
      }
    >
      <div className="stack showtime">
        <Head data={data} time={time} />
        <WayHome cinema={data.cinema} time={time} />
        <Refusal status={time.status} level={time.level} />
        {(data.version !== '' || formats.length > 0) && (
          <p className="row showtime__marks">
            {data.version !== '' && <Mk label={data.version} />}
            {formats.map((mark) => (
              <Mk key={mark.tag} {...mark} />
            ))}
          </p>
        )}
        <Special special={time.special} />
        <ShowtimeSheet data={data} time={time} access={access} />
        <ShowtimeExperiences notes={data.notes} />
      </div>
    </Modal>
  )
}
