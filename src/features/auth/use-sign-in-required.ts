import { useCallback } from 'react'
import { useSite } from '../../page-kit/site-context.ts'
import { withClient } from './client.ts'
import type { Intention } from './pending-action.ts'

/** For what needs a client: goes on for one; anyone else is asked to sign in first, and it goes on then. With an intention, on a page that was loaded anew too. */
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
