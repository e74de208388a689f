import { UnavailableError } from '@marquee/kit/http/errors.ts'
import type { SearchPage } from '../page-models/search.ts'
import { fetchPageData } from './page-data.ts'

export interface SearchQuestion {
  readonly language: string
  readonly q: string
  readonly part: 'all' | 'help' | 'start'
  /** The visitor's cinema or city, which comes first. */
  readonly near?: string
}

/** Hits of one of the modal's two searches. Rejects on failure and on abort. */
export async function searchSite(question: SearchQuestion, signal: AbortSignal) {
  const result = await fetchPageData<SearchPage>('search', question, signal)
  if (result.outcome !== 'found') throw new UnavailableError(`The search answers ${result.outcome}`)
  return result.page.hits
}
