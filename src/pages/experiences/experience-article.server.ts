import { articleModel } from '../../editorial/articles.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, movedPath, pathOf } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { ExperienceArticlePage } from '../../page-models/experiences.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { experienceArticleJsonLd } from './experiences-structured-data.ts'

export async function composeExperienceArticle(
  composition: Composition,
): Promise<PageResult<ExperienceArticlePage>> {
  const { api, edition, slug } = composition
  const { language } = edition
  return resultOf(async () => {
    const [article, slugs] = await Promise.all([
      api.article({ slug, language }),
      slugsPerLanguage(composition, api.articleTranslate({ slug, language }), () => Promise.resolve([])),
    ])
    const moved = movedPath(edition, 'experienceArticle', slug, article.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const list = link(
      translateIn(edition.i18n, 'experiences')('title'),
      pathOf(edition, 'experiences') ?? '/',
    )
    const model = await articleModel(article, { kind: 'experienceArticle', list }, composition)
    experienceArticleJsonLd(composition, article)
    const seo = pageSeo(composition, {
      kind: 'experienceArticle',
      slug,
      slugs,
      values: { title: article.title },
      title: article.seo.title,
      description: article.seo.description ?? article.headline,
      image: model.picture,
      type: 'article',
    })
    // The experience is named by the way there; news are elsewhere.
    const page = {
      article: { ...model, tag: null, backToNews: null },
      tracking: { article: { slug: article.trackingSlug } },
    }
    return { outcome: 'found', page, seo }
  })
}
