import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { newsArticle } from '../../seo/json-ld-editorial.ts'
import { pageSeo } from '../../seo/page-seo.ts'
import { articleTile } from '../article-tiles.ts'
import { articleModel, articleOrPath } from '../articles.server.ts'
import { type Composition, optionalList } from '../composition.server.ts'
import { link, movedPath, pathOf } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { NewsItemPage } from '../models/news.ts'
import { widePicture } from '../pictures.ts'
import { answering } from '../refusals.server.ts'
import { slugsPerLanguage } from '../translations.server.ts'
import { translateIn } from '../words.ts'

/** One row of tiles. */
const OTHERS = 4

export function composeNewsItem(composition: Composition): Promise<PageAnswer<NewsItemPage>> {
  return answering<NewsItemPage>(async () => {
    const { api, edition, context, slug } = composition
    const { language } = edition
    const [article, slugs, news] = await Promise.all([
      articleOrPath(composition, api.newsItem({ slug, language }), { kind: 'offer', ask: () => api.offer({ slug, language }) }),
      slugsPerLanguage(composition, api.newsTranslate({ slug, language }), (other) => api.news({ language: other })),
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
    context.jsonLd.push(asDocument(newsArticle({ url, headline: name, description, image, published, author })))
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
