import { useMemo } from 'react'
import { BulbMap } from '../../components/places/bulb-map.tsx'
import { type CountryPlace, countryMap } from '../../components/places/country-map.ts'
import type { CinemasPage } from '../../page-data/models/pages.ts'
import { useSite } from '../shell/site-context.ts'

type Points = NonNullable<CinemasPage['map']>['points']

/** Of the drawing, in its own units. */
const SIZE = 480

function withDegrees(points: Points): readonly CountryPlace[] | null {
  const places = points.flatMap(({ name, href, longitude, latitude }) =>
    longitude === undefined || latitude === undefined ? [] : [{ id: href, label: name, href, longitude, latitude }],
  )
  return places.length === points.length ? places : null
}

/** The cities as lit bulbs on their country. */
export function CitiesMap({ points }: { readonly points: Points }) {
  const { region } = useSite()
  const map = useMemo(() => {
    const places = withDegrees(points)
    return places && countryMap(region, places)
  }, [points, region])
  if (map) return <BulbMap {...map} />
  const places = points.map(({ name, x, y, href }) => ({ id: href, label: name, href, x: (x / 100) * SIZE, y: (y / 100) * SIZE }))
  return <BulbMap width={SIZE} height={SIZE} land="" places={places} />
}
