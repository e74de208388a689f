import type { CinemasPage } from '../../page-data/models/pages.ts'
import type { CinemaLinkModel } from '../../page-data/models/parts.ts'

export type CinemaGroup = CinemasPage['groups'][number]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

const joined = (code: string) => code.replace(/\s/g, '')

/** Digits are the beginning of a postal code, the cinema's or its city's; letters are part of a name. */
function fits(cinema: CinemaLinkModel, city: Pick<CinemaGroup, 'name' | 'postalCode'>, text: string): boolean {
  if (/^\d/.test(text)) return [cinema.postalCode, city.postalCode].some((code) => code !== null && plain(joined(code)).startsWith(joined(text)))
  return plain(cinema.name).includes(text) || (city.name !== null && plain(city.name).includes(text))
}

/** The groups that fit what was typed; without any text, all of them. */
export function searchCinemas(groups: readonly CinemaGroup[], typed: string): readonly CinemaGroup[] {
  const text = plain(typed)
  if (text === '') return groups
  return groups.flatMap((group) => {
    const cinemas = group.cinemas.filter((cinema) => fits(cinema, group, text))
    return cinemas.length === 0 ? [] : [{ ...group, cinemas }]
  })
}
