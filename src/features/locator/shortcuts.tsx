import { Alert } from '@marquee/design/feedback/alert.tsx'
import { ResultGroup, ResultRow } from '@marquee/design/modals/result-row.tsx'
import { useTranslation } from 'react-i18next'
import type { LocatorLocation } from '#machines/locator-rules.ts'
import { roundDistance } from '../../programme/timetable-order.ts'
import type { Locator } from './locator.ts'
import { PlaceRow } from './place-row.tsx'

interface ShortcutsProps {
  readonly locator: Locator
  readonly onChoose: (location: LocatorLocation) => void
  readonly onLocate: () => void
}

function Around({ locator, onChoose, onLocate }: ShortcutsProps) {
  const { t } = useTranslation('locator')
  const { device, nearby, places, location } = locator
  const locating = device === 'locating'
  return (
    <>
      <ResultRow
        title={t('position.title')}
        line={locating ? t('position.locating') : t('position.text')}
        thumb="locate"
        active={location?.type === 'position'}
        onPress={locating ? () => {} : onLocate}
      />
      <div role="status">
        {nearby?.length === 0 && (
          <Alert level="info" title={t('position.far', { km: places?.nearby.distance })} quiet>
            <p>{t('position.farText')}</p>
          </Alert>
        )}
        {nearby && nearby.length > 0 && (
          <p className="visually-hidden">{t('search.found', { count: nearby.length })}</p>
        )}
      </div>
      {nearby && nearby.length > 0 && (
        <ResultGroup title={t('position.around')}>
          {nearby.map(({ cinema, kilometres }) => (
            <PlaceRow
              key={cinema.slug}
              location={{ type: 'cinema', value: cinema.slug }}
              current={location}
              name={cinema.name}
              line={cinema.line}
              end={kilometres === null ? null : t('position.distance', { km: roundDistance(kilometres) })}
              onChoose={onChoose}
            />
          ))}
        </ResultGroup>
      )}
    </>
  )
}

function Favourites({ locator, onChoose }: ShortcutsProps) {
  const { t } = useTranslation('locator')
  const { favourites, location } = locator
  if (!favourites || favourites.length === 0) return null
  return (
    <ResultGroup title={t('favourites')}>
      <PlaceRow
        location={{ type: 'favorite', value: null }}
        current={location}
        name={t('favourites')}
        line={t('favouritesText')}
        icon="star"
        onChoose={onChoose}
      />
      {favourites.map(({ slug, name, line }) => (
        <PlaceRow
          key={slug}
          location={{ type: 'cinema', value: slug }}
          current={location}
          name={name}
          line={line}
          icon="star"
          onChoose={onChoose}
        />
      ))}
    </ResultGroup>
  )
}

function LastChoices({ locator, onChoose }: ShortcutsProps) {
  const { t } = useTranslation('locator')
  const { history, location } = locator
  if (history.length === 0) return null
  return (
    <ResultGroup title={t('history')}>
      {history.map(({ type, place }) => (
        <PlaceRow
          key={type + place.slug}
          location={{ type, value: place.slug }}
          current={location}
          name={place.name}
          line={'cinemas' in place ? t('cinemas', { count: place.cinemas.length }) : place.line}
          onChoose={onChoose}
        />
      ))}
    </ResultGroup>
  )
}

function Zones({ locator, onChoose }: ShortcutsProps) {
  const { t } = useTranslation('locator')
  return locator.places?.zones.map(({ slug, name, cinemas }) => (
    <PlaceRow
      key={slug}
      location={{ type: 'city', value: slug }}
      current={locator.location}
      name={name}
      line={t('cinemas', { count: cinemas.length })}
      onChoose={onChoose}
    />
  ))
}

export function Shortcuts(props: ShortcutsProps) {
  return (
    <>
      <Around {...props} />
      <Zones {...props} />
      <Favourites {...props} />
      <LastChoices {...props} />
    </>
  )
}
