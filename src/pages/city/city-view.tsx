import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { CinemaHero } from '@marquee/design/heroes/cinema-hero.tsx'
import { CinemaList } from '@marquee/design/places/cinema-row.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { CinemaNearby } from '../../editorial/cinema-more.tsx'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import type { CityPage } from '../../page-models/city.ts'
import { cinemaRows } from '../../programme/cinema-row-props.ts'
import { ShowGrid, ShowRail } from '../../programme/show-card.tsx'
import { CityShows } from './city-shows.tsx'

function Highlight({ highlight }: { readonly highlight: NonNullable<CityPage['highlight']> }) {
  const { title, text, shows } = highlight
  if (text === null) return <ShowRail title={title} shows={shows} />
  return (
    <Section id="city-highlight" title={title}>
      <div className="pad-block city-text">
        <RichText html={text} />
      </div>
      {shows.length > 0 && <ShowGrid shows={shows} priority="late" />}
    </Section>
  )
}

function Editorial({ page }: { readonly page: CityPage }) {
  const { highlight } = page
  return (
    <>
      {highlight && <Highlight highlight={highlight} />}
      <CinemaNearby page={page} />
      {page.breadcrumb.length > 1 && (
        <div className="wrap">
          <Breadcrumb crumbs={page.breadcrumb} />
        </div>
      )}
    </>
  )
}

export function CityView({ page }: { readonly page: CityPage }) {
  const { t } = useTranslation('city')
  return (
    <>
      <CinemaHero
        name={t('title', { city: page.name })}
        picture={page.backdrop}
        line={t('count', { count: page.cinemas.length })}
      />
      <Section id="city-cinemas" title={t('cinemas')}>
        {!page.light && page.text !== null && (
          <div className="pad-block city-text">
            <RichText html={page.text} />
          </div>
        )}
        <div className="cinema-nearby">
          <CinemaList cinemas={cinemaRows(page.cinemas)} />
        </div>
      </Section>
      <ScheduleProvider>
        <CityShows page={page} />
      </ScheduleProvider>
      {!page.light && <Editorial page={page} />}
    </>
  )
}
