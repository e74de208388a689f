import { Icon } from '@marquee/design/brand/icon.tsx'
import { classNames } from '@marquee/design/class-names.ts'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHere } from '../../features/locator/nearby-order.ts'
import { usePlaceOrder } from '../../features/locator/use-place-order.ts'
import { useFavourites } from '../../features/saved-items/favourites/use-favourites.ts'
import { filterGroups } from '../../features/schedule/filter-props.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { distanceBetween } from '../../page-kit/distance.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemasPage } from '../../page-models/cinemas.ts'
import { cinemasAround, nearestFirst } from '../../programme/nearest-first.ts'
import { type CinemaGroup, searchCinemas } from '../../programme/search-cinemas.ts'
import { CinemaEntry } from './cinema-entry.tsx'
import { CitiesMap, MAP } from './cities-map.tsx'
import { Flagships } from './flagships.tsx'
import { type NextShowing, useNextShowing } from './use-next-showing.ts'

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

/** A longer list is folded by city, below a rail of the cinemas with a picture of their own. */
const SHORT_LIST = 12

/** A city with fewer is as near in the list as in a row of cities. */
const LARGE = 3

/** Fragment of a city, whose fold opens when a link leads there. */
const cityId = (name: string | null) => `city-${name}`

function Jumps({ groups, mapped }: { readonly groups: readonly CinemaGroup[]; readonly mapped: boolean }) {
  const { t } = useTranslation('cinemas')
  const cities = groups
    .filter(({ cinemas }) => cinemas.length >= LARGE)
    .toSorted((a, b) => b.cinemas.length - a.cinemas.length)
  return (
    <ul className="tonight__choices" aria-label={t('jump')}>
      {mapped && (
        <li className="index__map" aria-hidden="true">
          <a href={`#${MAP}`} tabIndex={-1}>
            <Icon name="pin" small />
            {t('map')}
          </a>
        </li>
      )}
      {cities.map(({ name, cinemas }) => (
        <li key={name}>
          <a href={`#${encodeURIComponent(cityId(name))}`}>
            {name} <span className="num muted">{cinemas.length}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface CityProps {
  readonly group: CinemaGroup
  readonly open: boolean
  readonly children: ReactNode
}

/** Opens when `open` becomes true, and closes by the visitor alone. */
function City({ group: { name, href, cinemas }, open, children }: CityProps) {
  const { t } = useTranslation('cinemas')
  const [asked, setAsked] = useState(open)
  const [shown, setShown] = useState(open)
  if (open !== asked) {
    setAsked(open)
    if (open) setShown(true)
  }
  return (
    <details
      className="acc index__city"
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary>
        <h2 className="venue__name">{name}</h2>
        <span className="num muted small">{t('count', { count: cinemas.length })}</span>
      </summary>
      <div id={cityId(name)}>
        {children}
        {href && (
          <TextLink small href={href}>
            {t('city', { city: name })}
          </TextLink>
        )}
      </div>
    </details>
  )
}

interface GroupsProps {
  readonly groups: readonly CinemaGroup[]
  readonly origin: ReturnType<typeof useOrigin>
  readonly nextOf: NextShowing
  readonly folded: boolean
  /** The first city is the visitor's. */
  readonly own: boolean
}

function Groups({ groups, origin, nextOf, folded, own }: GroupsProps) {
  const favouriteOf = useFavourites()
  const { t } = useTranslation('cinemas')
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
        pictured={!folded}
      />
    ))
  const rows = groups.map((group, index) =>
    isOwnHeading(group) ? (
      <City
        key={group.name}
        group={group}
        open={
          !folded || (own && index === 0) || group.cinemas.some(({ slug }) => favouriteOf?.(slug).pressed)
        }
      >
        {entries(group.cinemas, 3)}
      </City>
    ) : (
      entries(group.cinemas, 2)
    ),
  )
  const half = Math.ceil(rows.length / 2)
  return (
    <>
      {origin?.cinema && <p className="muted small">{t('distances', { cinema: origin.cinema.name })}</p>}
      <div className="index">
        <div>{rows.slice(0, half)}</div>
        <div>{rows.slice(half)}</div>
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
  const nextOf = useNextShowing()
  const nearby = usePlaceOrder(locator?.cookie)
  const order = nearby.length > 0 ? nearby : cinemasAround(locator?.place, page.groups)
  const groups = nearestFirst(searchCinemas(page.groups, text), order)
  const count = groups.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  const cities = text === '' ? page.cityCount : groups.length
  const counted = t('count', { count })
  const grouped = groups.some(({ name }) => name !== null)
  const folded = text === '' && grouped && count > SHORT_LIST
  const points = page.map?.points ?? []
  const mapped = points.length > 1
  return (
    <>
      {folded && page.filters.active.length === 0 && <Flagships page={page} nextOf={nextOf} />}
      {/* The parent has the class so that the column is reserved before the map is parsed. */}
      <div className={classNames('wrap atlas', mapped && 'atlas--map')}>
        <div>
          <PageFilterBar
            groups={filterGroups(page.filters, { except: ['date', 'localisation'] })}
            chips={page.filters.active}
            count={grouped && count > 0 ? t('inCities', { count: cities, cinemas: counted }) : counted}
            clearHref={page.filters.clearHref}
          />
          {folded && <Jumps groups={groups} mapped={mapped} />}
          <ScheduledPart>
            {count > 0 ? (
              <Groups
                key={order.join()}
                groups={groups}
                origin={origin}
                nextOf={nextOf}
                folded={folded}
                own={order.length > 0}
              />
            ) : (
              <Nothing {...props} />
            )}
          </ScheduledPart>
        </div>
        {mapped && <CitiesMap points={points} />}
      </div>
    </>
  )
}
