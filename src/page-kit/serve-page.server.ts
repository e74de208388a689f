import { requestContext } from '../document/request-context.server.ts'
import { inSpan, type SpanValues } from '../document/tracing.server.ts'
import type { PageResult } from '../page-models/page-result.ts'
import { compositionOf } from './composition.server.ts'
import type { Page } from './define-page.ts'
import { sameInOtherLanguages, searchOf } from './other-languages.ts'
import { readInput } from './page-input.ts'
import { renamedSlugs } from './renamed-slugs.server.ts'

/** Serves a page for the current request. Rejects with InputError if the input is invalid. */
export async function servePage<Model>(
  { name, texts, onServer }: Page<unknown, Model>,
  rawInput: object,
): Promise<PageResult<Model>> {
  for (const namespace of texts) requestContext().texts.add(namespace)
  const page = onServer()
  if (!page) throw new Error('Pages are composed on the server')
  const read = readInput(page.input, rawInput)
  const composition = compositionOf(read)
  const result = await inSpan(
    'compose',
    { 'marquee.site': composition.edition.site.id, 'marquee.page': name },
    () => page.compose(composition, read),
    (settled): SpanValues =>
      settled.status === 'fulfilled' ? { 'marquee.outcome': settled.value.outcome } : {},
  )
  requestContext().composedAt = performance.now()
  if (result.outcome !== 'found') return result
  const search = searchOf(rawInput)
  if (Object.keys(search).length === 0) return result
  const { renamed } = await renamedSlugs(composition, rawInput)
  const switches = sameInOtherLanguages(
    { alternates: result.seo.alternates, ...(renamed ? { renamed } : {}) },
    search,
  )
  return { ...result, seo: { ...result.seo, switches } }
}
