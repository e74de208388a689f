import { type HelpCategoryConfig, helpCategoriesOf } from '#config/help-categories.ts'
import { isKeyOf } from '#config/keys.ts'
import { routes } from '#config/routes.ts'
import type { PerLanguage } from '#config/types.ts'
import { foldText } from '#models/rules/search-text.ts'
import { addDays } from '#models/site-clock.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import { pagePath } from './page-paths.ts'
import { helpArticles } from './programme-files.ts'
import type { DemoLanguage } from './site-text.ts'
import type { DemoTask } from './task.ts'

const inLanguage = (texts: PerLanguage<string>, language: DemoLanguage): string => texts[language] ?? ''

const slugOf = (title: string) => foldText(title).replaceAll(' ', '-')

const nameOf = (categories: readonly HelpCategoryConfig[], id: string, language: DemoLanguage) =>
  inLanguage(categories.find((category) => category.id === id)?.names ?? {}, language)

/** Replaces names of pages and articles by addresses of the site and language. */
function withAddresses(html: string, { site, language }: DemoTask): string {
  const addressOf = (type: string, name: string) => {
    if (type === 'kind') return isKeyOf(routes, name) ? pagePath({ site, language }, name) : undefined
    const title = helpArticles[site]?.find(({ id }) => id === name)?.title ?? {}
    const names: PerLanguage<string> = routes.helpArticle.names
    const path = inLanguage(names, language).replace('$slug', slugOf(inLanguage(title, language)))
    return `${pagePath({ site, language }, 'help')}/${path}`
  }
  return html.replace(
    /href="(kind|article):([\w-]+)"/g,
    (_, type: string, name: string) => `href="${addressOf(type, name) ?? ''}"`,
  )
}

const firstParagraph = (html: string) => /<p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? null

export function faqArticleItems(task: DemoTask): NewItem[] {
  const { site, language, today } = task
  const categories = helpCategoriesOf(site)
  return (helpArticles[site] ?? []).map((article, position) => {
    const title = inLanguage(article.title, language)
    const content = withAddresses(inLanguage(article.content, language), task)
    const base = {
      id: article.id,
      slug: slugOf(title),
      title,
      category: { id: article.category, name: nameOf(categories, article.category, language) },
      teaser: firstParagraph(content),
      content,
      publicationDate: addDays(today, -article.daysAgo),
      virtualAgent: article.virtualAgent,
    }
    return { id: article.id, slug: base.slug, position, base }
  })
}

/** The API joins the articles. */
export const faqCategoryItems = ({ site, language }: DemoTask): NewItem[] =>
  helpCategoriesOf(site).map(({ id, names }, position) => ({
    id,
    slug: id,
    position,
    base: { id, name: inLanguage(names, language) },
  }))
