import { type LanguageOption, LanguageSwitch } from '@marquee/design/controls/language-switch.tsx'
import { ThemeSwitch } from '@marquee/design/controls/theme-switch.tsx'
import { LoadingBar } from '@marquee/design/feedback/loading-bar.tsx'
import { SkipLink } from '@marquee/design/shell/skip-link.tsx'
import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlagValues } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import type { Site } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import { markHydrated } from '../document/hydration.ts'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useDecision } from '../features/consent/use-consent.ts'
import { useVisitorFlag } from '../features/flags/visitor-flags.ts'
import { HeaderPush } from '../features/header/header-push.tsx'
import { languageOptions } from '../features/language/language-options.ts'
import { rememberLanguage } from '../features/language/remember-language.ts'
import { usePlace, usePlaceChanged } from '../features/locator/place.ts'
import { onModalsLoaded, openModal, warmModal } from '../features/modals/modals.ts'
import { appSuggestion } from '../features/smart-banner/app-suggestion.ts'
import { SmartBanner } from '../features/smart-banner/smart-banner.tsx'
import { chooseTheme, useThemeChoice } from '../features/theme/use-theme.ts'
import { type HrefOf, type LocatorFacts, SiteContext } from '../page-kit/site-context.ts'
import type { OutsideModel } from '../page-models/outside.ts'
import type { PlacePageModel } from '../page-models/parts.ts'
import type { ShellPage } from '../page-models/shell.ts'
import { menuEntries } from './menu-entries.ts'
import { placeButtonName } from './page-place.ts'
import { Part } from './part.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { ShellHeader } from './shell-header.tsx'

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

/**
 * Inserts elements of outside parties once their category is allowed; the code is
 * fetched only on sites with any.
 */
function OutsideElements({ outside: { elements, noscript } }: { readonly outside: OutsideModel }) {
  const decision = useDecision()
  useEffect(() => {
    if (elements.length > 0)
      void import('../features/consent/outside-elements.ts').then(({ placeAllowed }) =>
        placeAllowed(elements, decision),
      )
  }, [elements, decision])
  return noscript === '' ? null : (
    <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noscript }} />
  )
}

/** An opener in the phone menu, a popover that closes: the focus returns to the menu's button. */
const lasting = (trigger: HTMLElement) =>
  trigger.closest('.menu') ? document.querySelector('.header__menu') : trigger

/** The visitor's place and the function that opens the locator; null on a site without one. */
function useLocator(locator: ShellPage['locator']): LocatorFacts | null {
  const place = usePlace(locator?.cookie)
  // A new object would re-render every consumer of the context.
  return useMemo(
    () =>
      locator && {
        ...locator,
        place,
        target: { opens: 'locator', onPress: (trigger) => openModal('locator', locator, lasting(trigger)) },
      },
    [locator, place],
  )
}

/**
 * Opens the consent preferences, also on an address with `#cookies`. The library is
 * fetched when first opened.
 */
function usePreferences(cookieNames: readonly string[]): () => void {
  const { t, i18n } = useTranslation('consent')
  const open = useCallback(() => {
    void import('../features/consent/preferences.ts').then(({ openPreferences }) =>
      openPreferences({ t, language: i18n.language, cookieNames }),
    )
  }, [t, i18n, cookieNames])
  useEffect(() => {
    if (location.hash === '#cookies') open()
  }, [open])
  return open
}

/** Languages up to this number are links in a row; more open a modal. */
const IN_A_ROW = 2

function Switches({ options }: { readonly options: readonly LanguageOption[] }) {
  const theme = useThemeChoice()
  return (
    <>
      <LanguageSwitch
        options={options}
        onChoose={rememberLanguage}
        onOpen={
          options.length > IN_A_ROW
            ? (trigger) => openModal('languageSwitch', { options }, trigger)
            : undefined
        }
      />
      <ThemeSwitch value={theme} onChoose={chooseTheme} />
    </>
  )
}

/** Prefetches a modal when pointer or focus reach its opener. */
function warmWhatIsNear(event: Event): void {
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  if (opener?.dataset.opens) warmModal(opener.dataset.opens)
}

/** Renders modals once the first one opens. */
function Modals() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    onModalsLoaded(({ ModalHost }) => setHost(() => ModalHost))
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, warmWhatIsNear, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return Host && <Host />
}

export const Shell = memo(function Shell(props: ShellProps) {
  const { shell, frame, kind, item, here, linked, site, flags, hrefOf, children } = props
  const locator = useLocator(shell.locator)
  const placeChanged = usePlaceChanged(`${kind} ${item}`)
  const clientHref = flags.authentication ? shell.links.clientHref : null
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
            homeHref={shell.links.homeHref}
            lit={kind === 'home'}
            locator={locator}
            placeName={placeButtonName({ kind, here, place: locator?.place, changed: placeChanged })}
            cinemasHref={hrefOf('cinemas')}
            entries={menuEntries({
              links: shell.links,
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
            searchHref={hrefOf('search') ?? shell.links.sitemapHref}
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
