import { BulbMap } from '@marquee/design/places/bulb-map.tsx'
import { countryMaps } from '@marquee/design/places/country-map.ts'
import type { Samples } from '../../samples.ts'
import { state } from '../../state.tsx'

export default { component: BulbMap }

const mapsOf = ({ site, cinemas }: Samples) =>
  countryMaps(
    site.region,
    cinemas.map(({ slug: id, name, longitude, latitude, href }, index) => ({
      id,
      label: name,
      longitude,
      latitude,
      href,
      current: index === 0,
    })),
  )

export const OfTheCountry = state((samples) => {
  const maps = mapsOf(samples)
  return (
    maps && (
      <BulbMap
        map={maps.country}
        around={maps.around && { title: maps.around.label, map: maps.around.map }}
      />
    )
  )
})
export const WithoutPlaces = state((samples) => {
  const maps = mapsOf(samples)
  return maps && <BulbMap map={{ ...maps.country, places: [] }} />
})
