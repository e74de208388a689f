import { useEffect } from 'react'
import type { Edition } from '../../document/edition.ts'
import { isAllowed } from '../consent/consent.ts'
import { useAllowed } from '../consent/use-consent.ts'
import type { FramedPage } from './seen-page.ts'

/** A page is not worse for what is not recorded of it. */
const ignore = () => {}

let fetched: Promise<typeof import('./record.ts')> | undefined
/** One promise for all, so that pages are recorded in the order in which they were seen; fetched anew where it did not come. */
export const recorder = () =>
  (fetched ??= import('./record.ts').catch((error: unknown) => {
    fetched = undefined
    throw error
  }))

/** Records each page that is seen while there is consent: the one in view when it is given, then every next. Without it nothing is even fetched. */
export function useAnalytics(page: FramedPage, edition: Edition): void {
  const allowed = useAllowed('statistics')
  useEffect(() => {
    if (allowed) void recorder().then(({ recordPage }) => recordPage(page, edition), ignore)
  }, [allowed, page, edition])
  useEffect(() => {
    if (!allowed) return undefined
    return () => {
      if (!isAllowed('statistics')) void recorder().then(({ forgetRecord }) => forgetRecord(), ignore)
    }
  }, [allowed])
}
