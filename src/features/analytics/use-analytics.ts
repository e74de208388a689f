import { useEffect } from 'react'
import type { Edition } from '../../document/edition.ts'
import { isAllowed } from '../consent/consent.ts'
import { useAllowed } from '../consent/use-consent.ts'
import type { CurrentPage } from './seen-page.ts'

/** A failure of analytics must not affect the page. */
const ignore = () => {}

let fetched: Promise<typeof import('./record.ts')> | undefined
/** One promise, so that pages are recorded in order; a failed import is retried. */
export const recorder = () =>
  (fetched ??= import('./record.ts').catch((error: unknown) => {
    fetched = undefined
    throw error
  }))

/**
 * Records the current page and each next one while there is consent. Without consent the
 * recorder is not even fetched.
 */
export function useAnalytics(page: CurrentPage, edition: Edition): void {
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
