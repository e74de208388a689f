import type { Composition } from '../../page-kit/composition.server.ts'
import { categoryLinks, helpCategories, helpEntry, helpPath } from '../../page-kit/help-links.ts'
import { link } from '../../page-kit/links.ts'
import type { HelpCategoryInput } from '../../page-kit/page-input.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { HelpCategoryPage } from '../../page-models/help.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { describeQuestions, helpContext, helpFrame, helpSeo } from './help-page.server.ts'

/** Known categories have our names, others the source's. */
export async function composeHelpCategory(
  composition: Composition,
  { app, id }: HelpCategoryInput,
): Promise<PageResult<HelpCategoryPage>> {
  const { api, edition } = composition
  const place = helpContext(composition, app)
  const href = helpPath(place, 'helpCategory', id)
  if (href === null) return { outcome: 'missing' }
  return resultOf(async () => {
    const { name: sourceName, articles } = await api.faqCategory({
      categoryId: id,
      language: edition.language,
    })
    const name = helpCategories(place).find((category) => category.id === id)?.name ?? sourceName
    describeQuestions(
      composition,
      articles.map((article) => ({ ...article, acceptedAnswer: article.content ?? article.teaser })),
    )
    const page: HelpCategoryPage = {
      ...helpFrame(composition, place, [link(name, href)]),
      id,
      name,
      articles: articles.map((article) => helpEntry(place, article)),
      others: categoryLinks(place, id),
    }
    const slugs = Object.fromEntries(edition.site.languages.map((language) => [language, id]))
    const seo = helpSeo(composition, place, {
      kind: 'helpCategory',
      slug: id,
      slugs,
      values: { name, count: articles.length },
    })
    return { outcome: 'found', page, seo }
  })
}
