import type { ContentApi } from '../api/content-api.ts'
import { aComposition } from '../page-kit/composition.fixture.ts'
import { readInput } from '../page-kit/page-input.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { sitePages } from './pages.server.ts'

/** The page or part of that name, with the fields that its address would give. */
export function composePage(
  name: string,
  calls: Partial<ContentApi>,
  fields: object = {},
): Promise<PageResult<unknown>> {
  const page = sitePages.find((each) => each.name === name)?.onServer()
  if (!page) throw new Error(name)
  const input = { language: 'fr', slug: 'own', ...fields }
  return page.compose(aComposition(calls, { slug: input.slug }), readInput(page.input, input))
}
