import { foldText, isNear } from '#models/rules/search-text.ts'
import type { CinemasPage } from '../page-models/cinemas.ts'

export type CinemaGroup = CinemasPage['groups'][number]

interface Place {
  readonly name: string
  readonly postalCode: string | null
}

interface PlaceGroup {
  readonly name: string | null
  readonly postalCode: string | null
  readonly cinemas: readonly Place[]
}

const joined = (code: string) => foldText(code).replaceAll(' ', '')

/** `Saint-Denis` → `st denis`. */
const short = (text: string) => foldText(text).replace(/\b(?:sain|san[ck]|sin)t(e?)\b/g, 'st$1')

type City = Pick<PlaceGroup, 'name' | 'postalCode'>

/** Digits match the start of a postal code, letters a part of a name. */
function fits(cinema: Place, city: City, text: string): boolean {
  if (/^\d/.test(text))
    return [cinema.postalCode, city.postalCode].some(
      (code) => code !== null && joined(code).startsWith(joined(text)),
    )
  return [cinema.name, city.name ?? ''].some(
    (name) => foldText(name).includes(text) || short(name).includes(short(text)),
  )
}

/** Fuzzy match of every word against the names' words. */
function nearlyFits(cinema: Place, city: City, text: string): boolean {
  const known = `${short(cinema.name)} ${short(city.name ?? '')}`.split(' ')
  return short(text)
    .split(' ')
    .every((word) => known.some((each) => isNear(word, each)))
}

/** Matching groups, else fuzzy matches; all without a query. */
export function searchCinemas<Group extends PlaceGroup>(
  groups: readonly Group[],
  typed: string,
): readonly Group[] {
  const text = foldText(typed)
  if (text === '') return groups
  const those = (rule: typeof fits) =>
    groups.flatMap((group) => {
      const cinemas = group.cinemas.filter((cinema) => rule(cinema, group, text))
      return cinemas.length === 0 ? [] : [{ ...group, cinemas }]
    })
  const found = those(fits)
  return found.length > 0 ? found : those(nearlyFits)
}
