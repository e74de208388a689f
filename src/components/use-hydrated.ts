import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and for the first render of its markup, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
