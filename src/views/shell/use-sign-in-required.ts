import { useCallback } from 'react'
import { knowsOfSignIn } from '../../actors/client.ts'
import { requireSignIn } from '../../actors/modals.ts'
import { useSite } from './site-context.ts'

async function isClient(clientHref: string | null): Promise<boolean> {
  if (clientHref === null || !knowsOfSignIn()) return false
  const { isSignedIn } = await import('../../actors/client-loader.ts')
  return isSignedIn(clientHref).catch(() => false)
}

/** For what needs a client: goes on for one, asks anyone else to sign in first. */
export function useSignInRequired(): (proceed: () => void, trigger: HTMLElement) => void {
  const { clientHref } = useSite()
  return useCallback((proceed, trigger) => void isClient(clientHref).then((signedIn) => requireSignIn(signedIn, proceed, trigger)), [clientHref])
}
