import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CheckPageModel } from '../page-data/models/cards.ts'
import { loadPageData } from '../page-data/page-data.ts'

export type CheckPage = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly page: CheckPageModel }

/** What a window that checks a card needs to know: whose captcha it is, and who helps. Asked of the page that does the same. */
export function useCheckPage(name: 'voucher' | 'giftCardBalance'): CheckPage {
  const { language } = useRouter().options.context.edition
  const [check, setCheck] = useState<CheckPage>({ state: 'loading' })
  useEffect(() => {
    let gone = false
    void loadPageData(name, { language }).then((answer) => {
      if (!gone) setCheck(answer.outcome === 'found' ? { state: 'loaded', page: answer.page } : { state: 'failed' })
    })
    return () => {
      gone = true
    }
  }, [language, name])
  return check
}
