import { useEffect } from 'react'
import { useClient } from './client.ts'
import { type Kept, useToldKept } from './kept-store.ts'

/** What the client keeps; null as long as nobody is known to be signed in. Nothing is fetched for anybody else. */
export function useKept(clientHref: string | null): Kept | null {
  const isClient = useClient(clientHref).client !== null
  useEffect(() => {
    if (isClient) void import('./client-loader.ts').then(({ startKept }) => startKept())
  }, [isClient])
  return useToldKept()
}
