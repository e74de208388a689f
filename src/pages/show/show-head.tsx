import { Action } from '@marquee/design/controls/action.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { FilmHero } from '@marquee/design/heroes/film-hero.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { BoardLine } from '@marquee/design/showtimes/board.tsx'
import { useTranslation } from 'react-i18next'
import { openReminder, reminderHref } from '../../features/reminder/reminder.ts'
import {
  type FeelingsData,
  openFeelings,
  percent,
  ratingsOf,
} from '../../features/saved-items/ratings/feelings.ts'
import { useFelt } from '../../features/saved-items/ratings/use-feeling-counts.ts'
import { WishOpener } from '../../features/saved-items/wishlist/wish-opener.tsx'
import { openTrailers } from '../../features/trailers/trailer.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { ShowAboutModel, ShowPage } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { FEELINGS, SHOWTIMES, TRAILER_QUERY } from '../../programme/show-anchors.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { aboutTimes } from './about-times.ts'

const LEADING_ACTORS = 3

/** The logline, else the synopsis. */
function opening({ logline, synopsis }: ShowAboutModel) {
  if (logline !== null) return <p>{logline}</p>
  return synopsis === null ? null : <RichText html={synopsis} />
}

/** Characters that fill three lines of a phone. */
const SHORT_SYNOPSIS = 150

/** The showtimes, or what the show is part of once nothing of it can be booked. */
function useBookAction({ head: { sales }, about: { seasons } }: ShowPage) {
  const { t } = useTranslation('show')
  if (sales === 'open') return { label: t('book'), href: `#${SHOWTIMES}` }
  return sales === 'over' ? (seasons[0] ?? null) : null
}

/** A calendar file where the site sends no reminders. */
function RemindOpener({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { clientHref, locator } = useSite()
  const place = locator?.place ?? null
  const { show, announced } = page
  const { sale, reminder } = announced
  if (reminder === null || clientHref === null) {
    return (
      sale && (
        <ButtonLink look="solid" icon="bell" href={sale.calendarHref} external>
          {t('remind')}
        </ButtonLink>
      )
    )
  }
  return (
    <ButtonLink
      look="solid"
      icon="bell"
      href={reminderHref(clientHref, show.slug, place?.slug ?? '')}
      external
      opens="reminder"
      onPress={(trigger) => openReminder(show.slug, announced, place, trigger)}
    >
      {t('remind')}
    </ButtonLink>
  )
}

function TrailerOpener({ trailers }: Pick<ShowPage, 'trailers'>) {
  const { t } = useTranslation('show')
  const [trailer] = trailers
  if (!trailer) return null
  return (
    <ButtonLink
      icon="play"
      href={TRAILER_QUERY}
      opens="trailers"
      onPress={(trigger) => openTrailers(trailers, trailer, trigger)}
    >
      {t('trailer')}
    </ButtonLink>
  )
}

/** Sales are not open, or no showtime is announced. */
const isAwaited = ({ announced, showtimes }: ShowPage) =>
  announced.sale !== null || showtimes.days.every(({ disabled }) => disabled)

function FeelingsSummary({ show, feelings: counted }: FeelingsData) {
  const { t, i18n } = useTranslation('show')
  const feelings = useFelt(show.slug, counted)
  const share = percent((feelings.loved + feelings.liked) / ratingsOf(feelings), i18n.language)
  return (
    <Action
      className="link"
      href={`#${FEELINGS}`}
      opens="globalFeelings"
      onPress={(trigger) => openFeelings({ show, feelings: counted }, trigger)}
    >
      {t('feelings.summary', { share })}
    </Action>
  )
}

/** The next bookable times, in the first screen of a phone. */
function ShowNextTimes({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const minute = useMinute()
  const { next, sales } = page.head
  if (sales === 'over') return <p>{t('over')}</p>
  if (!next) return null
  const rows = liveRows(next.rows, minute, aboutTimes(page, next))
    .map((row) => ({ ...row, times: row.times.filter(({ status }) => status === 'available') }))
    .filter(({ times }) => times.length > 0)
  if (rows.length === 0) return null
  return (
    <div className="show-next">
      <h2>{next.heading}</h2>
      <BoardLine rows={rows} />
    </div>
  )
}

export function ShowHead({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { show, head, about, announced, feelings } = page
  const awaited = isAwaited(page)
  const trailer = <TrailerOpener trailers={page.trailers} />
  const credits = [
    about.directors.length > 0 && t('by', { names: about.directors.join(', ') }),
    about.actors.length > 0 && t('with', { names: about.actors.slice(0, LEADING_ACTORS).join(', ') }),
    head.vod?.note,
    announced.sale && (
      <a key="sale" className="link" href={announced.sale.calendarHref}>
        {t('saleCalendar', { sale: announced.sale.text })}
      </a>
    ),
    feelings && ratingsOf(feelings) > 0 && <FeelingsSummary key="feelings" show={show} feelings={feelings} />,
  ]
  return (
    <FilmHero
      title={show.title}
      titleLanguage={show.titleLanguage ?? undefined}
      poster={show.poster && { ...show.poster, alt: t('poster', { title: show.title }) }}
      backdrop={head.backdrop}
      flag={head.flag}
      facts={head.facts}
      synopsis={opening(about)}
      unfold={(about.logline ?? about.synopsis ?? '').length > SHORT_SYNOPSIS ? t('unfold') : undefined}
      credits={credits}
      next={<ShowNextTimes page={page} />}
      book={useBookAction(page)}
    >
      {!awaited && trailer}
      {awaited && <RemindOpener page={page} />}
      {head.vod?.href && (
        <ButtonLink icon="screen" href={head.vod.href} external>
          {head.vod.label}
        </ButtonLink>
      )}
      <div className="film__icons">
        {awaited && trailer}
        <WishOpener show={show} />
        <Share url={head.shareUrl} title={show.title} />
      </div>
    </FilmHero>
  )
}
