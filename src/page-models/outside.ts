import type { OutsideParty } from '#config/types.ts'

/** A configured third-party element, inserted once its consent category is allowed. */
export interface OutsideElementModel {
  readonly consent: OutsideParty['consent']
  readonly element: 'script' | 'link' | 'img' | 'iframe'
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Inline script source. */
  readonly content: string | null
}

/** Third-party content from the site's settings and configuration. */
export interface OutsideModel {
  readonly elements: readonly OutsideElementModel[]
  /** Markup for visitors without JavaScript; only of parties that need no consent. May be empty. */
  readonly noscript: string
  /** Ownership verification and similar; they load nothing. */
  readonly metas: readonly { readonly name: string; readonly content: string }[]
  /** Cookies to delete when consent is withdrawn. */
  readonly cookieNames: readonly string[]
}
