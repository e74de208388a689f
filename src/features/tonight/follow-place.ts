import { queryOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { staleTimes } from '#config/stale-times.ts'
import type { Language } from '#config/types.ts'
import { keys } from '../../api/queries.ts'
import { loadFound, useFetched } from '../../page-kit/page-query.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { usePlaceOrder } from '../locator/use-place-order.ts'
import { type NextShowtimes, setTonight } from './tonight.tsx'
import { tonightData } from './tonight-data.ts'

/** A request that fails is tried again: the page would show the times of another place. */
const RETRIES = 2

const nothing: NextShowtimes = { guessed: false, page: null, shows: new Map() }

interface ShownPlace {
  readonly language: Language
  readonly slug: string
  readonly guessed: boolean
}

const nextTimesQuery = (place: ShownPlace) =>
  queryOptions({
    queryKey: keys.nextTimes(place),
    queryFn: async (): Promise<NextShowtimes> => {
      const { language, slug, guessed } = place
      const page = await loadFound(tonightData, { language, filters: `localisation-${slug}` })
      return { guessed, page, shows: new Map(page.shows.map((show) => [show.show.slug, show])) }
    },
    staleTime: staleTimes.nextTimes,
    enabled: place.slug !== '',
    retry: RETRIES,
  })

/** Loads the next showtimes again when the place changes. A failure leaves the page as it is in a guessed place only. */
export function FollowPlace() {
  const { language } = useRouter().options.context.edition
  const { locator } = useSite()
  const [nearest = ''] = usePlaceOrder(locator?.cookie)
  const place = locator?.place
  const slug = place?.slug || nearest
  const guessed = place?.guessed ?? false
  const { data, isError } = useFetched(nextTimesQuery({ language, slug, guessed }))
  const shown = data ?? (isError && !guessed ? nothing : null)
  useEffect(() => setTonight(shown), [shown])
  return null
}
