import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { DayStrip } from '@marquee/design/showtimes/day-strip.tsx'
import { useTranslation } from 'react-i18next'
import { DayCalendar } from '../../features/schedule/day-calendar.tsx'
import { useChooseLayout, useScheduleLayout } from '../../features/schedule/schedule.tsx'
import { useStrip } from '../../features/schedule/use-strip.ts'
import type { CinemasPage } from '../../page-models/cinemas.ts'

/** Ids of the layouts, which the URL selects without script. */
const SLIDER = 'slider'
const CALENDAR = 'calendar'

/** Days as a strip or a calendar. */
export function CinemasDays({ days, layouts }: Pick<CinemasPage, 'days' | 'layouts'>) {
  const { t } = useTranslation('cinemas')
  const layout = useScheduleLayout()
  const chooseLayout = useChooseLayout()
  const strip = useStrip(days)
  return (
    <div className="cinemas-days" data-layout={layout}>
      <div className="cinemas-days__head">
        <p className="kicker">{t('days')}</p>
        <ToggleGroup
          label={t('layout.label')}
          options={[
            {
              id: 'slider',
              label: t('layout.slider'),
              selected: layout === 'slider',
              href: layouts.sliderHref,
              onPress: () => chooseLayout('slider'),
            },
            {
              id: 'calendar',
              label: t('layout.calendar'),
              selected: layout === 'calendar',
              href: layouts.calendarHref,
              onPress: () => chooseLayout('calendar'),
            },
          ]}
        />
      </div>
      <div className="cinemas-days__slider" id={SLIDER}>
        <DayStrip {...strip} />
      </div>
      <div className="cinemas-days__calendar" id={CALENDAR}>
        <DayCalendar days={days} />
      </div>
    </div>
  )
}
