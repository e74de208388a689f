import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import type { ShowsTabModel } from '../../page-models/shows.ts'

/** The URL's fragment names the tab, the first one is the default. The server knows no fragment, so the first render ignores it. */
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
