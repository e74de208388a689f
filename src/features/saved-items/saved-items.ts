import { useEffect } from 'react'
import { useClient } from '../auth/client.ts'
import { type SavedItems, useSavedItemsValue } from './saved-items-store.ts'

/** What the client has saved; null as long as nobody is known to be signed in. Nothing is fetched for anybody else. */
export function useSavedItems(clientHref: string | null): SavedItems | null {
  const isClient = useClient(clientHref).client !== null
  useEffect(() => {
    if (isClient) void import('../auth/client-loader.ts').then(({ startSavedItems }) => startSavedItems())
  }, [isClient])
  return useSavedItemsValue()
}
