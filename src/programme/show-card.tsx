import { CardSpaces } from '@marquee/design/cards/card-spaces.tsx'
import { FilmCard, NextTimes } from '@marquee/design/cards/film-card.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import type { PicturePriority } from '@marquee/design/pictures/picture.tsx'
import { memo } from 'react'
import { useNextShowtimes } from '../features/tonight/tonight.tsx'
import type { CardTimesModel, ShowCardModel } from '../page-models/parts.ts'
import { cardTimes, openTimes } from './card-times.ts'
import { quickLook } from './quick-look.ts'
import { type ListPart, useDeferredList } from './use-deferred-list.ts'
import { useMinute } from './use-minute.ts'

/** Posters that may be above the fold on a wide screen. */
const FIRST_ROW = 6

/** Times are of the place in the page's address, or else of the visitor's place. */
type Times = 'page' | 'visitor'

interface ShowCardProps {
  readonly show: ShowCardModel
  readonly place: 'grid' | 'rail'
  readonly elsewhere?: boolean
  readonly priority?: PicturePriority
  readonly times?: Times | undefined
}

const Open = ({ next }: { readonly next: CardTimesModel }) => (
  <NextTimes times={openTimes(next, useMinute())} />
)

interface CardNextTimesProps {
  readonly show: Pick<ShowCardModel, 'slug' | 'next'>
  /** True: times in the visitor's place are not loaded. */
  readonly own: boolean
}

/** The page's next times, else those in the visitor's place once they are loaded. */
function CardNextTimes({ show: { slug, next }, own }: CardNextTimesProps) {
  const here = useNextShowtimes(own ? '' : slug)
  const shown = next ?? (here && cardTimes(here))
  return shown ? <Open next={shown} /> : <NextTimes times={[]} />
}

const ShowCard = memo(function ShowCard({ show, place, elsewhere, priority, times }: ShowCardProps) {
  return (
    <FilmCard
      show={show}
      next={times && <CardNextTimes show={show} own={times === 'page'} />}
      place={place}
      quickLook={elsewhere ? undefined : quickLook(show)}
      priority={priority}
    />
  )
})

function firstRowPriority(index: number, priority: PicturePriority): PicturePriority {
  if (index >= FIRST_ROW || priority === 'late') return 'late'
  return index === 0 ? priority : 'early'
}

interface ShowsProps {
  readonly shows: readonly ShowCardModel[]
  /** Next times on the cards. */
  readonly times?: Times | undefined
  /** The first poster's priority. */
  readonly priority?: PicturePriority
}

interface CardsProps extends ListPart<ShowCardModel>, Pick<ShowsProps, 'priority' | 'times'> {
  /** True above the fold. */
  readonly ahead?: boolean
}

const Cards = memo(function Cards({ items, from, to, ahead, times, priority = 'late' }: CardsProps) {
  return items.slice(from, to).map((show, index) => (
    <li key={show.slug} className={ahead ? 'ahead' : undefined}>
      <ShowCard show={show} place="grid" priority={firstRowPriority(index, priority)} times={times} />
    </li>
  ))
})

const slugOf = ({ slug }: ShowCardModel) => slug

interface ShowGridProps extends ShowsProps {
  /** True in an inactive tab panel. */
  readonly outOfSight?: boolean
  /** The number of cards with those that are not rendered yet; empty spaces hold their places. */
  readonly total?: number
  /** The missing cards are less than a screen away. */
  readonly onNear?: () => void
}

/** Posters in view render with the filter change, the others in an idle transition. */
export function ShowGrid({ shows, times, outOfSight = false, priority, total = 0, onNear }: ShowGridProps) {
  const { first, rest, list } = useDeferredList<ShowCardModel, HTMLUListElement>(shows, slugOf, !outOfSight)
  const rendered = first.items.slice(0, first.to).length + rest.items.slice(rest.from).length
  return (
    <PosterGrid list={list}>
      <Cards ahead {...first} priority={priority} times={times} />
      <Cards {...rest} times={times} />
      {rendered < total && <CardSpaces count={total - rendered} onNear={onNear} />}
    </PosterGrid>
  )
}

interface ShowRailProps extends ShowsProps {
  readonly title: string
  /** Links to another site. */
  readonly elsewhere?: boolean
  readonly more?: { readonly href: string; readonly label: string } | null
}

/** Renders nothing without shows. */
export function ShowRail({ title, more, shows, times, elsewhere = false, priority = 'late' }: ShowRailProps) {
  if (shows.length === 0) return null
  return (
    <Rail title={title} more={more}>
      {shows.map((show, index) => (
        <ShowCard
          key={show.slug}
          show={show}
          place="rail"
          elsewhere={elsewhere}
          times={times}
          priority={firstRowPriority(index, priority)}
        />
      ))}
    </Rail>
  )
}
