import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { PinBar } from '@marquee/design/showtimes/pin-bar.tsx'
import { Programme } from '@marquee/design/showtimes/programme.tsx'
import { useTranslation } from 'react-i18next'
import { filterGroups } from '../../features/schedule/filter-props.ts'
import { nextOpenDay } from '../../features/schedule/next-open-day.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { useStrip } from '../../features/schedule/use-strip.ts'
import type { ExperiencePage } from '../../page-models/experiences.ts'
import { ProgrammeRow } from '../../programme/cinema-programme.tsx'
import { PageTagNotes } from '../../programme/page-tag-notes.tsx'
import { ShowGrid } from '../../programme/show-card.tsx'
import { useMinute } from '../../programme/use-minute.ts'
import { EXPERIENCE_CINEMAS, EXPERIENCE_SHOWTIMES } from './anchors.ts'

function NothingOn({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { day, filters } = page
  const { days, dayName } = day
  const { rescue } = filters
  const next = nextOpenDay(days)
  const narrowed = filters.active.length > 0
  const mend = rescue ? [{ label: rescue.label, href: rescue.href }] : []
  const clear = narrowed ? [{ label: t('experience.clear'), href: filters.clearHref }] : []
  const later = next && !rescue ? [{ label: t('experience.seeDay'), href: next.href }] : []
  const nextText = next ? t('experience.emptyNext', { day: next.name }) : t('experience.emptyText')
  return (
    <EmptyState
      title={narrowed ? t('experience.filteredTitle') : t('experience.emptyTitle', { day: dayName })}
      text={rescue ? t('experience.gives', { count: rescue.count }) : nextText}
      actions={[...mend, ...clear, ...later].slice(0, 2)}
    />
  )
}

function Boards({ day: { programme, place, tagNotes } }: Pick<ExperiencePage, 'day'>) {
  const minute = useMinute()
  return (
    <PageTagNotes notes={tagNotes}>
      <Programme>
        {programme.map((item, index) => (
          <ProgrammeRow
            key={item.show.slug}
            item={item}
            index={index}
            minute={minute}
            cinema={{ name: place.label, href: null }}
          />
        ))}
      </Programme>
    </PageTagNotes>
  )
}

/** Posters for the whole country, boards for one cinema. */
export function ExperienceProgramme({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { title, day, filters, cinemas } = page
  const { days, dayName, shows, programme, place } = day
  const announced = days.some(({ disabled }) => !disabled)
  const count = programme.length + shows.length
  const strip = useStrip(days)
  const groups = filterGroups(filters, { except: ['date', 'localisation', 'genres'] })
  return (
    <section id={EXPERIENCE_SHOWTIMES} aria-labelledby="xp-programme">
      {announced && (
        <PinBar
          {...strip}
          place={cinemas.length > 0 ? { label: place.label, href: `#${EXPERIENCE_CINEMAS}` } : null}
        />
      )}
      <div className="wrap xp-programme">
        <h2 id="xp-programme">{t('experience.programme', { title })}</h2>
        {announced && <p className="muted">{t('experience.on', { day: dayName })}</p>}
        {(count > 0 || filters.active.length > 0) && (
          <PageFilterBar
            groups={groups}
            chips={filters.active}
            count={t('experience.count', { count })}
            clearHref={filters.clearHref}
          />
        )}
        <ScheduledPart>
          {count === 0 && <NothingOn page={page} />}
          {shows.length > 0 && <ShowGrid shows={shows} priority="early" />}
          {programme.length > 0 && <Boards day={day} />}
        </ScheduledPart>
      </div>
    </section>
  )
}
