import { limits } from '../../../config/limits.ts'
import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import { daysFrom } from '../../i18n/dates.ts'
import { breadcrumb, pageSeo } from '../../seo/page-seo.ts'
import { cinemaLink } from '../cinema-link.ts'
import { cityMap } from '../city-map.ts'
import { type Composition, listOf, loadBooks } from '../composition.server.ts'
import { dayStrip } from '../day-strip.ts'
import { placeChoices, tagChoices, withActive } from '../filter-choices.ts'
import { type ChoiceGroup, filtersModel } from '../filter-groups.ts'
import { type Filters, noFilters, passesShowtime } from '../filters.ts'
import { link, pathOf, pathOfAlways } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { CinemasPage } from '../models/pages.ts'
import { answering } from '../refusals.server.ts'
import { cinemasOfPlace } from '../site-programme.server.ts'
import type { Books } from '../words.ts'

interface Material {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

export const cityOf = (cinema: Cinema, cities: readonly City[]) =>
  cities.find(({ slug, cinemas }) => slug === cinema.citySlug || cinemas.includes(cinema.slug))

function shownCinemas({ cinemas, cities }: Material, filters: Filters): readonly Cinema[] {
  const place = filters.localisation === null ? null : cinemasOfPlace(filters.localisation, cities, cinemas)
  return cinemas.filter(
    (cinema) =>
      (place === null || place.includes(cinema.slug)) &&
      passesShowtime({ tags: filters.tags, versions: [], access: [] }, { tags: cinema.tags, version: null }),
  )
}

const noCity = { name: null, postalCode: null, href: null } as const

function groupsOf(shown: readonly Cinema[], { cities, books }: Material, composition: Composition): CinemasPage['groups'] {
  const { edition, formats, say, filters } = composition
  const carried = { ...noFilters, date: filters.date }
  const byName = (a: { name: string }, b: { name: string }) => formats.collator.compare(a.name, b.name)
  const links = (list: readonly Cinema[]) =>
    [...list].sort(byName).map((cinema) => cinemaLink(cinema, { edition, say, tags: books.tags, filters: carried }))
  if (!edition.flags.groupByCity) return shown.length > 0 ? [{ ...noCity, cinemas: links(shown) }] : []
  const named = [...cities].sort(byName).map((city) => ({
    name: city.name,
    postalCode: city.postalCode,
    href: city.hasPage ? pathOf(edition, 'city', city.slug) : null,
    cinemas: links(shown.filter((cinema) => cityOf(cinema, cities) === city)),
  }))
  const homeless = links(shown.filter((cinema) => cityOf(cinema, cities) === undefined))
  return [...named, { ...noCity, cinemas: homeless }].filter((group) => group.cinemas.length > 0)
}

function mapOf(shown: readonly Cinema[], { cities }: Material, { edition }: Composition): CinemasPage['map'] {
  return cityMap(
    cities.flatMap((city) => {
      const cinema = shown.find((candidate) => candidate.gpsPosition !== null && cityOf(candidate, cities) === city)
      const href = city.hasPage ? pathOf(edition, 'city', city.slug) : cinema && pathOf(edition, 'cinema', cinema.slug)
      return cinema?.gpsPosition && href ? [{ name: city.name, href, position: cinema.gpsPosition }] : []
    }),
  )
}

function choiceGroups({ cinemas, cities, books }: Material, { edition, formats, say, filters }: Composition): readonly ChoiceGroup[] {
  const present = new Set(cinemas.flatMap(({ tags }) => tags))
  const { flags } = edition
  const tags = tagChoices(present, 'cinemaFilters', { ...books, formats, say, flags: { ...flags, filterFamily: false } })
  const groups: readonly ChoiceGroup[] = [
    { name: 'tags', choices: tags },
    { name: 'localisation', choices: flags.groupByCity ? placeChoices(cities, formats) : [] },
  ]
  return withActive(groups, filters, cinemas)
}

export async function composeCinemas(composition: Composition): Promise<PageAnswer<CinemasPage>> {
  const { api, edition, filters, formats, say, today } = composition
  const { language } = edition
  return answering(async () => {
    const [cinemas, cities, books] = await Promise.all([
      api.cinemas({ language }),
      listOf(composition, api.cities({ language })),
      loadBooks(composition),
    ])
    const material = { cinemas: cinemas.filter(({ open }) => open), cities, books }
    const shown = shownCinemas(material, filters)
    const groups = groupsOf(shown, material, composition)
    const hrefOf = (narrowed: Filters) => pathOfAlways(edition, 'cinemas', narrowed)
    const days = new Set(daysFrom(today, limits.schedule.days))
    const page: CinemasPage = {
      groups,
      count: shown.length,
      cityCount: groups.filter(({ name }) => name !== null).length,
      map: mapOf(shown, material, composition),
      layouts: { sliderHref: `${hrefOf(filters)}#slider`, calendarHref: `${hrefOf(filters)}#calendar` },
      days: dayStrip({
        today,
        open: days,
        selected: filters.date ?? today,
        formats,
        todayLabel: say('todayShort'),
        hrefOf: (date) => hrefOf({ ...filters, date }),
      }),
      filters: filtersModel({
        filters,
        groups: choiceGroups(material, composition),
        count: (narrowed) => shownCinemas(material, narrowed).length,
        hrefOf,
        say,
      }),
    }
    breadcrumb(composition, [link(say('pages.cinemas'), hrefOf(noFilters))])
    return { outcome: 'found', page, seo: pageSeo(composition, { kind: 'cinemas', values: { count: shown.length } }) }
  })
}
