import type { ExperienceGroup, ExperienceSummary } from '#models/experience.ts'
import {
  type Composition,
  knownList,
  loadBooks,
  optional,
  optionalList,
} from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { TagBook } from '../../page-kit/tag-book.ts'
import type { ExperiencesPage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { experienceTile, premiumFirst } from '../../programme/experience-tile.ts'
import { experiencesJsonLd } from './experiences-structured-data.ts'

type Groups = ReadonlyMap<string, ExperienceGroup>

/** Group titles need one call each. */
async function loadGroups(
  composition: Composition,
  experiences: readonly ExperienceSummary[],
): Promise<Groups> {
  const { api, edition } = composition
  const slugs = [...new Set(experiences.flatMap(({ group }) => group ?? []))]
  const groups = await Promise.all(
    slugs.map((slug) => optional(composition, api.experienceGroup({ slug, language: edition.language }))),
  )
  return new Map(groups.flatMap((group) => (group ? [[group.slug, group] as const] : [])))
}

/** Groups in the order of their first experience; those with premium formats first. */
function groupsOf(
  experiences: readonly ExperienceSummary[],
  groups: Groups,
  tags: TagBook,
  { edition }: Composition,
): ExperiencesPage['groups'] {
  const bySlug = Map.groupBy(experiences, ({ group }) => (group !== null && groups.has(group) ? group : null))
  const models = [...bySlug].map(([slug, items]) => ({
    slug,
    title: slug === null ? null : (groups.get(slug)?.title ?? null),
    href: slug === null ? null : pathOf(edition, 'experienceGroup', slug),
    experiences: premiumFirst(items.map((item) => experienceTile(item, { edition, tags }))),
  }))
  const rank = (group: (typeof models)[number]) =>
    group.slug === null ? 2 : group.experiences.some(({ premium }) => premium) ? 0 : 1
  return models.sort((a, b) => rank(a) - rank(b))
}

export async function composeExperiences(composition: Composition): Promise<PageResult<ExperiencesPage>> {
  const { api, edition } = composition
  const { language } = edition
  const t = translateIn(edition.i18n, 'experiences')
  return resultOf(async () => {
    const [experiences, technologies, books] = await Promise.all([
      knownList(api.experiences({ language })),
      optionalList(composition, api.technologies({ language })),
      loadBooks(composition),
    ])
    const groups = groupsOf(experiences, await loadGroups(composition, experiences), books.tags, composition)
    const pages = new Set(experiences.map(({ slug }) => slug))
    const page: ExperiencesPage = {
      groups,
      technologies: premiumFirst(technologies).map(({ slug, title, description, logo, premium }) => ({
        slug,
        title,
        text: description,
        logo: widePicture(logo),
        premium,
        href: pages.has(slug) ? pathOf(edition, 'experience', slug) : null,
      })),
      breadcrumb: breadcrumb(composition, [link(t('title'), pathOf(edition, 'experiences') ?? '/')]),
    }
    const tiles = groups.flatMap((group) => group.experiences)
    experiencesJsonLd(composition, t('title'), tiles)
    const seo = pageSeo(composition, {
      kind: 'experiences',
      image: tiles.find(({ picture }) => picture)?.picture ?? null,
    })
    return { outcome: 'found', page, seo }
  })
}
