import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { entriesOf } from '#config/keys.ts'
import type { RouteKind } from '#config/routes.ts'
import { sharing } from '#config/sharing.ts'
import type { Article } from '#models/article.ts'
import type { CallToAction } from '#models/call-to-action.ts'
import { type Composition, loadBooks, optional, optionalList } from '../page-kit/composition.server.ts'
import { translateIn } from '../page-kit/labels.ts'
import { ctaLink, link, pathOf } from '../page-kit/links.ts'
import { breadcrumb } from '../page-kit/page-seo.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { ActionModel, ArticleModel } from '../page-models/articles.ts'
import type { LinkModel } from '../page-models/parts.ts'
import { cinemaLink } from '../programme/cinema-link.ts'
import { showCard } from '../programme/show-card.ts'
import { absolute } from '../seo/head.ts'
import { typeFlag } from './article-tiles.ts'

/** Black buttons inform, yellow ones book. */
export function actionModel(cta: CallToAction | null, { edition }: Composition): ActionModel | null {
  const target = cta && ctaLink(edition, cta)
  return cta && target && { ...target, books: cta.kind !== 'black' }
}

function shareLinks(title: string, path: string, { edition }: Composition): ArticleModel['share'] {
  const url = encodeURIComponent(absolute(edition.origin, path))
  return entriesOf(sharing).map(([network, template]) => ({
    network,
    href: template.replaceAll('{url}', url).replaceAll('{title}', encodeURIComponent(title)),
  }))
}

async function aboutOf(
  { featuredShow, cinemas: named }: Article,
  composition: Composition,
): Promise<Pick<ArticleModel, 'show' | 'cinemas'>> {
  const { api, edition, formats, t } = composition
  const { language } = edition
  const [shows, houses, { tags }] = await Promise.all([
    featuredShow === null ? [] : optionalList(composition, api.shows({ language })),
    named.length === 0 ? [] : optionalList(composition, api.cinemas({ language })),
    loadBooks(composition),
  ])
  const show = shows.find(({ slug }) => slug === featuredShow)
  const cinemas = named.flatMap(({ slug }) => houses.find((house) => house.slug === slug) ?? [])
  return {
    show: show ? showCard(show, { edition, formats, t, tags }) : null,
    cinemas: cinemas.map((cinema) => cinemaLink(cinema, { edition, t, tags })),
  }
}

interface Home {
  readonly kind: 'offer' | 'newsItem'
  readonly list: LinkModel
}

export async function articleModel(
  article: Article,
  { kind, list }: Home,
  composition: Composition,
): Promise<ArticleModel> {
  const { edition, formats } = composition
  const { slug, title, display, guest, releaseDate } = article
  const path = pathOf(edition, kind, slug) ?? '/'
  const news = pathOf(edition, 'news')
  return {
    slug,
    title,
    headline: article.headline,
    tag: display.newsTag ? typeFlag(article.type, composition) : null,
    published:
      display.creationDate && releaseDate !== null
        ? { text: formats.date(releaseDate), iso: releaseDate }
        : null,
    author: article.author,
    picture: widePicture(article.image ?? article.thumbnail),
    content: article.content,
    cta: actionModel(article.cta, composition),
    ...(await aboutOf(article, composition)),
    guest: guest && { name: guest.name, text: guest.description, picture: widePicture(guest.image) },
    shareUrl: absolute(edition.origin, path),
    share: display.socialMedia ? shareLinks(title, path, composition) : [],
    backToNews:
      display.backToNews && news !== null ? link(translateIn(edition.i18n, 'news')('back'), news) : null,
    breadcrumb: breadcrumb(composition, [list, link(title, path)]),
  }
}

type PendingArticle = Promise<Article>

/** An article requested under the wrong kind redirects to the right one. */
export async function articleOrPath(
  composition: Composition,
  article: PendingArticle,
  elsewhere: { readonly kind: RouteKind; readonly load: () => PendingArticle },
): Promise<Article | { readonly path: string }> {
  try {
    return await article
  } catch (error) {
    const isUnknown = error instanceof NotFoundError && error.name === 'NotFoundError'
    const other = isUnknown ? await optional(composition, elsewhere.load()) : null
    const path = other && pathOf(composition.edition, elsewhere.kind, composition.slug)
    if (path === null) throw error
    return { path }
  }
}
