import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import type { ShowsTabModel } from '../../page-models/shows.ts'

/** The tab that the address names, else the first. The server sees no fragment, so the first render has none either. */
export function useTab(tabs: readonly ShowsTabModel[]) {
  const router = useRouter()
  const hydrated = useHydrated()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const named = hydrated ? tabs.find(({ fragment }) => fragment === hash) : undefined
  const choose = (fragment: string) =>
    void router.navigate({
      to: '.',
      search: true,
      hash: fragment,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      viewTransition: false,
    })
  return { tab: named ?? tabs[0], choose }
}
