import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ResultGroup } from '@marquee/design/modals/result-row.tsx'
import { useTranslation } from 'react-i18next'
import type { LocatorLocation } from '#machines/locator-rules.ts'
import type { LocatorCityModel } from '../../page-models/locator.ts'
import type { Locator } from './locator.ts'
import { PlaceRow } from './place-row.tsx'

interface CitiesProps {
  readonly cities: readonly LocatorCityModel[]
  readonly locator: Locator
  readonly onChoose: (location: LocatorLocation) => void
}

export function Cities({ cities, locator, onChoose }: CitiesProps) {
  const { t } = useTranslation('locator')
  const { location, guessed, places } = locator
  const wholeCity = (slug: string) =>
    (places?.cities.find((city) => city.slug === slug)?.cinemas.length ?? 0) > 1
  return cities.map(({ slug, name, cinemas }) => {
    const active = location?.type === 'city' && location.value === slug
    return (
      <ResultGroup
        key={slug}
        title={name}
        aside={
          wholeCity(slug) && (
            <TextLink
              small
              onPress={() => onChoose({ type: 'city', value: slug })}
              aria-current={active ? 'true' : undefined}
            >
              {t('city')}
              <span className="visually-hidden">, {name}</span>
            </TextLink>
          )
        }
      >
        {active && guessed && <p className="muted small">{t('guessed')}</p>}
        {cinemas.map((cinema) => (
          <PlaceRow
            key={cinema.slug}
            location={{ type: 'cinema', value: cinema.slug }}
            current={location}
            name={cinema.name}
            line={cinema.line}
            onChoose={onChoose}
          />
        ))}
      </ResultGroup>
    )
  })
}

interface NothingFoundProps {
  readonly text: string
  readonly onClear: () => void
}

export function NothingFound({ text, onClear }: NothingFoundProps) {
  const { t } = useTranslation('locator')
  return (
    <EmptyState
      title={t('search.none', { text })}
      text={t('search.noneText')}
      actions={[{ label: t('search.clear'), onPress: onClear }]}
    />
  )
}
