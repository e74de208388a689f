import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput } from '../../page-kit/page-input.ts'
import { composeSitemap } from './sitemap.server.ts'

export const sitemapPage = definePage({
  name: 'sitemap',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeSitemap })),
})
