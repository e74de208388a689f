import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { appInput, helpArticleInput, helpCategoryInput, helpSearchInput } from '../../page-kit/page-input.ts'
import { composeHelp } from './help.server.ts'
import { composeHelpArticle } from './help-article.server.ts'
import { composeHelpCategory } from './help-category.server.ts'
import { composeHelpSearch } from './help-search.server.ts'

export const helpPage = definePage({
  name: 'help',
  texts: ['help', 'chat'],
  onServer: createIsomorphicFn().server(() => ({ input: appInput, compose: composeHelp })),
})

export const helpArticlePage = definePage({
  name: 'helpArticle',
  texts: ['help', 'chat'],
  onServer: createIsomorphicFn().server(() => ({ input: helpArticleInput, compose: composeHelpArticle })),
})

export const helpSearchPage = definePage({
  name: 'helpSearch',
  texts: ['help', 'chat'],
  onServer: createIsomorphicFn().server(() => ({ input: helpSearchInput, compose: composeHelpSearch })),
})

export const helpCategoryPage = definePage({
  name: 'helpCategory',
  texts: ['help', 'chat'],
  onServer: createIsomorphicFn().server(() => ({ input: helpCategoryInput, compose: composeHelpCategory })),
})
