import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { nextOpenDay } from '../../features/schedule/next-open-day.ts'
import type { AnnouncementModel, ShowPage } from '../../page-models/show.ts'
import { CinemaChoice } from './cinema-choice.tsx'

/** Start of showtimes or sales, else of the release. */
function noneYet({ showtimesFrom, sale, release }: AnnouncementModel, t: TFunction<'show'>): string {
  const dated = [
    showtimesFrom === null ? null : t('showtimes.noneFrom', { date: showtimesFrom }),
    sale && `${sale.text}.`,
  ]
  const sentences = dated.filter((part) => part !== null)
  if (sentences.length > 0) return sentences.join(' ')
  return release === null ? t('showtimes.noneText') : t('showtimes.noneRelease', { date: release })
}

/** Suggests removing a filter, the next day with showtimes, or the start of sales. */
export function NoShowtimes({
  page,
}: {
  readonly page: Pick<ShowPage, 'announced' | 'showtimes' | 'filters'>
}) {
  const { t } = useTranslation('show')
  const { announced, showtimes, filters } = page
  const { days, dayName, place } = showtimes
  const { rescue } = filters
  const next = nextOpenDay(days)
  const narrowed = filters.active.length > 0
  const rescued = rescue ? [{ label: rescue.label, href: rescue.href }] : []
  const clear =
    narrowed && rescued.length === 0 ? [{ label: t('showtimes.clearFilters'), href: filters.clearHref }] : []
  const later = next ? [{ label: t('showtimes.seeDay'), href: next.href }] : []
  const playing = days.some(({ disabled }) => !disabled)
  if (!playing && !narrowed) {
    return (
      <div className="wrap show-empty">
        <EmptyState title={t('showtimes.noneTitle')} text={noneYet(announced, t)} />
      </div>
    )
  }
  return (
    <div className="wrap show-empty">
      <EmptyState
        title={t('showtimes.emptyTitle', { day: dayName })}
        text={
          next
            ? t('showtimes.emptyNext', { day: next.name })
            : t(narrowed ? 'showtimes.emptyFiltered' : 'showtimes.emptyText')
        }
        actions={[...rescued, ...clear, ...later]}
      />
      <CinemaChoice cities={place.cities} count={place.count} />
    </div>
  )
}

interface ShowtimesFailedProps {
  readonly cinema: string
  readonly href: string
}

/** The retry reloads the page, so it works without script. */
export function ShowtimesFailed({ cinema, href }: ShowtimesFailedProps) {
  const { t } = useTranslation('show')
  return (
    <EmptyState
      title={t('showtimes.failedTitle')}
      text={t('showtimes.failedText', { cinema })}
      actions={[{ label: t('showtimes.retry'), href, external: true }]}
    />
  )
}
