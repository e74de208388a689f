import type { OutsideModel } from './outside.ts'
import type { LinkModel } from './parts.ts'
import type { HeaderPushModel } from './teasers.ts'

/** What surrounds every page of an edition. */
export interface ShellPage {
  readonly homeHref: string
  readonly moviesHref: string
  readonly cinemasHref: string
  /** The client area in the page's language, without a page: an absolute address. */
  readonly clientHref: string
  /** Menu entries of other sites. */
  readonly outsideHrefs: Readonly<Record<'club' | 'homeVideo' | 'business', string>>
  /** App stores. */
  readonly stores: readonly { readonly system: string; readonly href: string }[]
  /** Shows of the footer's schedule column. */
  readonly shows: readonly LinkModel[]
  /** Cinemas, or fixed cities where the full list is off. */
  readonly cinemas: readonly LinkModel[]
  readonly columns: readonly {
    readonly title: string
    readonly links: readonly (LinkModel & { readonly cookiePreferences: boolean })[]
  }[]
  /** Questions by the pages that they are for: of a type (none: of every page), or of single items of it. */
  readonly help: readonly {
    readonly type: string | null
    readonly slugs: readonly string[]
    readonly questions: readonly { readonly title: string; readonly text: string }[]
  }[]
  readonly social: readonly { readonly network: string; readonly href: string }[]
  readonly sitemapHref: string
  readonly year: number
  readonly outside: OutsideModel
  readonly push: HeaderPushModel | null
  /** Choosing a place: under which cookie it is kept; null where there are too few cinemas to choose from. */
  readonly locator: { readonly cookie: string } | null
}
