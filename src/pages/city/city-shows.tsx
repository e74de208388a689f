import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { PinBar } from '@marquee/design/showtimes/pin-bar.tsx'
import { useTranslation } from 'react-i18next'
import { nextOpenDay } from '../../features/schedule/next-open-day.ts'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { useStrip } from '../../features/schedule/use-strip.ts'
import type { CityPage } from '../../page-models/city.ts'
import { ShowGrid } from '../../programme/show-card.tsx'

function NoShows({ page }: { readonly page: CityPage }) {
  const { t } = useTranslation('city')
  const next = nextOpenDay(page.days)
  const chosen = page.days.find(({ selected }) => selected)
  return (
    <EmptyState
      title={chosen ? t('empty.title', { day: chosen.name }) : t('empty.untitled')}
      text={next ? t('empty.next', { day: next.name }) : t('empty.text')}
      actions={next ? [{ label: t('empty.seeDay'), href: next.href }] : []}
    />
  )
}

export function CityShows({ page }: { readonly page: CityPage }) {
  const { t } = useTranslation('city')
  const { days, shows, allShows, name } = page
  const strip = useStrip(days)
  return (
    <>
      {days.length > 0 && <PinBar {...strip} />}
      <section className="section" aria-labelledby="city-shows">
        <div className="wrap head">
          <h2 id="city-shows">{t('shows', { city: name })}</h2>
          {allShows ? (
            <TextLink href={allShows.href}>{t('allFilms', { count: allShows.count })}</TextLink>
          ) : (
            shows.length > 0 && <p className="count">{t('films', { count: shows.length })}</p>
          )}
        </div>
        <div className="wrap">
          <ScheduledPart>
            {shows.length > 0 ? (
              <ShowGrid shows={shows} times="page" priority="early" />
            ) : (
              <NoShows page={page} />
            )}
          </ScheduledPart>
        </div>
      </section>
    </>
  )
}
