import type { Composition } from '../../page-kit/composition.server.ts'
import { type Filters, noFilters } from '../../page-kit/filters.ts'
import { placePage } from '../../page-kit/site-programme.server.ts'
import type { ExperienceDayModel } from '../../page-models/experiences.ts'
import type { ListFiltersModel } from '../../page-models/parts.ts'
import { orderDay, passesDay, programmeItems } from '../../programme/cinema-programme.server.ts'
import { accessGroup, showtimeGroups, withActive } from '../../programme/filter-choices.ts'
import { type ChoiceGroup, listFilters } from '../../programme/filter-groups.ts'
import { showCard } from '../../programme/show-card.ts'
import { orderShows } from '../../programme/show-order.ts'
import { type ExperienceContent, experiencePath } from './experience-content.server.ts'
import { type FormatRun, runPasses } from './experience-programme.server.ts'

/**
 * Other formats and versions of the day's showtimes; tags that editors use as versions are listed as such.
 */
function choiceGroups(
  { experience, programme, cinemas, cities, books, date }: ExperienceContent,
  composition: Composition,
): readonly ChoiceGroup[] {
  const { edition, formats, t, filters } = composition
  const days = programme.runs.flatMap(({ days: all }) => all.get(date) ?? [])
  const source = { flags: { ...edition.flags, filterFamily: false }, formats, t, ...books }
  const [byTag, byVersion] = showtimeGroups(days, 'showFilters', source, experience.tag)
  const groups: readonly ChoiceGroup[] = [
    byTag,
    { name: 'localisation', choices: [] },
    byVersion,
    accessGroup(t),
  ]
  return withActive(groups, filters, [...cinemas, ...cities], t)
}

function shownRuns(
  { programme, date }: ExperienceContent,
  { filters, formats }: Composition,
): readonly FormatRun[] {
  const day = programme.schedule.days.find((each) => each.date === date)
  const ranked = programme.runs
    .filter((run) => runPasses(run, date, filters))
    .map((run) => ({
      run,
      slug: run.show.slug,
      title: run.show.title,
      premiere: run.scheduled.premiere,
      order: run.scheduled.order,
    }))
  const ranking = {
    selected: new Set(day?.highlighted ? [day.highlighted] : []),
    upsell: new Set(day?.upsells.flatMap(({ show }) => show ?? []) ?? []),
    collator: formats.collator,
    sorted: filters.sorted,
  }
  return orderShows(ranked, ranking).map(({ run }) => run)
}

/** Cards of the day for the whole country; none if a cinema is selected. */
export function cardsOf(content: ExperienceContent, composition: Composition): ExperienceDayModel['shows'] {
  const { edition, formats, t, filters } = composition
  const { experience, books, cinema, date } = content
  if (cinema) return []
  const narrowed = { ...noFilters, date, tags: [experience.tag], localisation: filters.localisation }
  const makers = { edition, formats, t, tags: books.tags, filters: narrowed }
  return shownRuns(content, composition).map((run) =>
    showCard(run.show, makers, {
      tags: run.days.get(date)?.tags.filter((tag) => tag !== experience.tag),
    }),
  )
}

/** Shows of the day in the selected cinema, with their times. */
export function itemsOf(
  { experience, programme, books, cinema, pricing, date, items }: ExperienceContent,
  composition: Composition,
): ExperienceDayModel['programme'] {
  if (!cinema) return []
  const { schedule } = programme
  const passing = orderDay(
    items.filter((item) => passesDay(item, composition.filters)),
    schedule,
    date,
    composition,
  )
  return programmeItems(passing, { cinema, pricing, schedule, books, tags: [experience.tag] }, composition)
}

export function filtersPart(content: ExperienceContent, composition: Composition): ListFiltersModel {
  const { t, filters } = composition
  const { programme, cinema, date, items } = content
  const here = (selection: Filters) =>
    cinema && selection.localisation === filters.localisation
      ? items.filter((item) => passesDay(item, selection)).length
      : programme.runs.filter((run) => runPasses(run, date, selection)).length
  return listFilters({
    filters,
    groups: choiceGroups(content, composition),
    count: here,
    hrefOf: (selection: Filters) => experiencePath(composition, selection),
    t,
    place: placePage(filters.localisation, content),
  })
}
