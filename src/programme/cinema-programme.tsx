import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { PinBar } from '@marquee/design/showtimes/pin-bar.tsx'
import { Programme, ShowRow } from '@marquee/design/showtimes/programme.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShowtimeStatus } from '#models/rules/showtime-status.ts'
import { HiddenLine } from '../features/hidden-films/hidden-films.tsx'
import { filterGroups } from '../features/schedule/filter-props.ts'
import { nextOpenDay } from '../features/schedule/next-open-day.ts'
import { PageFilterBar } from '../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../features/schedule/schedule.tsx'
import { useStrip } from '../features/schedule/use-strip.ts'
import type { CinemaPage, FilmPairsModel, ProgrammeItemModel } from '../page-models/cinema.ts'
import { FailedRow } from './failed-row.tsx'
import { FilmPairs } from './film-pairs-list.tsx'
import { liveRows, nextTime } from './live-rows.ts'
import { PageTagNotes, usePageNotes } from './page-tag-notes.tsx'
import { quickLook } from './quick-look.ts'
import type { TimesAbout } from './showtime-opener.ts'
import { type ListPart, useDeferredList } from './use-deferred-list.ts'
import { useMinute } from './use-minute.ts'

/** Rows that may be above the fold. */
const FIRST_ROWS = 3

const slugOf = ({ show }: ProgrammeItemModel) => show.slug

/**
 * The new first part, then the previous rest after the last film that both have. Rows of films in both stay
 * mounted. The previous rows before that film are dropped: moving them costs more than removing them.
 */
function joined(
  first: ListPart<ProgrammeItemModel>,
  rest: ListPart<ProgrammeItemModel>,
): readonly ProgrammeItemModel[] {
  const beginning = first.items.slice(0, first.to)
  const others = rest.items.slice(rest.from)
  const slugs = new Set(beginning.map(slugOf))
  return [...beginning, ...others.slice(others.findLastIndex((item) => slugs.has(slugOf(item))) + 1)]
}

interface RowProps extends Pick<TimesAbout, 'cinema' | 'next'> {
  readonly item: ProgrammeItemModel
  readonly index: number
  readonly minute: number | null
}

export function ProgrammeRow({ item, index, minute, cinema, next }: RowProps) {
  const { show, rows, failed, upsells = [] } = item
  const notes = usePageNotes()
  if (failed) return <FailedRow show={show} />
  return (
    <ShowRow
      href={show.href}
      title={show.title}
      titleLanguage={show.titleLanguage ?? undefined}
      poster={show.poster}
      line={show.line}
      flag={show.flag}
      upsells={upsells.map(({ text: label, link }) => ({ text: label, link }))}
      rows={liveRows(rows, minute, { show, cinema, notes, next })}
      quickLook={quickLook(show)}
      priority={index < FIRST_ROWS ? 'early' : 'late'}
    />
  )
}

interface RowsProps {
  readonly page: CinemaPage
}

type Item = Pick<ProgrammeItemModel, 'rows' | 'failed'>

/** True if all times had one of these states when the page was rendered. */
const isOnly = ({ rows, failed }: Item, ...states: readonly ShowtimeStatus[]) =>
  !failed && rows.every(({ times }) => times.every(({ status }) => states.includes(status)))

/** Splits a day into current and past items; what is sold out follows what can be booked. */
export function dayParts<Each extends Item>(programme: readonly Each[]) {
  const over = programme.filter((item) => isOnly(item, 'locked'))
  const soldOut = programme.filter((item) => isOnly(item, 'locked', 'soldout') && !over.includes(item))
  const open = programme.filter((item) => !over.includes(item) && !soldOut.includes(item))
  return { ahead: [...open, ...soldOut], over }
}

/** Bookable rows; the rest is folded. */
function Rows({ page: { day, name } }: RowsProps) {
  const { t } = useTranslation('cinema')
  const { programme } = day
  const minute = useMinute()
  const { ahead, over } = useMemo(() => dayParts(programme), [programme])
  const { first, rest, list } = useDeferredList<ProgrammeItemModel, HTMLOListElement>(ahead, slugOf)
  const next = nextTime(
    ahead.flatMap(({ rows }) => rows),
    minute,
  )
  const row = (item: ProgrammeItemModel, index: number) => (
    <ProgrammeRow
      key={item.show.slug}
      item={item}
      index={index}
      minute={minute}
      cinema={{ name, href: null }}
      next={next}
    />
  )
  return (
    <>
      <Programme list={list}>{joined(first, rest).map(row)}</Programme>
      {over.length > 0 && (
        <details className="acc cinema-over noprint" open={ahead.length === 0 || undefined}>
          <summary>{t('programme.over', { count: over.length })}</summary>
          <Programme>{over.map((item) => row(item, FIRST_ROWS))}</Programme>
        </details>
      )}
    </>
  )
}

function NoProgramme({ page }: { readonly page: CinemaPage }) {
  const { t } = useTranslation('cinema')
  const { day, filters } = page
  const { days, dayName } = day
  const { rescue } = filters
  const next = nextOpenDay(days)
  const later = next && !rescue ? [{ label: t('programme.seeDay'), href: next.href }] : []
  const narrowed = filters.active.length > 0
  const mend = rescue ? [{ label: rescue.label, href: rescue.href }] : []
  const several = filters.active.length > (rescue ? 1 : 0)
  const clear = [...mend, ...(several ? [{ label: t('programme.clear'), href: filters.clearHref }] : [])]
  const nextText = next ? t('programme.emptyNext', { day: next.name }) : t('programme.emptyText')
  return (
    <div className="pad-block">
      <EmptyState
        title={narrowed ? t('programme.filteredTitle') : t('programme.emptyTitle', { day: dayName })}
        text={rescue ? t('programme.gives', { count: rescue.count }) : nextText}
        actions={[...clear, ...later]}
      />
    </div>
  )
}

const pairCount = ({ pairs, dinners }: FilmPairsModel) => pairs.length + dinners.length

function Views({ page }: { readonly page: CinemaPage }) {
  const { t } = useTranslation('cinema')
  const { views, pairs } = page.day
  if (views === null) return null
  const { filmsHref, pairsHref } = views
  const inPairs = pairs !== null
  return (
    <ToggleGroup
      label={t('views.title')}
      options={[
        { id: 'films', label: t('views.films'), icon: 'list', href: filmsHref, selected: !inPairs },
        { id: 'pairs', label: t('views.pairs'), icon: 'pair', href: pairsHref, selected: inPairs },
      ]}
    />
  )
}

function Day({ page }: { readonly page: CinemaPage }) {
  const { t } = useTranslation('cinema')
  const { programme, pairs, tagNotes, isLater, dayName } = page.day
  if (programme.length === 0 && pairs === null) return <NoProgramme page={page} />
  return (
    <PageTagNotes notes={tagNotes}>
      {isLater && <p className="cinema-later">{t('programme.later', { day: dayName })}</p>}
      {pairs ? <FilmPairs page={page} model={pairs} /> : <Rows page={page} />}
      <HiddenLine />
    </PageTagNotes>
  )
}

export function CinemaProgramme({ page }: { readonly page: CinemaPage }) {
  const { t } = useTranslation('cinema')
  const { day, filters } = page
  const { days, dayName, programme, pairs } = day
  const plays = programme.length > 0 || pairs !== null
  const strip = useStrip(days)
  const groups = filterGroups(filters, { except: ['date', 'localisation'] })
  return (
    <>
      {days.length > 0 && <PinBar {...strip} />}
      <section className="wrap cinema-day" aria-labelledby="programme">
        <h2 className="visually-hidden" id="programme">
          {t('programme.on', { day: dayName })}
        </h2>
        {(plays || filters.active.length > 0) && (
          <div className="cinema-tools">
            <PageFilterBar
              groups={groups}
              chips={filters.active}
              count={
                pairs
                  ? t('pairs.count', { count: pairCount(pairs) })
                  : t('programme.count', { count: programme.length })
              }
              clearHref={filters.clearHref}
            />
            {plays && <Views page={page} />}
          </div>
        )}
        <ScheduledPart>
          <Day page={page} />
        </ScheduledPart>
      </section>
    </>
  )
}
