import { Action } from '@marquee/design/controls/action.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { FilmHero } from '@marquee/design/heroes/film-hero.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Board } from '@marquee/design/showtimes/board.tsx'
import { useTranslation } from 'react-i18next'
import { openReminder, reminderHref } from '../../features/reminder/reminder.ts'
import {
  type FeelingsData,
  openFeelings,
  percent,
  ratingsOf,
} from '../../features/saved-items/ratings/feeling-labels.ts'
import { useFelt } from '../../features/saved-items/ratings/use-felt.ts'
import { WishOpener } from '../../features/saved-items/wishlist/wish-opener.tsx'
import { openTrailers } from '../../features/trailers/trailer.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { FEELINGS, SHOWTIMES, TRAILER_QUERY } from '../../programme/show-anchors.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { aboutTimes } from './about-times.ts'
import '../../programme/times-line.css'

const LEADING_ACTORS = 3

/** The logline, else the synopsis. */
function opening({ logline, synopsis }: ShowPage) {
  if (logline !== null) return <p>{logline}</p>
  return synopsis === null ? null : <RichText html={synopsis} />
}

/** False before the start of sales, and without showtimes. */
const isOnSale = ({ main, others }: ShowPage) =>
  [main, ...others].some((times) => times !== null && (times.rows.length > 0 || times.summary !== null))

/** A calendar file where the site sends no reminders. */
function RemindOpener({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { clientHref, locator } = useSite()
  const place = locator?.place ?? null
  if (page.reminder === null || clientHref === null) {
    return (
      page.sale && (
        <ButtonLink icon="bell" href={page.sale.calendarHref} external>
          {t('remind')}
        </ButtonLink>
      )
    )
  }
  return (
    <ButtonLink
      icon="bell"
      href={reminderHref(clientHref, page.slug, place?.slug ?? '')}
      external
      opens="reminder"
      onPress={(trigger) => openReminder(page, place, trigger)}
    >
      {t('remind')}
    </ButtonLink>
  )
}

/** Sales are not open, or no showtime is announced. */
const isAwaited = ({ sale, days }: ShowPage) => sale !== null || days.every(({ disabled }) => disabled)

function FeelingsSummary({ show, feelings: counted }: FeelingsData) {
  const { t, i18n } = useTranslation('show')
  const feelings = useFelt(show.slug, counted)
  const share = percent((feelings.loved + feelings.liked) / ratingsOf(feelings), i18n.language)
  return (
    <Action
      className="link"
      href={`#${FEELINGS}`}
      opens="globalFeelings"
      onPress={(trigger) => openFeelings(show, counted, trigger)}
    >
      {t('feelings.summary', { share })}
    </Action>
  )
}

/** The next bookable times, in the first screen of a phone. */
function ShowNextTimes({ page }: { readonly page: ShowPage }) {
  const minute = useMinute()
  const { next } = page
  if (!next) return null
  const rows = liveRows(next.rows, minute, aboutTimes(page, next))
    .map((row) => ({ ...row, times: row.times.filter(({ status }) => status === 'available') }))
    .filter(({ times }) => times.length > 0)
  if (rows.length === 0) return null
  return (
    <div className="show-next times-line">
      <h2>{next.heading}</h2>
      <Board rows={rows} />
    </div>
  )
}

export function ShowHead({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const [trailer] = page.trailers
  const credits = [
    page.directors.length > 0 && t('by', { names: page.directors.join(', ') }),
    page.actors.length > 0 && t('with', { names: page.actors.slice(0, LEADING_ACTORS).join(', ') }),
    page.vod?.note,
    page.sale && (
      <a key="sale" className="link" href={page.sale.calendarHref}>
        {t('saleCalendar', { sale: page.sale.text })}
      </a>
    ),
    page.feelings && ratingsOf(page.feelings) > 0 && (
      <FeelingsSummary key="feelings" show={page} feelings={page.feelings} />
    ),
  ]
  return (
    <FilmHero
      title={page.title}
      titleLanguage={page.titleLanguage ?? undefined}
      poster={page.poster && { ...page.poster, alt: t('poster', { title: page.title }) }}
      backdrop={page.backdrop}
      flag={page.flag}
      facts={page.facts}
      synopsis={opening(page)}
      credits={credits}
      next={<ShowNextTimes page={page} />}
      book={isOnSale(page) ? { label: t('book'), href: `#${SHOWTIMES}` } : null}
    >
      {trailer && (
        <ButtonLink
          icon="play"
          href={TRAILER_QUERY}
          opens="trailers"
          onPress={(trigger) => openTrailers(page.trailers, trailer, trigger)}
        >
          {t('trailer')}
        </ButtonLink>
      )}
      {isAwaited(page) && <RemindOpener page={page} />}
      {page.vod?.href && (
        <ButtonLink icon="screen" href={page.vod.href} external>
          {page.vod.label}
        </ButtonLink>
      )}
      <div className="film__pair">
        <WishOpener show={page} />
        <Share url={page.shareUrl} title={page.title} />
      </div>
    </FilmHero>
  )
}
