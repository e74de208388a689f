import { useCallback } from 'react'
import { withClient } from '../../actors/client.ts'
import type { Intention } from '../../actors/pending-action.ts'
import { useSite } from './site-context.ts'

/** For what needs a client: goes on for one; anyone else is asked to sign in first, and it goes on then. With an intention, on a page that was loaded anew too. */
export function useSignInRequired(): (proceed: () => void, trigger: HTMLElement, intention?: Intention) => void {
  const { clientHref } = useSite()
  return useCallback((proceed, trigger, intention) => withClient(clientHref, { proceed, intention }, trigger), [clientHref])
}
