import type { SearchHit, SearchPage } from '../page-models/search.ts'
import { UnavailableError } from './errors.ts'
import { fetchPageData } from './page-data.ts'

interface Question {
  readonly language: string
  readonly q: string
  readonly part: 'all' | 'help' | 'start'
}

/** What one of the two searches of the window finds. Rejects where it does not answer, and when it is given up. */
export async function searchSite(question: Question, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const result = await fetchPageData<SearchPage>('search', question, signal)
  if (result.outcome !== 'found') throw new UnavailableError(`The search answers ${result.outcome}`)
  return result.page.hits
}
