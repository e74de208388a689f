import { z } from 'zod'
import type { Language } from '#config/types.ts'
import type { SlugTable } from '#models/slugs.ts'
import { type Composition, optionalList } from './composition.server.ts'
import type { Renamed } from './other-languages.ts'
import { textParams } from './page-input.ts'
import { readSelection } from './season-selection.ts'

const named = z.object({
  cinema: textParams.short,
  show: textParams.short,
  film: textParams.short,
  showtimes: textParams.selection,
})

/** Cinemas and shows in the URL other than the page's own item. */
function namedItems(input: object, { localisation }: Composition['filters']) {
  const { cinema, show, film, showtimes } = named.parse(input)
  const selection = readSelection(showtimes)
  return {
    cinemas: [localisation ?? '', cinema, ...selection.map((one) => one.cinema)].filter(Boolean),
    shows: [show, film, ...selection.map((one) => one.show)].filter(Boolean),
  }
}

/** Slugs in the other languages, where different; without `renamed` if the URL names no other item. */
export async function renamedSlugs(composition: Composition, input: object): Promise<Renamed> {
  const { api, edition, filters } = composition
  const { language } = edition
  const { cinemas, shows } = namedItems(input, filters)
  const rowsOf = async (slugs: readonly string[], table: () => Promise<SlugTable>) =>
    slugs.length === 0
      ? []
      : (await optionalList(composition, table())).filter((row) => slugs.includes(row[language] ?? ''))
  const tables = await Promise.all([
    rowsOf(cinemas, () => api.cinemaSlugs({ language })),
    rowsOf(shows, () => api.showSlugs({ language })),
  ])
  const rows = tables.flat()
  const differing = (other: Language) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const [here = '', there = here] = [row[language], row[other]]
        return there === here ? [] : [[here, there]]
      }),
    )
  const others = edition.site.languages.map((other) => [other, differing(other)] as const)
  const renamed = Object.fromEntries(others.filter(([, slugs]) => Object.keys(slugs).length > 0))
  return Object.keys(renamed).length > 0 ? { renamed } : {}
}
