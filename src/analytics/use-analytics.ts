import { useEffect } from 'react'
import { isAllowed } from '../consent/consent.ts'
import { useAllowed } from '../consent/use-consent.ts'
import type { Edition } from '../edition.ts'
import type { SeenPage } from './seen-page.ts'

/** Records each page that is seen while there is consent: the one in view when it is given, then every next. Without it nothing is even fetched. */
export function useAnalytics(page: SeenPage, edition: Edition): void {
  const allowed = useAllowed('statistics')
  useEffect(() => {
    if (allowed) void import('./record.ts').then(({ recordPage }) => recordPage(page, edition))
  }, [allowed, page, edition])
  useEffect(() => {
    if (!allowed) return undefined
    return () => {
      if (!isAllowed('statistics')) void import('./record.ts').then(({ forgetRecord }) => forgetRecord())
    }
  }, [allowed])
}
