import { useEffect } from 'react'
import { useClient } from '../auth/client.ts'
import { type SavedItems, useSavedItemsValue } from './saved-items-value.ts'

/** The client's saved items; null until a client is known. Fetches nothing without one. */
export function useSavedItems(clientHref: string | null): SavedItems | null {
  const isClient = useClient(clientHref).client !== null
  useEffect(() => {
    if (isClient) void import('../auth/client-loader.ts').then(({ startSavedItems }) => startSavedItems())
  }, [isClient])
  return useSavedItemsValue()
}
