import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Language } from '../../../config/types.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { usePlaceOrder } from '../locator/use-place-order.ts'
import { setTonight } from './tonight.tsx'
import { tonightData } from './tonight-data.ts'

/** Milliseconds. */
const FRESH = 10 * 60_000

let requested = { key: '', at: 0 }

/** One request per place, whatever the number of lists. A failure leaves the page as it is. */
async function request(language: Language, place: string, guessed: boolean): Promise<void> {
  const key = `${language} ${place} ${guessed}`
  const isNew = requested.key !== key
  if (!isNew && Date.now() - requested.at < FRESH) return
  if (isNew) setTonight(null)
  requested = { key, at: Date.now() }
  if (place === '') return
  const result = await loadPage(tonightData, { language, filters: `localisation-${place}` })
  if (result.outcome !== 'found' || requested.key !== key) return
  const { page } = result
  setTonight({ guessed, page, shows: new Map(page.shows.map((show) => [show.show.slug, show])) })
}

/** Loads the next showtimes again when the place changes. */
export function FollowPlace() {
  const { language } = useRouter().options.context.edition
  const { locator } = useSite()
  const [nearest = ''] = usePlaceOrder(locator?.cookie)
  const place = locator?.place
  const slug = place?.slug || nearest
  const guessed = place?.guessed ?? false
  useEffect(() => void request(language, slug, guessed), [language, slug, guessed])
  return null
}
