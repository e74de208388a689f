import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import type { Experience, ExperienceSummary } from '../../../content-models/experience.ts'
import { plainText } from '../../../content-models/html.ts'
import type { Show } from '../../../content-models/show.ts'
import { type Composition, loadBooks, optional, optionalList } from '../../page-kit/composition.server.ts'
import { type Filters, isFiltered, noFilters } from '../../page-kit/filters.ts'
import { link, movedPath, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import { type Books, translateIn } from '../../page-kit/words.ts'
import type { ExperiencePage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { cinemaLink } from '../../programme/cinema-link.ts'
import { type DayItem, orderDay, passesDay, programmeItems } from '../../programme/cinema-programme.server.ts'
import { chosenDay, dayStrip } from '../../programme/day-strip.ts'
import { experienceTile } from '../../programme/experience-tile.ts'
import {
  accessGroup,
  asVersions,
  tagChoices,
  versionChoices,
  withActive,
} from '../../programme/filter-choices.ts'
import { type ChoiceGroup, filtersModel, rescueOf } from '../../programme/filter-groups.ts'
import { showCard } from '../../programme/show-card.ts'
import { orderShows } from '../../programme/show-order.ts'
import { loadTagNotes } from '../../programme/tag-notes.server.ts'
import { absolute } from '../../seo/head.ts'
import {
  chosenCinemas,
  type FormatProgramme,
  type FormatRun,
  formatDay,
  loadFormatProgramme,
  programmeDays,
  runPasses,
} from './experience-programme.server.ts'
import { experienceJsonLd } from './experiences-structured-data.ts'

interface Material {
  readonly experience: Experience
  readonly experiences: readonly ExperienceSummary[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly programme: FormatProgramme
  /** The one cinema that the visitor chose, if it has the experience. */
  readonly cinema: Cinema | null
  readonly date: string
  /** Its screenings of the day; empty without a chosen cinema. */
  readonly items: readonly DayItem[]
}

const OTHERS = 3

type Lists = Pick<Material, 'cinemas' | 'cities' | 'books' | 'experiences'> & {
  readonly shows: readonly Show[]
}

async function loadLists(composition: Composition): Promise<Lists> {
  const { api, edition } = composition
  const { language } = edition
  const [cinemas, cities, books, experiences, shows] = await Promise.all([
    optionalList(composition, api.cinemas({ language })),
    optionalList(composition, api.cities({ language })),
    loadBooks(composition),
    optionalList(composition, api.experiences({ language })),
    optionalList(composition, api.shows({ language })),
  ])
  return { cinemas, cities, books, experiences, shows }
}

async function gather(composition: Composition, experience: Experience, lists: Lists): Promise<Material> {
  const { filters, today } = composition
  const { cinemas, shows } = lists
  const chosen = chosenCinemas(filters, { ...lists, having: experience.cinemas })
  const programme = await loadFormatProgramme(composition, experience.tag, shows, chosen)
  const date = chosenDay(today, programmeDays(programme), filters.date) ?? today
  const cinema = cinemas.find(({ slug }) => slug === filters.localisation && chosen?.includes(slug)) ?? null
  const items = cinema ? await formatDay(composition, cinema.slug, experience.tag, programme, date) : []
  return { ...lists, experience, programme, cinema, date, items }
}

const ownPath = ({ edition, slug }: Composition, filters: Filters) =>
  pathOf(edition, 'experience', slug, filters) ?? '/'

/** The other formats of the day's screenings, and their versions; a tag that editors read as a version is offered as one. */
function choiceGroups(
  { experience, programme, cinemas, cities, books, date }: Material,
  composition: Composition,
): readonly ChoiceGroup[] {
  const { edition, formats, t, filters } = composition
  const days = programme.runs.flatMap(({ days: all }) => all.get(date) ?? [])
  const source = { flags: { ...edition.flags, filterFamily: false }, formats, t, ...books }
  const present = new Set(days.flatMap(({ tags }) => tags))
  const tags = tagChoices(present, 'showFilters', source).filter(({ value }) => value !== experience.tag)
  const versions = versionChoices(
    days.flatMap((day) => day.versions),
    source,
  )
  const [byTag, byVersion] = asVersions(tags, versions, books.tags)
  const groups: readonly ChoiceGroup[] = [
    byTag,
    { name: 'localisation', choices: [] },
    byVersion,
    accessGroup(t),
  ]
  return withActive(groups, filters, [...cinemas, ...cities], t)
}

function shownRuns({ programme, date }: Material, { filters, formats }: Composition): readonly FormatRun[] {
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

function showsPart(
  material: Material,
  composition: Composition,
): Pick<ExperiencePage, 'shows' | 'programme' | 'filters' | 'rescue'> {
  const { edition, formats, t, filters } = composition
  const { experience, programme, books, cinema, date, items } = material
  const narrowed = { ...noFilters, date, tags: [experience.tag], localisation: filters.localisation }
  const makers = { edition, formats, t, tags: books.tags, filters: narrowed }
  const here = (selection: Filters) =>
    cinema && selection.localisation === filters.localisation
      ? items.filter((item) => passesDay(item, selection)).length
      : programme.runs.filter((run) => runPasses(run, date, selection)).length
  const options = {
    filters,
    groups: choiceGroups(material, composition),
    count: here,
    hrefOf: (selection: Filters) => ownPath(composition, selection),
    t,
  }
  const passing = orderDay(
    items.filter((item) => passesDay(item, filters)),
    programme.schedule,
    date,
    composition,
  )
  return {
    shows: cinema
      ? []
      : shownRuns(material, composition).map((run) =>
          showCard(run.show, makers, {
            tags: run.days.get(date)?.tags.filter((tag) => tag !== experience.tag),
          }),
        ),
    programme: cinema
      ? programmeItems(
          passing,
          { cinema, schedule: programme.schedule, books, tags: [experience.tag] },
          composition,
        )
      : [],
    filters: filtersModel(options),
    rescue: rescueOf(options),
  }
}

function placesPart(
  { experience, cinemas, cities, books }: Material,
  composition: Composition,
): Pick<ExperiencePage, 'cinemas' | 'place'> {
  const { edition, t, filters } = composition
  const having = cinemas.filter(({ slug }) => experience.cinemas.includes(slug))
  const makers = { edition, t, tags: books.tags, filters: { ...noFilters, tags: [experience.tag] } }
  const linkOf = (cinema: Cinema) => ({
    ...cinemaLink(cinema, makers),
    hereHref: ownPath(composition, { ...noFilters, date: filters.date, localisation: cinema.slug }),
  })
  const inCity = (cinema: Cinema, city: City) =>
    cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)
  const groups = [...cities, null].map((city) => ({
    city: city?.name ?? '',
    cinemas: having
      .filter((cinema) => (city ? inCity(cinema, city) : !cities.some((each) => inCity(cinema, each))))
      .map(linkOf),
  }))
  const named = [...cinemas, ...cities].find(({ slug }) => slug === filters.localisation)
  return {
    cinemas: groups.filter((group) => group.cinemas.length > 0),
    place: {
      label: named?.name ?? t('place.anywhere'),
      clearHref:
        filters.localisation === null ? null : ownPath(composition, { ...filters, localisation: null }),
    },
  }
}

function daysPart(
  { programme, date }: Material,
  composition: Composition,
): Pick<ExperiencePage, 'days' | 'dayName'> {
  const { formats, t, filters, today } = composition
  return {
    days: dayStrip({
      today,
      open: programmeDays(programme),
      selected: date,
      formats,
      todayLabel: t('todayShort'),
      hrefOf: (day) => ownPath(composition, { ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
  }
}

function aboutPart(
  { experience, experiences, books }: Material,
  { edition }: Composition,
): Pick<
  ExperiencePage,
  'slug' | 'title' | 'teaser' | 'backdrop' | 'logo' | 'premium' | 'details' | 'video' | 'services' | 'others'
> {
  const { slug, title, teaser, video, group } = experience
  const tag = books.tags.tags.find((each) => each.slug === experience.tag)
  const backdrop = widePicture(experience.backdrop ?? tag?.backdrop ?? null)
  const rest = experiences.filter((each) => each.slug !== slug)
  const near = [
    ...rest.filter((each) => each.group === group),
    ...rest.filter((each) => each.group !== group),
  ]
  return {
    slug,
    title,
    teaser,
    backdrop,
    logo: widePicture(experience.logo),
    premium: books.tags.isPremium(experience.tag),
    details: experience.details ?? tag?.description ?? null,
    video: video && trailerModel(video, title, backdrop, edition.language),
    services: experience.services.map(({ id, title: label, description, image }) => ({
      id,
      title: label,
      text: description,
      picture: widePicture(image),
    })),
    others: near.slice(0, OTHERS).map((each) => experienceTile(each, { edition, tags: books.tags })),
  }
}

export async function composeExperience(composition: Composition): Promise<PageResult<ExperiencePage>> {
  const { api, edition, slug } = composition
  const { language } = edition
  const tExperiences = translateIn(edition.i18n, 'experiences')
  return resultOf(async () => {
    const [experience, lists, slugs] = await Promise.all([
      api.experience({ slug, language }),
      loadLists(composition),
      slugsPerLanguage(composition, Promise.resolve({}), (other) => api.experiences({ language: other })),
    ])
    const moved = movedPath(edition, 'experience', slug, experience.redirectSlug, composition.filters)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const [material, group] = await Promise.all([
      gather(composition, experience, lists),
      experience.group === null
        ? null
        : optional(composition, api.experienceGroup({ slug: experience.group, language })),
    ])
    const groupHref = group && pathOf(edition, 'experienceGroup', group.slug)
    const groupLink = group && groupHref ? link(group.title, groupHref) : null
    const list = link(tExperiences('title'), pathOf(edition, 'experiences') ?? '/')
    const present = material.items.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags))
    const page: ExperiencePage = {
      ...aboutPart(material, composition),
      ...daysPart(material, composition),
      ...showsPart(material, composition),
      ...placesPart(material, composition),
      shareUrl: absolute(edition.origin, ownPath(composition, noFilters)),
      group: groupLink,
      tagNotes: await loadTagNotes(composition, material.books.tags, present),
      breadcrumb: breadcrumb(composition, [
        list,
        ...(groupLink ? [groupLink] : []),
        link(experience.title, ownPath(composition, noFilters)),
      ]),
    }
    if (!isFiltered(composition.filters)) experienceJsonLd(composition, experience)
    const description =
      experience.seo.description ?? experience.teaser ?? (experience.details && plainText(experience.details))
    const seo = pageSeo(composition, {
      kind: 'experience',
      slug,
      slugs,
      values: { title: experience.title },
      title: experience.seo.title,
      description,
      image: page.backdrop,
    })
    return { outcome: 'found', page, seo }
  })
}
