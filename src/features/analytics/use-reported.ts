import { useEffect } from 'react'
import { isAllowed } from '../consent/consent.ts'
import { recorder } from './use-analytics.ts'

const reported = new Set<unknown>()

export function useReported(error: unknown): void {
  useEffect(() => {
    if (reported.has(error) || !isAllowed('statistics')) return
    reported.add(error)
    void recorder().then(
      ({ recordFault }) => recordFault(),
      () => {},
    )
  }, [error])
}
