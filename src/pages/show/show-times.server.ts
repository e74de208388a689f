import { pageLimits } from '#config/page-limits.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import { link, pairsQuery, showPath } from '../../page-kit/links.ts'
import { placePage } from '../../page-kit/site-programme.server.ts'
import type { ListFiltersModel, TagNoteModel } from '../../page-models/parts.ts'
import type { CinemaTimesModel, ShowtimesModel } from '../../page-models/show.ts'
import { dayStrip } from '../../programme/day-strip.ts'
import {
  accessGroup,
  eveningGroups,
  placeChoices,
  showtimeGroups,
  withActive,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, listFilters } from '../../programme/filter-groups.ts'
import {
  dayOf,
  type Venue,
  type VenueTimes,
  venueDays,
  venueLink,
} from '../../programme/show-places.server.ts'
import { comparedView } from './comparison.server.ts'
import type { ShowContent, ShowProgramme } from './show-programme.server.ts'
import { venueCounts, venuesByCity } from './show-venues.server.ts'

const hasBookable = ({ rows }: CinemaTimesModel) =>
  rows.some((row) => row.times.some(({ status }) => status === 'available'))

/** A cinema with bookable showtimes comes first if no place is selected. */
export function bookableFirst(times: readonly VenueTimes[], filters: Filters): readonly CinemaTimesModel[] {
  const models = times.map(({ model }) => model)
  const open = filters.localisation === null ? models.find(hasBookable) : undefined
  return open ? [open, ...models.filter((model) => model !== open)] : models
}

const BY_TIME = '?view=time'

/** Keeps the current view. */
const viewOf = ({ byTime, compared }: ShowContent) => {
  if (compared !== null) return comparedView(compared)
  return byTime ? BY_TIME : ''
}

const hrefIn =
  (content: ShowContent, { edition }: Composition) =>
  (narrowed: Filters) =>
    showPath(edition, content.show.slug, content.show.isMovie, narrowed) + viewOf(content)

/** Links to this page for each cinema that plays it; for each city, of a site with very many. */
function cinemasByCity(
  content: ShowContent,
  { venues, date }: ShowProgramme,
  composition: Composition,
): ShowtimesModel['place']['cities'] {
  const { edition, filters } = composition
  const hrefOf = hrefIn(content, composition)
  const hrefAt = (localisation: string, here: readonly Venue[]) =>
    hrefOf({
      ...noFilters,
      date: here.some((venue) => dayOf(venue, date)) ? filters.date : null,
      localisation,
    })
  const isShort = venues.length <= pageLimits.showCinemas.listed
  return venuesByCity(venues, content.cities).map(({ city, here }) => {
    if (isShort || city === null)
      return {
        city: city?.name ?? '',
        cinemas: here.map((venue) => link(venue.cinema.name, hrefAt(venue.cinema.slug, [venue]))),
      }
    const label = edition.i18n.t('cityCinemas', { ns: 'search', count: here.length })
    return {
      city: city.name,
      cinemas: [link(label, hrefAt(city.slug, here))],
      unlisted: here.map(({ cinema }) => cinema.slug).join(' '),
    }
  })
}

export function filtersPart(
  content: ShowContent,
  { venues, date, known }: ShowProgramme,
  composition: Composition,
): ListFiltersModel {
  const { edition, filters, formats, t } = composition
  const { cinemas, cities, books } = content
  const { duration } = content.show
  const timed = [...known.values()].flat().map((showtime) => ({ ...showtime, duration }))
  const thatDay = venues.filter((venue) => dayOf(venue, date))
  const days = [...new Set(thatDay.flatMap((venue) => dayOf(venue, date) ?? []))]
  const count = venueCounts(thatDay, content, { date, known })
  const source = { flags: { ...edition.flags, filterFamily: false }, formats, t, ...books }
  const places = cities.filter((city) =>
    venues.some(({ cinema }) => cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)),
  )
  const [byTag, byVersion] = showtimeGroups(days, 'showFilters', source)
  const groups: readonly ChoiceGroup[] = [
    byTag,
    { name: 'localisation', choices: placeChoices(places, source) },
    byVersion,
    // What is known of seats differs by cinema, and the filters may not move when the visitor's comes.
    ...eveningGroups(timed, t).map((group) =>
      group.name === 'people' || group.name === 'fullness' ? { ...group, choices: [] } : group,
    ),
    accessGroup(t),
  ]
  return listFilters({
    filters,
    groups: withActive(groups, filters, cinemas, t),
    count,
    hrefOf: hrefIn(content, composition),
    t,
    place: placePage(filters.localisation, content),
  })
}

export function showtimesPart(
  content: ShowContent,
  programme: ShowProgramme,
  tagNotes: readonly TagNoteModel[],
  composition: Composition,
): ShowtimesModel {
  const { edition, formats, t, filters, today } = composition
  const { show, shows, books, cinemas, cities, byTime, compared } = content
  const { here, date, times, further, timetable, comparison } = programme
  const hrefOf = hrefIn(content, composition)
  const ownHref = showPath(edition, show.slug, show.isMovie, filters)
  // The timetable and the comparison contain the times already.
  const models = bookableFirst(times, filters)
  const [main, ...others] = models.map((model) =>
    byTime || compared !== null ? { ...model, rows: [], upsells: [] } : model,
  )
  const named = [...cinemas, ...cities].find(({ slug }) => slug === filters.localisation)
  return {
    days: dayStrip({
      today,
      open: venueDays(here),
      selected: date,
      formats,
      todayLabel: t('todayShort'),
      hrefOf: (day) => hrefOf({ ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
    place: {
      label: named?.name ?? t('place.anywhere'),
      clearHref: filters.localisation === null ? null : hrefOf({ ...filters, localisation: null }),
      cities: cinemasByCity(content, programme, composition),
      count: programme.venues.length,
    },
    main: main ?? null,
    pairsHref: main && show.isMovie && hasBookable(main) ? main.cinema.href + pairsQuery(show.slug) : null,
    others: [
      ...others,
      ...further.map((venue) => venueLink(venue, { show, shows, date, books }, composition)),
    ],
    views: {
      byCinemaHref: ownHref,
      byTimeHref: ownHref + BY_TIME,
      compareHref: ownHref + comparedView('all'),
    },
    timetable,
    comparison,
    tagNotes,
  }
}
