import { classNames } from '@marquee/design/class-names.ts'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { useHere } from '../../features/locator/nearby-order.ts'
import { usePlaceOrder } from '../../features/locator/use-place-order.ts'
import { useFavourites } from '../../features/saved-items/favourites/use-favourites.ts'
import { filterGroups } from '../../features/schedule/filter-props.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { distanceBetween } from '../../page-kit/distance.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemaEntryModel, CinemasPage, ShowingModel } from '../../page-models/cinemas.ts'
import { cinemasAround, nearestFirst } from '../../programme/nearest-first.ts'
import { type CinemaGroup, searchCinemas } from '../../programme/search-cinemas.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { CinemaEntry } from './cinema-entry.tsx'
import { CitiesMap } from './cities-map.tsx'

/** The next open showing of a cinema: of all films in the visitor's place, else of the leading films. */
function useNextShowing(): (cinema: CinemaEntryModel) => ShowingModel | undefined {
  const tonight = useTonight()
  const minute = useMinute()
  const own = new Map<string, ShowingModel[]>()
  if (tonight && !tonight.guessed && tonight.page !== null) {
    const { date } = tonight.page
    const showings = [...tonight.shows.values()]
      .filter((show) => show.date === date)
      .flatMap(({ show, showtimes }) =>
        showtimes.map(({ time, cinema }) => ({ ...time, cinema: cinema.slug, film: show.title })),
      )
      .sort((a, b) => a.start.localeCompare(b.start))
    for (const showing of showings) own.set(showing.cinema, [...(own.get(showing.cinema) ?? []), showing])
  }
  const isOpen = ({ locksAt }: ShowingModel) => minute === null || locksAt === null || locksAt > minute
  return ({ slug, next }) => (own.get(slug) ?? next).find(isOpen)
}

/** The visitor's position, else that of the chosen cinema. */
function useOrigin(groups: CinemasPage['groups']) {
  const here = useHere()
  const place = useSite().locator?.place
  if (here) return { position: here, cinema: null }
  if (!place?.slug || place.guessed) return null
  const cinema = groups.flatMap(({ cinemas }) => cinemas).find(({ slug }) => slug === place.slug)
  return cinema?.position ? { position: cinema.position, cinema } : null
}

/** `Boulogne-Billancourt` → `Boulogne`. */
const firstWord = (name: string) => name.split(/[ -]/, 1)[0] ?? name

/** A single cinema whose name begins with its city's needs no heading of the city. */
const isOwnHeading = ({ name, cinemas }: CinemaGroup) =>
  name !== null && (cinemas.length > 1 || !cinemas[0]?.name.startsWith(firstWord(name)))

const anchorOf = (index: number) => `city-${index}`

/** Fewer are in sight anyway. */
const FEW = 6

function Jump({ groups }: { readonly groups: readonly CinemaGroup[] }) {
  const { t } = useTranslation('cinemas')
  if (groups.length < FEW) return null
  return (
    <nav className="jump" aria-label={t('jump')}>
      {groups.map(({ name }, index) => (
        <a key={name} href={`#${anchorOf(index)}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}

interface GroupsProps {
  readonly groups: readonly CinemaGroup[]
  readonly origin: ReturnType<typeof useOrigin>
}

function Groups({ groups, origin }: GroupsProps) {
  const favouriteOf = useFavourites()
  const { t } = useTranslation('cinemas')
  const nextOf = useNextShowing()
  const entries = (cinemas: CinemaGroup['cinemas'], level: 2 | 3) =>
    cinemas.map((cinema) => (
      <CinemaEntry
        key={cinema.slug}
        cinema={cinema}
        level={level}
        favouriteOf={favouriteOf}
        kilometres={
          origin && cinema.position && cinema !== origin.cinema
            ? distanceBetween(origin.position, cinema.position)
            : null
        }
        next={nextOf(cinema)}
      />
    ))
  const cities = groups.filter(isOwnHeading)
  return (
    <>
      <Jump groups={cities} />
      {origin?.cinema && <p className="muted small">{t('distances', { cinema: origin.cinema.name })}</p>}
      <div className="index">
        {groups.map((group) =>
          isOwnHeading(group) ? (
            <section key={group.name} className="city" aria-labelledby={anchorOf(cities.indexOf(group))}>
              <h2 id={anchorOf(cities.indexOf(group))}>
                {group.href ? <SiteLink to={group.href}>{group.name}</SiteLink> : group.name}
              </h2>
              {entries(group.cinemas, 3)}
            </section>
          ) : (
            entries(group.cinemas, 2)
          ),
        )}
      </div>
    </>
  )
}

interface CinemasListProps {
  readonly page: CinemasPage
  readonly text: string
  readonly onClear: () => void
}

function Nothing({ page, text, onClear }: CinemasListProps) {
  const { t } = useTranslation('cinemas')
  if (text !== '') {
    return (
      <EmptyState
        level={2}
        title={t('search.none', { text })}
        text={t('search.noneText')}
        actions={[{ label: t('search.clear'), onPress: onClear }]}
      />
    )
  }
  if (page.filters.active.length > 0) {
    return (
      <EmptyState
        level={2}
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        actions={[{ label: t('empty.clear'), href: page.filters.clearHref }]}
      />
    )
  }
  return <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} />
}

export function CinemasList(props: CinemasListProps) {
  const { page, text } = props
  const { t } = useTranslation('cinemas')
  const { locator } = useSite()
  const origin = useOrigin(page.groups)
  const nearby = usePlaceOrder(locator?.cookie)
  const order = nearby.length > 0 ? nearby : cinemasAround(locator?.place, page.groups)
  const groups = nearestFirst(searchCinemas(page.groups, text), order)
  const count = groups.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  const cities = text === '' ? page.cityCount : groups.length
  const counted = t('count', { count })
  const grouped = groups.some(({ name }) => name !== null)
  const points = page.map?.points ?? []
  const mapped = points.length > 1
  return (
    // The parent has the class so that the column is reserved before the map is parsed.
    <div className={classNames('wrap atlas', mapped && 'atlas--map')}>
      <div>
        <PageFilterBar
          groups={filterGroups(page.filters, { except: ['date', 'localisation'] })}
          chips={page.filters.active}
          count={grouped && count > 0 ? t('inCities', { count: cities, cinemas: counted }) : counted}
          clearHref={page.filters.clearHref}
        />
        <ScheduledPart>
          {count > 0 ? <Groups key={order.join()} groups={groups} origin={origin} /> : <Nothing {...props} />}
        </ScheduledPart>
      </div>
      {mapped && <CitiesMap points={points} />}
    </div>
  )
}
