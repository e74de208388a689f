import type { ArticleSummary } from '#models/article.ts'
import { plainText } from '#models/html.ts'
import type { Push } from '#models/push.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import { type Composition, loadBooks, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { ctaLink, link, movedPath, pathOf, showPath } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { ExperienceGroupPage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { TileModel } from '../../page-models/parts.ts'
import { experienceTile, premiumFirst } from '../../programme/experience-tile.ts'
import { experiencesJsonLd } from './experiences-structured-data.ts'

function articleTile(item: ArticleSummary, { edition }: Composition): TileModel {
  return {
    key: item.slug,
    title: item.title,
    href: pathOf(edition, 'experienceArticle', item.slug),
    picture: widePicture(item.thumbnail ?? item.image),
    flag: null,
    line: item.headline ?? '',
  }
}

/** Links to the target of its button, else to its show. */
function pushTile(push: Push, shows: readonly Show[], { edition }: Composition): TileModel {
  const cta = push.cta && ctaLink(edition, push.cta)
  const show = shows.find(({ slug }) => slug === push.show)
  return {
    key: push.id,
    title: push.title,
    href: cta?.href ?? (show ? showPath(edition, show.slug, isMovieShow(show, null)) : null),
    picture: widePicture(push.backdrop),
    flag: null,
    line: push.teaser === null ? '' : plainText(push.teaser),
  }
}

export async function composeExperienceGroup(
  composition: Composition,
): Promise<PageResult<ExperienceGroupPage>> {
  const { api, edition, slug } = composition
  const { language } = edition
  const t = translateIn(edition.i18n, 'experiences')
  const groupsIn = async (other: typeof language) =>
    (await api.experiences({ language: other })).flatMap(({ group }) =>
      group === null ? [] : [{ slug: group }],
    )
  return resultOf(async () => {
    const [group, books, shows, slugs] = await Promise.all([
      api.experienceGroup({ slug, language }),
      loadBooks(composition),
      optionalList(composition, api.shows({ language })),
      slugsPerLanguage(composition, Promise.resolve({}), groupsIn),
    ])
    const moved = movedPath(edition, 'experienceGroup', slug, group.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const experiences = premiumFirst(
      group.experiences.map((item) => experienceTile(item, { edition, tags: books.tags })),
    )
    const own = pathOf(edition, 'experienceGroup', slug) ?? '/'
    const backdrop = widePicture(group.backdrop)
    const page: ExperienceGroupPage = {
      title: group.title,
      text: group.description,
      backdrop,
      experiences,
      articles: group.articles.map((item) => articleTile(item, composition)),
      pushes: group.pushes.map((push) => pushTile(push, shows, composition)),
      breadcrumb: breadcrumb(composition, [
        link(t('title'), pathOf(edition, 'experiences') ?? '/'),
        link(group.title, own),
      ]),
    }
    experiencesJsonLd(composition, group.title, experiences)
    const seo = pageSeo(composition, {
      kind: 'experienceGroup',
      slug,
      slugs,
      values: { title: group.title },
      description: group.description && plainText(group.description),
      image: backdrop ?? experiences.find(({ picture }) => picture)?.picture ?? null,
    })
    return { outcome: 'found', page, seo }
  })
}
