import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { CinemaHero } from '@marquee/design/heroes/cinema-hero.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { CinemaNearby } from '../../editorial/cinema-more.tsx'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import type { CityPage } from '../../page-models/city.ts'
import { ShowGrid, ShowRail } from '../../programme/show-card.tsx'
import { CityCinemas } from './city-cinemas.tsx'
import { CityShows } from './city-shows.tsx'

type More = NonNullable<CityPage['more']>

function Highlight({ highlight }: { readonly highlight: NonNullable<More['highlight']> }) {
  const { title, text, shows } = highlight
  if (text === null) return <ShowRail title={title} shows={shows} />
  return (
    <Section id="city-highlight" title={title}>
      <div className="city-highlight">
        <div className="pad-block city-text">
          <RichText html={text} />
        </div>
        {shows.length > 0 && (
          <div className="city-picks">
            <ShowGrid shows={shows} priority="late" times="page" />
          </div>
        )}
      </div>
    </Section>
  )
}

export function CityView({ page }: { readonly page: CityPage }) {
  const { t } = useTranslation('city')
  const { name, backdrop, text, cinemas, more, breadcrumb } = page
  return (
    <>
      <CinemaHero
        name={t('title', { city: name })}
        picture={backdrop}
        line={t('count', { count: cinemas.length })}
      />
      <ScheduleProvider>
        <CityShows page={page} />
      </ScheduleProvider>
      <Section id="city-cinemas" title={t('cinemas')}>
        {text !== null && (
          <div className="pad-block city-text">
            <RichText html={text} />
          </div>
        )}
        <CityCinemas cinemas={cinemas} />
      </Section>
      {more?.highlight && <Highlight highlight={more.highlight} />}
      {more && <CinemaNearby nearby={more.nearby} />}
      {more && breadcrumb.length > 1 && (
        <div className="wrap">
          <Breadcrumb crumbs={breadcrumb} />
        </div>
      )}
    </>
  )
}
