import { BulbMap } from '@marquee/design/places/bulb-map.tsx'
import { type CountryPlace, countryMaps } from '@marquee/design/places/country-map.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'
import type { CinemasPage } from '../../page-models/cinemas.ts'

type Points = NonNullable<CinemasPage['map']>['points']

/** Units of the drawing. */
const SIZE = 480

function withDegrees(points: Points): readonly CountryPlace[] | null {
  const places = points.flatMap(({ name, href, longitude, latitude }) =>
    longitude === undefined || latitude === undefined
      ? []
      : [{ id: href, label: name, href, longitude, latitude }],
  )
  return places.length === points.length ? places : null
}

/** Fragment of the map. */
export const MAP = 'map'

export function CitiesMap({ points }: { readonly points: Points }) {
  const { t } = useTranslation('cinemas')
  const { region } = useSite()
  const maps = useMemo(() => {
    const places = withDegrees(points)
    return places && countryMaps(region, places)
  }, [points, region])
  if (maps) {
    const { country, around } = maps
    return (
      <BulbMap
        id={MAP}
        map={country}
        around={around && { title: t('around', { city: around.label }), map: around.map }}
      />
    )
  }
  const places = points.map(({ name, x, y, href }) => ({
    id: href,
    label: name,
    href,
    x: (x / 100) * SIZE,
    y: (y / 100) * SIZE,
  }))
  return <BulbMap id={MAP} map={{ width: SIZE, height: SIZE, land: '', places }} />
}
