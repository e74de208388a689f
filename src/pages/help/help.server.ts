import { pageLimits } from '#config/page-limits.ts'
import { type Composition, optional } from '../../page-kit/composition.server.ts'
import { helpCategories, helpEntry, helpPath } from '../../page-kit/help-links.ts'
import type { AppInput } from '../../page-kit/page-input.ts'
import { accessibleHref } from '../../page-kit/reminders.server.ts'
import type { HelpPage } from '../../page-models/help.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { describeQuestions, helpContext, helpFrame, helpSeo } from './help-page.server.ts'

/** A category that cannot be loaded is left out; without any the page is unavailable. */
export async function composeHelp(
  composition: Composition,
  { app }: AppInput,
): Promise<PageResult<HelpPage>> {
  const { api, edition } = composition
  const { language } = edition
  const place = helpContext(composition, app)
  if (helpPath(place, 'help') === null) return { outcome: 'missing' }
  const known = helpCategories(place)
  const pages = await Promise.all(
    known.map(({ id }) => optional(composition, api.faqCategory({ categoryId: id, language }))),
  )
  const articlesOf = (index: number) => pages[index]?.articles ?? []
  const categories = known.map((category, index) => ({
    ...category,
    articles: articlesOf(index).map((article) => helpEntry(place, article)),
  }))
  const filled = categories.filter(({ articles }) => articles.length > 0)
  if (filled.length === 0 && composition.context.stale) return { outcome: 'unavailable' }
  const first = known.flatMap((_, index) => articlesOf(index).slice(0, pageLimits.faq.articlesPerCategory))
  describeQuestions(
    composition,
    first.map((article) => ({ ...article, acceptedAnswer: article.teaser })),
  )
  const page: HelpPage = {
    ...helpFrame(composition, place, []),
    categories: filled,
    described: app ? null : accessibleHref(composition),
  }
  return { outcome: 'found', page, seo: helpSeo(composition, place, { kind: 'help' }) }
}
