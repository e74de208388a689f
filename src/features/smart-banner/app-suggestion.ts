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
  readonly frame: Pick<RouteConfig, 'header'>
  readonly stores: ShellPage['stores']
  readonly hrefOf: HrefOf
}

/** Data of the smart banner; null where the app is not suggested, as on its own page. */
export function appSuggestion({ on, kind, frame, stores, hrefOf }: SuggestionSource): AppSuggestion | null {
  return !on || frame.header === 'none' || kind === 'mobileApp'
    ? null
    : { pageHref: hrefOf('mobileApp'), stores }
}
