import { useCallback } from 'react'
import { useSite } from '../../page-kit/site-context.ts'
import { withClient } from './client.ts'
import type { Intention } from './pending-action.ts'

export function useSignInRequired(): (
  proceed: () => void,
  trigger: HTMLElement,
  intention?: Intention,
) => void {
  const { clientHref } = useSite()
  return useCallback(
    (proceed, trigger, intention) => withClient(clientHref, { proceed, intention }, trigger),
    [clientHref],
  )
}
