import { articleTile } from '../../editorial/article-tiles.ts'
import { articleModel, articleOrPath } from '../../editorial/articles.server.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, movedPath, pathOf } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { newsArticle } from '../../seo/json-ld-editorial.ts'
import type { NewsItemPage } from './news-model.ts'

/** One row of tiles. */
const OTHERS = 4

export function composeNewsItem(composition: Composition): Promise<PageResult<NewsItemPage>> {
  return resultOf<NewsItemPage>(async () => {
    const { api, edition, context, slug } = composition
    const { language } = edition
    const [article, slugs, news] = await Promise.all([
      articleOrPath(composition, api.newsItem({ slug, language }), {
        kind: 'offer',
        load: () => api.offer({ slug, language }),
      }),
      slugsPerLanguage(composition, api.newsTranslate({ slug, language }), (other) =>
        api.news({ language: other }),
      ),
      optionalList(composition, api.news({ language })),
    ])
    if ('path' in article) return { outcome: 'moved', path: article.path }
    const moved = movedPath(edition, 'newsItem', slug, article.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const list = link(translateIn(edition.i18n, 'news')('title'), pathOf(edition, 'news') ?? '/')
    const model = await articleModel(article, { kind: 'newsItem', list }, composition)
    const url = absolute(edition.origin, pathOf(edition, 'newsItem', slug) ?? '/')
    const image = article.image && absolute(edition.origin, article.image.lg)
    const { title: name, headline: description, releaseDate: published, author } = article
    context.jsonLd.push(
      asDocument(newsArticle({ url, headline: name, description, image, published, author })),
    )
    const others = news.filter((other) => other.slug !== slug).slice(0, OTHERS)
    return {
      outcome: 'found',
      page: {
        article: model,
        others: others.map((other) => articleTile(other, composition, { kind: 'newsItem', plain: 'news' })),
        tracking: { article: { slug: article.trackingSlug } },
      },
      seo: pageSeo(composition, {
        kind: 'newsItem',
        slug,
        slugs,
        values: { title: name },
        title: article.seo.title,
        description: article.seo.description ?? description,
        image: widePicture(article.image),
        type: 'article',
      }),
    }
  })
}
