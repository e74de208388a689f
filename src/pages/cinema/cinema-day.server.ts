import type { Cinema } from '#models/cinema.ts'
import type { CinemaDetail } from '#models/cinema-detail.ts'
import type { City } from '#models/city.ts'
import type { Schedule } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { pairsQuery, pathOf } from '../../page-kit/links.ts'
import type { Bounds } from '../../page-kit/nearby.ts'
import type { CinemaDayModel, CinemaPage } from '../../page-models/cinema.ts'
import {
  type DayItem,
  openDays,
  orderDay,
  passesDay,
  programmeItems,
} from '../../programme/cinema-programme.server.ts'
import { dayStrip } from '../../programme/day-strip.ts'
import { filmPairsModel } from '../../programme/film-pairs.server.ts'
import {
  accessGroup,
  eveningGroups,
  genreChoices,
  showtimeGroups,
  withActive,
  withTypes,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, listFilters } from '../../programme/filter-groups.ts'

export interface CinemaOptions {
  readonly light: boolean
  /** Two films in a row instead of the programme. */
  readonly inPairs?: boolean
  /** Slug of a film that each pair has. */
  readonly pairedFilm?: string | undefined
}

export interface CinemaMaterial {
  readonly cinema: CinemaDetail
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly schedule: Schedule
  /** All shows of the site. */
  readonly shows: readonly Show[]
  readonly books: Books
  readonly date: string
  readonly items: readonly DayItem[]
  readonly nearby: Bounds
}

function choiceGroups(
  { items, books }: CinemaMaterial,
  { edition, formats, t, filters }: Composition,
): readonly ChoiceGroup[] {
  const showtimes = items.flatMap((item) => item.showtimes ?? [])
  const timed = items.flatMap(({ show: { duration }, showtimes: ofShow }) =>
    (ofShow ?? []).map((showtime) => ({ ...showtime, duration })),
  )
  const source = { flags: edition.flags, formats, t, ...books }
  const screened = showtimes.map(({ tags, version }) => ({
    tags,
    versions: version === null ? [] : [version],
  }))
  const [byTag, byVersion] = showtimeGroups(screened, 'cinemaFilters', source)
  const groups: readonly ChoiceGroup[] = [
    { ...byTag, choices: withTypes(byTag.choices, t) },
    byVersion,
    {
      name: 'genres',
      choices: genreChoices(
        items.map(({ show }) => show),
        formats,
      ),
    },
    ...eveningGroups(timed, t),
    accessGroup(t),
  ]
  return withActive(groups, filters, [], t)
}

/** The day with its films or pairs, the day strip and the filters. */
export function dayPart(
  material: CinemaMaterial,
  tagNotes: CinemaDayModel['tagNotes'],
  composition: Composition,
  { light, inPairs = false, pairedFilm }: CinemaOptions,
): Pick<CinemaPage, 'day' | 'filters'> {
  const { edition, formats, t, filters, today, slug } = composition
  const { cinema, items, schedule, shows, date } = material
  const filmsHrefOf = (narrowed: Filters) =>
    pathOf(edition, light ? 'cinemaLight' : 'cinema', slug, narrowed) ?? '/'
  const film = inPairs ? shows.find((show) => show.slug === pairedFilm) : undefined
  const hrefOf = (narrowed: Filters) => filmsHrefOf(narrowed) + (inPairs ? pairsQuery(film?.slug) : '')
  const shown = orderDay(
    items.filter((item) => passesDay(item, filters)),
    schedule,
    date,
    composition,
  )
  const programme = programmeItems(shown, { ...material, pricing: cinema.pricing }, composition)
  const ownHref = filmsHrefOf(filters)
  const pairsHref = ownHref + pairsQuery()
  const chosen = listFilters({
    filters,
    groups: choiceGroups(material, composition),
    count: (narrowed: Filters) => items.filter((item) => passesDay(item, narrowed)).length,
    hrefOf,
    t,
  })
  const paired = film ? { slug: film.slug, title: film.title, allHref: pairsHref } : null
  const pairing = { pricing: cinema.pricing, film: paired }
  return {
    day: {
      days: dayStrip({
        today,
        open: openDays(schedule),
        selected: date,
        formats,
        todayLabel: t('todayShort'),
        hrefOf: (day) => hrefOf({ ...filters, date: day }),
      }),
      weekOffset: cinema.weekOffset,
      dayName: formats.dayName(date),
      isLater: filters.date === null && date > today && openDays(schedule).has(today),
      programme: inPairs ? [] : programme,
      pairs: inPairs && shown.length > 0 ? filmPairsModel(shown, programme, pairing, composition) : null,
      views: light ? null : { filmsHref: ownHref, pairsHref },
      tagNotes,
    },
    filters: paired
      ? {
          ...chosen,
          active: [...chosen.active, { label: paired.title, href: pairsHref }],
          clearHref: filmsHrefOf(noFilters) + pairsQuery(),
        }
      : chosen,
  }
}
