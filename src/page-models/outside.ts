import type { OutsideParty } from '../../config/types.ts'

/** An element of an outside party that the configuration knows, put into the page once its category is allowed. */
export interface OutsideElementModel {
  readonly consent: OutsideParty['consent']
  readonly element: 'script' | 'link' | 'img' | 'iframe'
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Of an inline script. */
  readonly content: string | null
}

/** What a site's settings and the configuration bring into its pages from outside. */
export interface OutsideModel {
  readonly elements: readonly OutsideElementModel[]
  /** Markup served for visitors without script, of parties that need no consent only; empty where there is none. */
  readonly noscript: string
  /** Load nothing and ask nobody: proof of ownership and the like. */
  readonly metas: readonly { readonly name: string; readonly content: string }[]
  /** Cookies to delete when consent is withdrawn. */
  readonly cookieNames: readonly string[]
}
