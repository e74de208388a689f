import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { SkeletonBoard } from '@marquee/design/feedback/skeletons.tsx'
import { FoldedVenueTimes } from '@marquee/design/showtimes/venue-times.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CinemaTimesModel } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import type { TimesAbout } from '../../programme/showtime-opener.ts'
import { aboutTimes, type TimesPage } from './about-times.ts'
import { CinemaChoice } from './cinema-choice.tsx'
import { ShowtimesFailed } from './no-showtimes.tsx'

const FetchedTimes = lazy(() =>
  import('./fetched-times.tsx').then(
    (module) => ({ default: module.FetchedTimes }),
    // Falls back to a link to the cinema's page.
    () => ({ default: ShowtimesFailed }),
  ),
)

interface LazyVenueProps {
  readonly about: TimesAbout
  readonly times: CinemaTimesModel
  readonly minute: number | null
}

/** Loads the times when unfolded; without script it links to the cinema's page. */
function LazyVenue({ about, times, minute }: LazyVenueProps) {
  const { t } = useTranslation('show')
  const { cinema, summary, href } = times
  const [open, setOpen] = useState(false)
  return (
    <FoldedVenueTimes
      name={cinema.name}
      href={cinema.href}
      line={summary ?? cinema.line}
      rows={[]}
      onToggle={setOpen}
    >
      {open ? (
        <Suspense fallback={<SkeletonBoard />}>
          <FetchedTimes cinema={cinema.name} about={about} href={href} minute={minute} />
        </Suspense>
      ) : (
        <TextLink small href={href}>
          {t('showtimes.see')}
        </TextLink>
      )}
    </FoldedVenueTimes>
  )
}

interface OtherVenuesProps {
  readonly page: TimesPage
  readonly minute: number | null
}

export function OtherVenues({ page, minute }: OtherVenuesProps) {
  const { t } = useTranslation('show')
  const { others, place } = page.showtimes
  return (
    <>
      {others.map((times) =>
        times.rows.length > 0 ? (
          <FoldedVenueTimes
            key={times.cinema.slug}
            name={times.cinema.name}
            href={times.cinema.href}
            line={times.summary ?? times.cinema.line}
            rows={liveRows(times.rows, minute, aboutTimes(page, times))}
          />
        ) : (
          <LazyVenue key={times.cinema.slug} about={aboutTimes(page, times)} times={times} minute={minute} />
        ),
      )}
      <CinemaChoice cities={place.cities} count={place.count} />
      {place.clearHref !== null && (
        <p>
          <TextLink href={place.clearHref}>{t('showtimes.clear')}</TextLink>
        </p>
      )}
    </>
  )
}
