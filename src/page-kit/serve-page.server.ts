import { requestContext } from '../document/request-context.server.ts'
import type { PageAnswer } from '../page-models/answer.ts'
import { compositionOf } from './composition.server.ts'
import type { Page } from './define-page.ts'
import { sameInOtherLanguages, searchOf } from './other-languages.ts'
import { readInput } from './page-input.ts'
import { renamedSlugs } from './renamed-slugs.server.ts'

/** What a page shows, for the request being answered. Rejects with an InputError where the input is not the page's. */
export async function servePage<Model>({ texts, onServer }: Page<unknown, Model>, given: object): Promise<PageAnswer<Model>> {
  for (const namespace of texts) requestContext().texts.add(namespace)
  const page = onServer()
  if (!page) throw new Error('Pages are composed on the server')
  const read = readInput(page.input, given)
  const composition = compositionOf(read)
  const answer = await page.compose(composition, read)
  if (answer.outcome !== 'found') return answer
  const search = searchOf(given)
  if (Object.keys(search).length === 0) return answer
  const { renamed } = await renamedSlugs(composition, given)
  const switches = sameInOtherLanguages({ alternates: answer.seo.alternates, ...(renamed ? { renamed } : {}) }, search)
  return { ...answer, seo: { ...answer.seo, switches } }
}
