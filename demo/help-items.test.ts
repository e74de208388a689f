import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { helpCategoriesOf } from '#config/help-categories.ts'
import { pageLimits } from '#config/page-limits.ts'
import { sites } from '#config/sites.ts'
import { faqArticleItems, faqCategoryItems } from './help-items.ts'
import { loadPictures } from './pictures.ts'

const pictures = loadPictures(path.resolve('demo/art'))
const helped = (['fr', 'nl'] as const).flatMap((site) =>
  sites[site].languages.map((language) => [site, language] as const),
)

describe.each(helped)('the help centre of %s in %s', (site, language) => {
  const task = { site, language, today: '2026-11-20', pictures }
  const items = faqArticleItems(task)

  test('has more articles in each category than are listed at first', () => {
    const sizes = helpCategoriesOf(site).map(
      ({ id }) => items.filter(({ base }) => (base.category as { id: string }).id === id).length,
    )
    expect(Math.min(...sizes)).toBeGreaterThan(pageLimits.faq.articlesPerCategory)
    expect(faqCategoryItems(task).map(({ id }) => id)).toEqual(helpCategoriesOf(site).map(({ id }) => id))
  })
})
