import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Page } from '../../page-kit/define-page.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { CheckPageModel } from '../../page-models/cards.ts'

export type CheckPage =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly page: CheckPageModel }

export function useCheckPage(page: Page<{ readonly language: string }, CheckPageModel>): CheckPage {
  const { language } = useRouter().options.context.edition
  const [check, setCheck] = useState<CheckPage>({ state: 'loading' })
  useEffect(() => {
    let gone = false
    void loadPage(page, { language }).then((result) => {
      if (!gone)
        setCheck(result.outcome === 'found' ? { state: 'loaded', page: result.page } : { state: 'failed' })
    })
    return () => {
      gone = true
    }
  }, [language, page])
  return check
}
