import { pageLimits } from '#config/page-limits.ts'
import { articlePage, type PageQuery } from '../../editorial/article-list.server.ts'
import { articleTile } from '../../editorial/article-tiles.ts'
import { type Composition, knownList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { itemList } from '../../seo/json-ld-editorial.ts'
import type { NewsPage } from './news-model.ts'

/** Links stay inside the app. */
export function composeNews(
  composition: Composition,
  input: PageQuery & { readonly app?: boolean },
): Promise<PageResult<NewsPage>> {
  return resultOf<NewsPage>(async () => {
    const { api, edition, context } = composition
    const kind = input.app ? 'newsApp' : 'news'
    const t = translateIn(edition.i18n, 'news')
    const shown = articlePage(
      composition,
      kind,
      await knownList(api.news({ language: edition.language })),
      input,
    )
    if (shown === null) return { outcome: 'missing' }
    const tiles = shown.articles.map((article) =>
      articleTile(article, composition, { kind: 'newsItem', plain: 'news' }),
    )
    const pushed = shown.start ? pageLimits.news.pushes : 0
    const items = tiles.map(({ title, href }) => ({
      name: title,
      url: absolute(edition.origin, href ?? '/'),
    }))
    if (items.length > 0) context.jsonLd.push(asDocument(itemList(items, { from: shown.from })))
    const { page } = shown.model
    return {
      outcome: 'found',
      page: {
        app: input.app === true,
        pushes: tiles.slice(0, pushed),
        list: { ...shown.model, tiles: tiles.slice(pushed) },
        breadcrumb: breadcrumb(composition, [link(t('title'), pathOf(edition, 'news') ?? '/')]),
      },
      seo: pageSeo(composition, {
        kind,
        canonicalKind: 'news',
        title: page > 1 ? t('titleOfPage', { page }) : null,
        image: tiles[0]?.picture ?? null,
      }),
    }
  })
}
