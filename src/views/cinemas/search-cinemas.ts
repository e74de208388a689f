import type { CinemasPage } from '../../page-data/models/pages.ts'
import type { CinemaLinkModel } from '../../page-data/models/parts.ts'

export type CinemaGroup = CinemasPage['groups'][number]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** Digits are the beginning of a postal code; letters are part of a name. */
function fits(cinema: CinemaLinkModel, city: string | null, text: string): boolean {
  if (/^\d/.test(text)) return cinema.postalCode?.replace(/\s/g, '').startsWith(text.replace(/\s/g, '')) ?? false
  return plain(cinema.name).includes(text) || (city !== null && plain(city).includes(text))
}

/** The groups that fit what was typed; without any text, all of them. */
export function searchCinemas(groups: readonly CinemaGroup[], typed: string): readonly CinemaGroup[] {
  const text = plain(typed)
  if (text === '') return groups
  return groups.flatMap((group) => {
    const cinemas = group.cinemas.filter((cinema) => fits(cinema, group.name, text))
    return cinemas.length === 0 ? [] : [{ ...group, cinemas }]
  })
}
