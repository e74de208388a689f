import type { RouteKind } from '#config/routes.ts'
import type { RouteConfig } from '#config/types.ts'
import type { HrefOf } from '../../page-kit/site-context.ts'
import type { ShellPage } from '../../page-models/shell.ts'

export interface AppSuggestion {
  readonly pageHref: string | undefined
  readonly stores: ShellPage['stores']
}

interface SuggestionSource {
  readonly on: boolean
  readonly kind: RouteKind | undefined
  readonly frame: Pick<RouteConfig, 'header' | 'signedIn'>
  readonly stores: ShellPage['stores']
  readonly hrefOf: HrefOf
}

/** Data of the smart banner; null where it would be in the way: pages of an order or error, and the app's own page. */
export function appSuggestion({ on, kind, frame, stores, hrefOf }: SuggestionSource): AppSuggestion | null {
  return !on || frame.header !== 'full' || frame.signedIn || kind === 'mobileApp'
    ? null
    : { pageHref: hrefOf('mobileApp'), stores }
}
