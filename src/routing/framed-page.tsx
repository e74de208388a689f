import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef } from 'react'
import { type RouteKind, routes } from '#config/routes.ts'
import type { Edition } from '../document/edition.ts'
import { useAnalytics } from '../features/analytics/use-analytics.ts'
import { usePlaceOnLoad } from '../features/locator/place-on-load.ts'
import type { ShellPage } from '../page-models/shell.ts'
import { linkedPlace, pagePlace } from '../shell/page-place.ts'
import { Shell } from '../shell/shell.tsx'
import { useLinkNavigation } from './link-navigation.ts'
import { type Loaded, seoOf } from './load.ts'
import { useSame } from './use-same.ts'

/** Frame of a path without a page, and of a withdrawn page. */
const errorFrame = { header: 'light', footer: true, pageType: 'NotFound', signedIn: false } as const

interface FramedPageProps {
  readonly edition: Edition
  readonly frame: Loaded<ShellPage>
  /** False for a path without a page. */
  readonly found: boolean
  readonly children: ReactNode
}

export function FramedPage({ edition, frame, found, children }: FramedPageProps) {
  const firstFrame = useRef(frame)
  // A frame that fails to reload keeps its last data.
  if (frame.outcome === 'found') firstFrame.current = frame
  const shell = firstFrame.current
  const cookie = shell.outcome === 'found' ? shell.page.locator?.cookie : undefined
  useLinkNavigation(edition, cookie)
  usePlaceOnLoad(cookie)
  const leaf = useMatches({ select: (matches) => matches.at(-1) })
  const kind = found ? leaf?.staticData.kind : undefined
  const params: { readonly slug?: string; readonly id?: string } = found && leaf ? leaf.params : {}
  const data = found ? leaf?.loaderData : undefined
  const loaded: Loaded<object> | undefined = typeof data === 'object' ? data : undefined
  const item = params.slug ?? params.id
  useAnalytics({ key: leaf?.id ?? '', kind, item, found, loaded }, edition)
  const seo = seoOf(loaded)
  const alternates = useSame(seo?.switches ?? seo?.alternates ?? {})
  const placed = loaded?.outcome === 'found' ? loaded.page : undefined
  const linked = useSame(linkedPlace(placed))
  const hrefOf = useCallback(
    (other: RouteKind, slug?: string) =>
      edition.paths.href(other, edition.language, slug === undefined ? {} : { slug }),
    [edition],
  )
  if (shell.outcome !== 'found') throw new Error('Failed to load the frame of the page')
  return (
    <Shell
      shell={shell.page}
      frame={kind && loaded?.outcome !== 'gone' ? routes[kind] : errorFrame}
      kind={kind}
      item={item}
      here={pagePlace(kind, placed)}
      linked={linked}
      alternates={alternates}
      site={edition.site}
      language={edition.language}
      flags={edition.flags}
      hrefOf={hrefOf}
    >
      {children}
    </Shell>
  )
}
