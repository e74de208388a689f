import { helpCategoriesOf } from '#config/help-categories.ts'
import type { RouteKind } from '#config/routes.ts'
import type { FaqArticle } from '#models/faq.ts'
import type { Edition } from '../document/edition.ts'
import type { HelpCategoryModel, HelpContactModel, HelpEntryModel } from '../page-models/help.ts'
import type { LinkModel } from '../page-models/parts.ts'
import { link, pathOf } from './links.ts'

export type HelpKind = 'help' | 'helpCategory' | 'helpArticle' | 'helpArticleById' | 'helpSearch'

/** `app`: links stay on the pages inside the mobile app. */
export interface HelpContext {
  readonly edition: Pick<Edition, 'paths' | 'language' | 'site'>
  readonly app: boolean
}

const kindIn = (kind: HelpKind, app: boolean): RouteKind => (app ? `${kind}App` : kind)

/** Null where the site has no help centre. */
export const helpPath = ({ edition, app }: HelpContext, kind: HelpKind, name?: string): string | null =>
  pathOf(edition, kindIn(kind, app), name)

/** Uses the slug if there is one, the id otherwise. */
export const articleHref = (
  place: HelpContext,
  { slug, id }: { readonly slug: string | null; readonly id: string | null },
): string =>
  (slug === null ? helpPath(place, 'helpArticleById', id ?? '') : helpPath(place, 'helpArticle', slug)) ?? '/'

export const helpEntry = (
  place: HelpContext,
  article: Pick<FaqArticle, 'id' | 'slug' | 'title' | 'teaser'>,
): HelpEntryModel => ({
  id: article.id,
  title: article.title,
  href: articleHref(place, article),
  teaser: article.teaser,
})

export const helpCategories = (place: HelpContext): readonly Omit<HelpCategoryModel, 'articles'>[] =>
  helpCategoriesOf(place.edition.site.id).map(({ id, icon, names }) => ({
    id,
    icon,
    name: names[place.edition.language] ?? id,
    href: helpPath(place, 'helpCategory', id) ?? '/',
  }))

export const categoryLinks = (place: HelpContext, except?: string): readonly LinkModel[] =>
  helpCategories(place)
    .filter(({ id }) => id !== except)
    .map(({ name, href }) => link(name, href))

export const helpContact = (place: HelpContext): HelpContactModel => ({
  cinemasHref: place.app ? null : pathOf(place.edition, 'cinemas'),
})

const helpKinds: readonly string[] = [
  'help',
  'helpCategory',
  'helpArticle',
  'helpArticleById',
  'helpSearch',
] satisfies readonly HelpKind[]
const isHelpKind = (kind: string | undefined): kind is HelpKind =>
  kind !== undefined && helpKinds.includes(kind)

/** Rewrites help links in editors' HTML to the pages inside the mobile app. */
export function linksWithin(place: HelpContext, html: string): string {
  if (!place.app) return html
  return html.replace(/href="(\/[^"#?]*)/g, (whole, path: string) => {
    const match = place.edition.paths.match(path)
    if (!isHelpKind(match?.kind)) return whole
    return `href="${helpPath(place, match.kind, match.params.slug ?? match.params.id) ?? path}`
  })
}
