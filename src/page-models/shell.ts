import type { SocialNetwork } from '#config/types.ts'
import type { OutsideModel } from './outside.ts'
import type { LinkModel } from './parts.ts'
import type { HeaderPushModel } from './teasers.ts'

export interface ShellLinksModel {
  readonly homeHref: string
  readonly moviesHref: string
  readonly cinemasHref: string
  /** Absolute URL of the client area in the page's language. */
  readonly clientHref: string
  readonly sitemapHref: string
  /** Menu links to other sites. */
  readonly outsideHrefs: Readonly<Record<'club' | 'homeVideo' | 'business', string>>
}

export interface FooterModel {
  /** Schedule column. */
  readonly shows: readonly LinkModel[]
  /** All cinemas, or fixed cities where the full list is off. */
  readonly cinemas: readonly LinkModel[]
  readonly columns: readonly {
    readonly title: string
    readonly links: readonly (LinkModel & { readonly cookiePreferences: boolean })[]
  }[]
  /** FAQ by page type (null: every page) and, optionally, single items of it. */
  readonly help: readonly {
    readonly type: string | null
    readonly slugs: readonly string[]
    readonly questions: readonly { readonly title: string; readonly text: string }[]
  }[]
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[]
  readonly year: number
}

export interface ShellPage {
  readonly links: ShellLinksModel
  readonly footer: FooterModel
  readonly stores: readonly { readonly system: string; readonly href: string }[]
  readonly outside: OutsideModel
  readonly push: HeaderPushModel | null
  /** Cookie that stores the visitor's place; null if the site has too few cinemas for a picker. */
  readonly locator: { readonly cookie: string } | null
}
