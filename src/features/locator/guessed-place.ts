import type { useRouter } from '@tanstack/react-router'
import { staleTimes } from '#config/stale-times.ts'
import type { Language } from '#config/types.ts'
import type { VisitorZone } from '#models/zone.ts'
import { keys, queries } from '../../api/queries.ts'
import { fetchZone } from '../../api/zone.ts'
import { GUESS_STORE, PLACE_CHANGE } from '../../storage/place-store.ts'
import { chosenPlace, isPlaceSaved } from './place.ts'

/** The guess stored for this tab, in two lines; null if there is none. */
function stored(): VisitorZone | null {
  try {
    const text = sessionStorage.getItem(GUESS_STORE)
    if (text === null) return null
    const [, name, city] = text.split('\n')
    return city && name ? { city, name } : { city: null, name: null }
  } catch {
    return null
  }
}

function store({ city, name }: VisitorZone): void {
  try {
    sessionStorage.setItem(GUESS_STORE, city === null ? '' : ['', name, city].join('\n'))
  } catch {
    // The next page requests the place again if there is no storage.
  }
  dispatchEvent(new Event(PLACE_CHANGE))
}

/** The city that requests seem to come from, fetched once per tab. Rejects on failure. */
export function guessPlace(language: Language): Promise<VisitorZone> {
  return queries.query({
    queryKey: keys.zone,
    queryFn: async () => {
      const known = stored()
      if (known) return known
      const zone = await fetchZone(language)
      store(zone)
      return zone
    },
    staleTime: staleTimes.document,
  })
}

/** A visitor who chose no place gets no guess while the tab is open. */
export function forgetGuess(): void {
  const nowhere = { city: null, name: null }
  queries.setQueryData<VisitorZone>(keys.zone, nowhere)
  store(nowhere)
}

export async function resolvePlace(router: ReturnType<typeof useRouter>, cookie: string): Promise<void> {
  if (isPlaceSaved(cookie)) {
    if (chosenPlace(cookie)) return
    const { resumePlace } = await import('./resume-place.ts')
    return resumePlace(router, cookie)
  }
  // A failure leaves the place unknown.
  await guessPlace(router.options.context.edition.language).catch(() => {})
}
