import type { LinkModel } from '../../page-models/parts.ts'

export interface SitemapPage {
  readonly sections: readonly { readonly title: string; readonly links: readonly LinkModel[] }[]
}
