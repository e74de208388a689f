import { classNames } from '@marquee/design/class-names.ts'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { CinemaList, CityGroup } from '@marquee/design/places/cinema-row.tsx'
import { useTranslation } from 'react-i18next'
import { usePlaceOrder } from '../../features/locator/use-place-order.ts'
import { useFavourites } from '../../features/saved-items/favourites/use-favourites.ts'
import { filterGroups } from '../../features/schedule/filter-props.ts'
import { PageFilterBar } from '../../features/schedule/page-filter-bar.tsx'
import { ScheduledPart } from '../../features/schedule/schedule.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemasPage } from '../../page-models/cinemas.ts'
import { cinemasAround, nearestFirst } from '../../programme/nearest-first.ts'
import { type CinemaGroup, searchCinemas } from '../../programme/search-cinemas.ts'
import { CitiesMap } from './cities-map.tsx'

function Groups({ groups }: { readonly groups: readonly CinemaGroup[] }) {
  const favouriteOf = useFavourites()
  return groups.map(({ name, href, cinemas }, index) =>
    name === null ? (
      <CinemaList key="all" heading="h2" cinemas={cinemas} favouriteOf={favouriteOf} />
    ) : (
      <CityGroup
        key={name}
        id={`city-${index}`}
        name={name}
        href={href}
        cinemas={cinemas}
        favouriteOf={favouriteOf}
      />
    ),
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
          {count > 0 ? <Groups key={order.join()} groups={groups} /> : <Nothing {...props} />}
        </ScheduledPart>
      </div>
      {mapped && <CitiesMap points={points} />}
    </div>
  )
}
