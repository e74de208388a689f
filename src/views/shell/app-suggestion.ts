import { mobileApp } from '../../../config/mobile-app.ts'
import type { RouteKind } from '../../../config/routes.ts'
import type { RouteConfig } from '../../../config/types.ts'
import { outsideHref } from '../../routing/outside-page.ts'
import type { HrefOf } from './site-context.ts'

export interface AppSuggestion {
  readonly pageHref: string | undefined
  readonly stores: readonly { readonly system: string; readonly href: string }[]
}

interface SuggestionSource {
  /** Whether the flag `smartBanner` is on for this visitor. */
  readonly on: boolean
  readonly kind: RouteKind | undefined
  readonly frame: Pick<RouteConfig, 'header'>
  readonly site: { readonly id: string }
  readonly language: string
  readonly hrefOf: HrefOf
}

/** What the smart banner leads to; null where the app is not suggested: its own page does that. */
export function appSuggestion({ on, kind, frame, site, language, hrefOf }: SuggestionSource): AppSuggestion | null {
  if (!on || frame.header === 'none' || kind === 'mobileApp') return null
  const stores = Object.entries(mobileApp.stores).map(([system, address]) => ({
    system,
    href: outsideHref(language, address.replace('{site}', site.id)),
  }))
  return { pageHref: hrefOf('mobileApp'), stores }
}
