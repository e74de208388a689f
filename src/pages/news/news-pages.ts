import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { detailInput, pagedInput } from '../../page-kit/page-input.ts'
import { composeNews } from './news.server.ts'
import { composeNewsItem } from './news-item.server.ts'

export const newsPage = definePage({
  name: 'news',
  texts: ['news'],
  onServer: createIsomorphicFn().server(() => ({ input: pagedInput, compose: composeNews })),
})

export const newsItemPage = definePage({
  name: 'newsItem',
  texts: ['news'],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeNewsItem })),
})
