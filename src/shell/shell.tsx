import { LoadingBar } from '@marquee/design/feedback/loading-bar.tsx'
import { SkipLink } from '@marquee/design/shell/skip-link.tsx'
import { useRouterState } from '@tanstack/react-router'
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FlagValues } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import type { Site } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import { markHydrated } from '../document/hydration.ts'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useVisitorFlag } from '../features/flags/visitor-flags.ts'
import { HeaderPush } from '../features/header/header-push.tsx'
import { languageOptions } from '../features/language/language-options.ts'
import { usePlaceChanged } from '../features/locator/place.ts'
import { appSuggestion } from '../features/smart-banner/app-suggestion.ts'
import { SmartBanner } from '../features/smart-banner/smart-banner.tsx'
import { type HrefOf, SiteContext } from '../page-kit/site-context.ts'
import type { PlacePageModel } from '../page-models/parts.ts'
import type { ShellPage } from '../page-models/shell.ts'
import { menuEntries } from './menu-entries.ts'
import { Modals } from './modals/modals.tsx'
import { OutsideElements } from './outside-elements.tsx'
import { placeButtonName } from './page-place.ts'
import { Part } from './part.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { ShellHeader } from './shell-header.tsx'
import { Switches } from './switches.tsx'
import { useLocator } from './use-locator.ts'
import { usePreferences } from './use-preferences.ts'

export interface ShellProps {
  readonly shell: ShellPage
  /** Frame settings of the page's kind. */
  readonly frame: Pick<RouteConfig, 'header' | 'footer' | 'pageType' | 'signedIn'>
  readonly kind: RouteKind | undefined
  readonly item: string | undefined
  /** The page's place; null for all places, undefined for none. */
  readonly here: string | null | undefined
  /** Page of the page's place; undefined if the visitor's place applies. */
  readonly linked: PlacePageModel | undefined
  readonly alternates: Readonly<Partial<Record<Language, string>>>
  readonly site: Site
  readonly language: Language
  readonly flags: FlagValues
  readonly hrefOf: HrefOf
  readonly children: ReactNode
}

/** Milliseconds before a pending navigation is indicated. */
const PATIENCE = 120

function Progress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!pending) return setLate(false)
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [pending])
  return <LoadingBar active={late} />
}

export const Shell = memo(function Shell(props: ShellProps) {
  const { shell, frame, kind, item, here, linked, site, flags, hrefOf, children } = props
  const locator = useLocator(shell.locator)
  const placeChanged = usePlaceChanged(`${kind} ${item}`)
  const clientHref = flags.authentication ? shell.clientHref : null
  const facts = useMemo(
    () => ({ hrefOf, region: site.region, locator, clientHref }),
    [hrefOf, site, locator, clientHref],
  )
  const options = languageOptions(props)
  const switches = <Switches options={options} />
  const openPreferences = usePreferences(shell.outside.cookieNames)
  // Hidden where it is off for a visitor only: results count who would have seen it.
  const on = useVisitorFlag('smartBanner') || flags.smartBanner
  const suggestion = appSuggestion({ ...props, stores: shell.stores, on })
  useEffect(markHydrated, [])
  const pushesApp = shell.push?.link?.href === hrefOf('mobileApp')
  return (
    <SiteContext value={facts}>
      <SkipLink />
      <ConsentBanner cookieNames={shell.outside.cookieNames} onChoose={openPreferences} />
      <Progress />
      {suggestion && <SmartBanner {...suggestion} />}
      {shell.push && frame.header === 'full' && !(pushesApp && kind === 'mobileApp') && (
        <HeaderPush push={shell.push} timeZone={site.timeZone} about={pushesApp ? 'app' : undefined} />
      )}
      {frame.header !== 'none' && (
        <Part>
          <ShellHeader
            variant={frame.header}
            homeHref={shell.homeHref}
            lit={kind === 'home'}
            locator={locator}
            placeName={placeButtonName({ kind, here, place: locator?.place, changed: placeChanged })}
            cinemasHref={hrefOf('cinemas')}
            entries={menuEntries({
              page: shell,
              place: locator?.place,
              linked,
              site,
              flags,
              pageType: frame.pageType,
              hrefOf,
            })}
            clientHref={frame.header === 'full' ? clientHref : null}
            sellsPass={hrefOf('subscriptionOffers') !== undefined}
            guarded={frame.signedIn}
            searchHref={hrefOf('search') ?? shell.sitemapHref}
            foot={switches}
          />
        </Part>
      )}
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      {frame.footer && (
        <Part>
          <ShellFooter
            shell={shell}
            page={{ pageType: frame.pageType, kind, item }}
            helpHref={hrefOf('help')}
            allCinemasHref={hrefOf('cinemas')}
            switches={switches}
            onCookies={openPreferences}
          />
        </Part>
      )}
      <OutsideElements outside={shell.outside} />
      <Part>
        <Modals />
      </Part>
    </SiteContext>
  )
})
