import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { plainText } from '#models/html.ts'
import { type Composition, optional } from '../../page-kit/composition.server.ts'
import { isFiltered, noFilters } from '../../page-kit/filters.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, movedPath, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { trailerModel, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { ExperienceDayModel, ExperiencePage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import { cinemaLink } from '../../programme/cinema-link.ts'
import { dayStrip } from '../../programme/day-strip.ts'
import { experienceTile } from '../../programme/experience-tile.ts'
import { loadTagNotes } from '../../programme/tag-notes.server.ts'
import { absolute } from '../../seo/head.ts'
import {
  type ExperienceContent,
  experiencePath,
  loadExperienceContent,
  loadExperienceLists,
} from './experience-content.server.ts'
import { runDays } from './experience-programme.server.ts'
import { cardsOf, filtersPart, itemsOf } from './experience-shows.server.ts'
import { experienceJsonLd } from './experiences-structured-data.ts'

const OTHERS = 3

function cinemasByCity(
  { experience, cinemas, cities, books }: ExperienceContent,
  composition: Composition,
): ExperiencePage['cinemas'] {
  const { edition, t, filters } = composition
  const having = cinemas.filter(({ slug }) => experience.cinemas.includes(slug))
  const makers = { edition, t, tags: books.tags, filters: { ...noFilters, tags: [experience.tag] } }
  const linkOf = (cinema: Cinema) => ({
    ...cinemaLink(cinema, makers),
    hereHref: experiencePath(composition, { ...noFilters, date: filters.date, localisation: cinema.slug }),
  })
  const inCity = (cinema: Cinema, city: City) =>
    cinema.citySlug === city.slug || city.cinemas.includes(cinema.slug)
  const groups = [...cities, null].map((city) => ({
    city: city?.name ?? '',
    cinemas: having
      .filter((cinema) => (city ? inCity(cinema, city) : !cities.some((each) => inCity(cinema, each))))
      .map(linkOf),
  }))
  return groups.filter((group) => group.cinemas.length > 0)
}

async function dayPart(content: ExperienceContent, composition: Composition): Promise<ExperienceDayModel> {
  const { formats, t, filters, today } = composition
  const { programme, date, items, books, cinemas, cities } = content
  const named = [...cinemas, ...cities].find(({ slug }) => slug === filters.localisation)
  const present = items.flatMap(({ showtimes }) => (showtimes ?? []).flatMap(({ tags }) => tags))
  return {
    days: dayStrip({
      today,
      open: runDays(programme),
      selected: date,
      formats,
      todayLabel: t('todayShort'),
      hrefOf: (day) => experiencePath(composition, { ...filters, date: day }),
    }),
    dayName: formats.dayName(date),
    place: {
      label: named?.name ?? t('place.anywhere'),
      clearHref:
        filters.localisation === null
          ? null
          : experiencePath(composition, { ...filters, localisation: null }),
    },
    shows: cardsOf(content, composition),
    programme: itemsOf(content, composition),
    tagNotes: await loadTagNotes(composition, books.tags, present),
  }
}

/** Others of the same group first. */
function othersOf(
  { experience: { slug, group }, experiences, books }: ExperienceContent,
  { edition }: Composition,
): ExperiencePage['others'] {
  const rest = experiences.filter((each) => each.slug !== slug)
  const near = [
    ...rest.filter((each) => each.group === group),
    ...rest.filter((each) => each.group !== group),
  ]
  return near.slice(0, OTHERS).map((each) => experienceTile(each, { edition, tags: books.tags }))
}

async function pageOf(content: ExperienceContent, composition: Composition, groupLink: LinkModel | null) {
  const { edition } = composition
  const { experience, books } = content
  const { title, video, services } = experience
  const tag = books.tags.tags.find((each) => each.slug === experience.tag)
  const backdrop = widePicture(experience.backdrop ?? tag?.backdrop ?? null)
  const path = experiencePath(composition, noFilters)
  const list = link(translateIn(edition.i18n, 'experiences')('title'), pathOf(edition, 'experiences') ?? '/')
  return {
    title,
    head: {
      teaser: experience.teaser,
      backdrop,
      logo: widePicture(experience.logo),
      premium: books.tags.isPremium(experience.tag),
      shareUrl: absolute(edition.origin, path),
    },
    day: await dayPart(content, composition),
    filters: filtersPart(content, composition),
    about: {
      details: experience.details ?? tag?.description ?? null,
      video: video && trailerModel(video, title, null, edition.language),
    },
    services: services.map(({ id, title: label, description, image }) => ({
      id,
      title: label,
      text: description,
      picture: widePicture(image),
    })),
    cinemas: cinemasByCity(content, composition),
    others: othersOf(content, composition),
    breadcrumb: breadcrumb(composition, [list, ...(groupLink ? [groupLink] : []), link(title, path)]),
  } satisfies ExperiencePage
}

export async function composeExperience(composition: Composition): Promise<PageResult<ExperiencePage>> {
  const { api, edition, slug } = composition
  const { language } = edition
  return resultOf(async () => {
    const [experience, lists, slugs] = await Promise.all([
      api.experience({ slug, language }),
      loadExperienceLists(composition),
      slugsPerLanguage(composition, Promise.resolve({}), (other) => api.experiences({ language: other })),
    ])
    const moved = movedPath(edition, 'experience', slug, experience.redirectSlug, composition.filters)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const [content, group] = await Promise.all([
      loadExperienceContent(composition, experience, lists),
      experience.group === null
        ? null
        : optional(composition, api.experienceGroup({ slug: experience.group, language })),
    ])
    const groupHref = group && pathOf(edition, 'experienceGroup', group.slug)
    const groupLink = group && groupHref ? link(group.title, groupHref) : null
    const page = await pageOf(content, composition, groupLink)
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
      image: page.head.backdrop,
    })
    return { outcome: 'found', page, seo }
  })
}
