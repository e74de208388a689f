import { Icon } from '@marquee/design/brand/icon.tsx'
import { Action } from '@marquee/design/controls/action.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { PinBar } from '@marquee/design/showtimes/pin-bar.tsx'
import { VenueTimes, VenueTimesList } from '@marquee/design/showtimes/venue-times.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { FollowLink } from '../../features/reminder/follow-link.tsx'
import { openReminder, reminderHref } from '../../features/reminder/reminder.ts'
import { filterGroups } from '../../features/schedule/filter-props.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { useStrip } from '../../features/schedule/use-strip.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemaTimesModel, ShowPage } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { PageTagNotes } from '../../programme/page-tag-notes.tsx'
import { ALL_CINEMAS, SHOWTIMES } from '../../programme/show-anchors.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { aboutTimes, type TimesPage } from './about-times.ts'
import { chosenPlaceHref, isAwaitedAt } from './chosen-place.ts'
import { Comparison } from './comparison.tsx'
import { NoShowtimes, ShowtimesFailed } from './no-showtimes.tsx'
import { OtherVenues } from './other-venues.tsx'
import { Timetable } from './timetable.tsx'
import { useOwnPlace } from './use-own-place.ts'

interface MainVenueProps {
  readonly page: TimesPage
  readonly times: CinemaTimesModel
  readonly minute: number | null
}

function MainVenue({ page, times, minute }: MainVenueProps) {
  const { t } = useTranslation('show')
  const { cinema, rows, failed, href, upsells } = times
  const { pairsHref } = page.showtimes
  return (
    <VenueTimes
      name={cinema.name}
      href={cinema.href}
      line={cinema.line}
      rows={liveRows(rows, minute, aboutTimes(page, times))}
      upsells={upsells}
      more={
        pairsHref !== null && (
          <TextLink small href={pairsHref}>
            {t('showtimes.pairs')}
          </TextLink>
        )
      }
    >
      {failed && <ShowtimesFailed cinema={cinema.name} href={href} />}
    </VenueTimes>
  )
}

function Filters({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { filters, showtimes } = page
  const { main, others } = showtimes
  const groups = filterGroups(filters, { except: ['date', 'localisation', 'genres'] })
  const shown = (main ? 1 : 0) + others.length
  const nothingToNarrow = groups.length === 0 || shown === 0
  if (nothingToNarrow && filters.active.length === 0) return null
  return (
    <PageFilterBar
      groups={groups}
      chips={filters.active}
      count={t('showtimes.count', { count: shown })}
      clearHref={filters.clearHref}
    />
  )
}

/** Uses free space of the line, so that its late arrival shifts nothing. */
function ChosenPlace({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { locator, clientHref } = useSite()
  const { show, announced } = page
  const place = locator?.place
  const href = place && chosenPlaceHref(page, place.slug)
  if (place && clientHref !== null && announced.reminder && isAwaitedAt(page, place)) {
    return (
      <Action
        className="show-chosen small"
        href={reminderHref(clientHref, show.slug, place.slug)}
        external
        opens="reminder"
        onPress={(trigger) => openReminder(show.slug, announced, place, trigger)}
      >
        <Icon name="bell" small />
        <span className="visually-hidden">{t('showtimes.notHere', { place: place.name })}. </span>
        <span className="show-chosen__name">{t('showtimes.remind')}</span>
      </Action>
    )
  }
  if (!place || !href) return null
  return (
    <SiteLink className="show-chosen small" to={href}>
      <Icon name="pin" small />
      <span className="visually-hidden">{t('showtimes.chosen')}</span>
      <span className="show-chosen__name">{place.name}</span>
    </SiteLink>
  )
}

function Views({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { views, timetable, comparison } = page.showtimes
  const byTime = timetable !== null
  const compared = comparison !== null
  return (
    <div className="show-views">
      <ToggleGroup
        label={t('views.title')}
        options={[
          {
            id: 'cinema',
            label: t('views.byCinema'),
            icon: 'pin',
            href: views.byCinemaHref,
            selected: !byTime && !compared,
          },
          { id: 'time', label: t('views.byTime'), icon: 'clock', href: views.byTimeHref, selected: byTime },
          {
            id: 'compare',
            label: t('views.compare'),
            icon: 'compare',
            href: views.compareHref,
            selected: compared,
          },
        ]}
      />
      <ChosenPlace page={page} />
    </div>
  )
}

function Times({ page, minute }: { readonly page: ShowPage; readonly minute: number | null }) {
  const { t } = useTranslation('show')
  const { main, others, timetable, comparison } = page.showtimes
  if (main === null && others.length === 0) return <NoShowtimes page={page} />
  if (comparison) return <Comparison page={page} comparison={comparison} minute={minute} />
  if (timetable) return <Timetable page={page} timetable={timetable} minute={minute} />
  return (
    <VenueTimesList
      moreTitle={main && others.length > 0 ? t('showtimes.others') : undefined}
      more={main && <OtherVenues page={page} minute={minute} />}
    >
      {main ? (
        <MainVenue page={page} times={main} minute={minute} />
      ) : (
        <OtherVenues page={page} minute={minute} />
      )}
    </VenueTimesList>
  )
}

/** Days and place are sticky; the selected or nearest cinema is open, the others are folded. */
export function ShowShowtimes({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const minute = useMinute()
  const { locator } = useSite()
  const { main, others, days, dayName, place, tagNotes } = page.showtimes
  const strip = useStrip(days)
  useOwnPlace(page)
  const hasPlaces = place.cities.length > 0
  const announced = days.some(({ disabled }) => !disabled)
  return (
    <section className="dark show-times" id={SHOWTIMES} aria-labelledby="show-times">
      <h2 className="visually-hidden" id="show-times">
        {announced ? t('showtimes.on', { day: dayName }) : t('showtimes.title')}
      </h2>
      {announced && (
        <PinBar
          {...strip}
          place={hasPlaces ? { label: place.label, href: `#${ALL_CINEMAS}`, ...locator?.target } : null}
        />
      )}
      <div className="wrap show-tools">
        {(main !== null || others.length > 0) && <Views page={page} />}
        <Filters page={page} />
      </div>
      <PageTagNotes notes={tagNotes}>
        <ScheduledPart>
          <Times page={page} minute={minute} />
        </ScheduledPart>
      </PageTagNotes>
      {announced && page.announced.follow && (
        <p className="wrap noprint">
          <FollowLink follow={page.announced.follow}>{t('showtimes.follow')}</FollowLink>
        </p>
      )}
    </section>
  )
}
