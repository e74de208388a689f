import { pageLimits } from '#config/page-limits.ts'
import type { FaqArticle } from '#models/faq.ts'
import type { Translations } from '#models/slugs.ts'
import { helpArticleNamed } from '../../editorial/item-sources.server.ts'
import { type Composition, optional, optionalList } from '../../page-kit/composition.server.ts'
import {
  articleHref,
  type HelpContext,
  helpCategories,
  helpEntry,
  helpPath,
  linksWithin,
} from '../../page-kit/help-links.ts'
import { link } from '../../page-kit/links.ts'
import { agentOf } from '../../page-kit/outside.server.ts'
import type { HelpArticleInput } from '../../page-kit/page-input.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import type { HelpArticlePage } from '../../page-models/help.ts'
import type { OutsideElementModel } from '../../page-models/outside.ts'
import type { PageResult, PageSeo } from '../../page-models/page-result.ts'
import { describeQuestions, helpContext, helpFrame, helpSeo } from './help-page.server.ts'

const loadArticle = (
  { api, edition: { language } }: Composition,
  { slug, id = '' }: HelpArticleInput,
): Promise<FaqArticle> =>
  slug === undefined ? api.faqArticleById({ id, language }) : helpArticleNamed(api, language, slug)

/** The id is the same in every language. */
async function slugsOf(composition: Composition, { id, slug }: FaqArticle): Promise<Translations> {
  const { api, edition } = composition
  const others = edition.site.languages.filter((language) => language !== edition.language)
  const found = await Promise.all(
    others.map(
      async (language) =>
        [language, await optional(composition, api.faqArticleById({ id, language }))] as const,
    ),
  )
  const slugs = found.flatMap(([language, article]) =>
    article?.slug ? [[language, article.slug] as const] : [],
  )
  return { ...Object.fromEntries(slugs), ...(slug === null ? {} : { [edition.language]: slug }) }
}

async function related(
  composition: Composition,
  { id, category }: FaqArticle,
): Promise<readonly FaqArticle[]> {
  if (category === null) return []
  const { api, edition } = composition
  const articles = optionalList(
    composition,
    api.faqCategory({ categoryId: category.id, language: edition.language }).then((page) => page.articles),
  )
  return (await articles).filter((other) => other.id !== id).slice(0, pageLimits.faq.related)
}

function categoryOf(place: HelpContext, { category }: FaqArticle) {
  if (category === null) return null
  const name = helpCategories(place).find(({ id }) => id === category.id)?.name ?? category.name
  return link(name, helpPath(place, 'helpCategory', category.id) ?? '/')
}

function seoOf(
  composition: Composition,
  place: HelpContext,
  article: FaqArticle,
  slugs: Translations,
): PageSeo {
  const { slug, id, title, teaser } = article
  const facts = { values: { title }, description: teaser, type: 'article' as const }
  return slug === null
    ? helpSeo(composition, place, {
        ...facts,
        kind: 'helpArticleById',
        slug: id,
        slugs: { [composition.edition.language]: id },
      })
    : helpSeo(composition, place, { ...facts, kind: 'helpArticle', slug, slugs })
}

async function assistantFor(
  composition: Composition,
  { virtualAgent }: FaqArticle,
): Promise<OutsideElementModel | null> {
  if (!virtualAgent) return null
  return agentOf(composition.edition, await optional(composition, composition.api.settings({})))
}

export async function composeHelpArticle(
  composition: Composition,
  input: HelpArticleInput,
): Promise<PageResult<HelpArticlePage>> {
  const place = helpContext(composition, input.app)
  if (helpPath(place, 'help') === null) return { outcome: 'missing' }
  return resultOf(async () => {
    const article = await loadArticle(composition, input)
    const { redirectSlug } = article
    if (redirectSlug !== null && redirectSlug !== article.slug)
      return { outcome: 'moved', path: articleHref(place, { ...article, slug: redirectSlug }) }
    const href = articleHref(place, article)
    if (input.slug !== undefined && article.slug !== input.slug) return { outcome: 'moved', path: href }
    const [others, slugs, assistant] = await Promise.all([
      related(composition, article),
      slugsOf(composition, article),
      assistantFor(composition, article),
    ])
    const category = categoryOf(place, article)
    const { publicationDate: date, content, title, virtualAgent } = article
    describeQuestions(composition, [{ ...article, acceptedAnswer: content ?? article.teaser }])
    const page: HelpArticlePage = {
      ...helpFrame(composition, place, [...(category ? [category] : []), link(title, href)]),
      title,
      category,
      date: date === null ? null : { iso: date, label: composition.formats.date(date) },
      content: content === null ? null : linksWithin(place, content),
      related: others.map((other) => helpEntry(place, other)),
      virtualAgent,
      assistant,
    }
    return { outcome: 'found', page, seo: seoOf(composition, place, article, slugs) }
  })
}
