import type { SocialNetwork } from '#config/types.ts'
import type { OutsideModel } from './outside.ts'
import type { LinkModel } from './parts.ts'
import type { HeaderPushModel } from './teasers.ts'

export interface ShellPage {
  readonly homeHref: string
  readonly moviesHref: string
  readonly cinemasHref: string
  /** Absolute URL of the client area in the page's language. */
  readonly clientHref: string
  /** Menu links to other sites. */
  readonly outsideHrefs: Readonly<Record<'club' | 'homeVideo' | 'business', string>>
  readonly stores: readonly { readonly system: string; readonly href: string }[]
  /** Footer: schedule column. */
  readonly shows: readonly LinkModel[]
  /** Footer: cinemas, or fixed cities where the full list is off. */
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
  readonly sitemapHref: string
  readonly year: number
  readonly outside: OutsideModel
  readonly push: HeaderPushModel | null
  /** Cookie that stores the visitor's place; null if the site has too few cinemas for a picker. */
  readonly locator: { readonly cookie: string } | null
}
