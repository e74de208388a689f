import type { Language } from '../../../config/types.ts'
import type { Composition } from '../composition.server.ts'
import { categoryLinks, helpCategories, helpEntry, helpPath } from '../help-links.ts'
import { describeQuestions, helpFrame, helpSeo, placeOf } from '../help-page.server.ts'
import { link } from '../links.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { HelpCategoryPage } from '../models/help.ts'
import type { HelpCategoryInput } from '../page-input.ts'
import { answering } from '../refusals.server.ts'

/** A category and all of its articles. Ours are named by us; one that only the source knows has its name from there. */
export async function composeHelpCategory(composition: Composition, { app, id }: HelpCategoryInput): Promise<PageAnswer<HelpCategoryPage>> {
  const { api, edition } = composition
  const place = placeOf(composition, app)
  const href = helpPath(place, 'helpCategory', id)
  if (href === null) return { outcome: 'missing' }
  return answering(async () => {
    const { name: given, articles } = await api.faqCategory({ categoryId: id, language: edition.language })
    const name = helpCategories(place).find((category) => category.id === id)?.name ?? given
    describeQuestions(
      composition,
      articles.map((article) => ({ ...article, answer: article.content ?? article.teaser })),
    )
    const page: HelpCategoryPage = {
      ...helpFrame(composition, place, [link(name, href)]),
      id,
      name,
      articles: articles.map((article) => helpEntry(place, article)),
      others: categoryLinks(place, id),
    }
    const slugs = Object.fromEntries((edition.site.languages as readonly Language[]).map((language) => [language, id]))
    const seo = helpSeo(composition, place, { kind: 'helpCategory', slug: id, slugs, values: { name, count: articles.length } })
    return { outcome: 'found', page, seo }
  })
}
