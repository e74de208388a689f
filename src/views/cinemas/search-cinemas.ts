import type { CinemasPage } from '../../page-data/models/pages.ts'

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

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

const joined = (code: string) => code.replace(/\s/g, '')

/** Digits are the beginning of a postal code, the cinema's or its city's; letters are part of a name. */
function fits(cinema: Place, city: Pick<PlaceGroup, 'name' | 'postalCode'>, text: string): boolean {
  if (/^\d/.test(text)) return [cinema.postalCode, city.postalCode].some((code) => code !== null && plain(joined(code)).startsWith(joined(text)))
  return plain(cinema.name).includes(text) || (city.name !== null && plain(city.name).includes(text))
}

/** The groups that fit what was typed; without any text, all of them. */
export function searchCinemas<Group extends PlaceGroup>(groups: readonly Group[], typed: string): readonly Group[] {
  const text = plain(typed)
  if (text === '') return groups
  return groups.flatMap((group) => {
    const cinemas = group.cinemas.filter((cinema) => fits(cinema, group, text))
    return cinemas.length === 0 ? [] : [{ ...group, cinemas }]
  })
}
