import { completeTexts } from '@marquee/i18n/texts.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageResult } from '../page-models/page-result.ts'
import type { Page } from './define-page.ts'
import { servePage } from './serve-page.server.ts'

const load = createIsomorphicFn()
  .server((page: Page, input: object) => servePage(page, input))
  .client(async ({ name, texts }: Page, input: object) => {
    const { fetchPageData, fetchTexts } = await import('../api/page-data.ts')
    try {
      const [result] = await Promise.all([fetchPageData(name, input), completeTexts(texts, fetchTexts)])
      return result
    } catch {
      return { outcome: 'unavailable' } as const
    }
  })

/** Composes the page on the server; fetches it from our own origin in the browser. */
export const loadPage = <Input extends object, Model>(
  page: Page<Input, Model>,
  input: Input,
): Promise<PageResult<Model>> => load(page, input) as Promise<PageResult<Model>>
