import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { entriesOf } from '#config/keys.ts'
import type { RouteKind } from '#config/routes.ts'
import { sharing } from '#config/sharing.ts'
import type { Article } from '#models/article.ts'
import type { CallToAction } from '#models/call-to-action.ts'
import type { Show } from '#models/show.ts'
import { videoAt } from '#models/trailer.ts'
import { type NextTimesMaterial, nextTimes } from '../features/tonight/next-times.server.ts'
import { type Composition, loadBooks, optional, optionalList } from '../page-kit/composition.server.ts'
import { translateIn } from '../page-kit/labels.ts'
import { ctaLink, link, pathOf } from '../page-kit/links.ts'
import { breadcrumb } from '../page-kit/page-seo.ts'
import { trailerModel, widePicture } from '../page-kit/pictures.ts'
import type { ActionModel, ArticleModel } from '../page-models/articles.ts'
import type { LinkModel, TrailerModel } from '../page-models/parts.ts'
import { cinemaLink } from '../programme/cinema-link.ts'
import { showCard } from '../programme/show-card.ts'
import { absolute } from '../seo/head.ts'
import { articleParts, hasLinkList } from './article-parts.ts'
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

/** In the article's own cinemas, or else in the first of the site that plays it. */
async function nextOf(
  show: Show,
  material: NextTimesMaterial,
  composition: Composition,
): Promise<ArticleModel['next']> {
  const next = await nextTimes(show, material, composition)
  return (
    next && {
      heading: next.heading,
      times: next.showtimes
        .filter(({ time }) => time.status === 'available')
        .map(({ time: { time, locksAt } }) => ({ time, locksAt })),
    }
  )
}

/** Players that the site does not use stay links. */
function videoModel(address: string, title: string, { edition }: Composition): TrailerModel | null {
  const video = videoAt(address)
  const used: readonly string[] = edition.site.outsideParties
  return video && (video.provider === 'own' || used.includes(video.provider))
    ? trailerModel(video, title, null, edition.language)
    : null
}

type About = Pick<ArticleModel, 'parts' | 'show' | 'next' | 'cinemas'>

async function aboutOf(article: Article, composition: Composition): Promise<About> {
  const { api, edition, formats, t } = composition
  const { language } = edition
  const { featuredShow, cinemas: named } = article
  const content = article.content ?? ''
  const listed = hasLinkList(content)
  const [shows, houses, cities, books] = await Promise.all([
    featuredShow === null && !listed ? [] : optionalList(composition, api.shows({ language })),
    featuredShow === null && named.length === 0 ? [] : optionalList(composition, api.cinemas({ language })),
    featuredShow === null ? [] : optionalList(composition, api.cities({ language })),
    loadBooks(composition),
  ])
  const { tags } = books
  const cardOf = (show: Show) => showCard(show, { edition, formats, t, tags })
  const show = shows.find(({ slug }) => slug === featuredShow)
  const own = named.flatMap(({ slug }) => houses.find((house) => house.slug === slug) ?? [])
  const cards = listed ? shows.map(cardOf) : []
  const near = { cinemas: own.length > 0 ? own : houses, cities, books }
  return {
    parts: articleParts(content, {
      cards: new Map(cards.map((card) => [card.href, card])),
      video: (address, title) => videoModel(address, title, composition),
    }),
    show: show ? cardOf(show) : null,
    next: show ? await nextOf(show, near, composition) : null,
    cinemas: own.map((cinema) => ({ ...cinemaLink(cinema, { edition, t, tags }), marks: [] })),
  }
}

interface Home {
  readonly kind: 'offer' | 'newsItem' | 'experienceArticle'
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
