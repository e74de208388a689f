import type { ArticleSummary } from '#models/article.ts'
import type { Ecard } from '#models/ecard.ts'
import { plainText } from '#models/html.ts'
import type { OffersPage as OffersHead, TemporaryOffer } from '#models/offers.ts'
import { offersBlocks } from '#models/offers.ts'
import { hasEnded } from '../../editorial/article-dates.ts'
import { articlePage, type PageQuery } from '../../editorial/article-list.server.ts'
import { articleTile, kindOfArticle } from '../../editorial/article-tiles.ts'
import { actionModel } from '../../editorial/articles.server.ts'
import { loadAutopromos } from '../../editorial/teasers.server.ts'
import { type Composition, knownList, optional, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { ctaLink, editorLink, link, pathOf } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo } from '../../page-kit/page-seo.ts'
import { cardPicture, widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { loadCinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import type {
  EcardTileModel,
  OffersBlockModel,
  OffersPageModel,
  TemporaryOfferModel,
} from '../../page-models/offers.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { itemList } from '../../seo/json-ld-editorial.ts'

interface Material {
  readonly head: OffersHead | null
  readonly promotions: readonly ArticleSummary[]
  readonly temporary: readonly TemporaryOffer[]
  readonly ecards: readonly Ecard[]
  readonly articles: readonly ArticleSummary[]
  /** Slugs of news items. */
  readonly news: ReadonlySet<string>
  /** Slugs of the visitor's cinemas. */
  readonly own: ReadonlySet<string>
}

async function gather(composition: Composition): Promise<Omit<Material, 'own'>> {
  const { api, edition } = composition
  const { language } = edition
  const [articles, head, promotions, temporary, ecards, news] = await Promise.all([
    knownList(api.newsOffers({ language })),
    optional(composition, api.offersPage({ language })),
    optionalList(composition, api.promotionOffers({ language })),
    optionalList(composition, api.temporaryOffers({ language })),
    optionalList(composition, api.ecards({ language })),
    optionalList(composition, api.news({ language })),
  ])
  return { head, promotions, temporary, ecards, articles, news: new Set(news.map(({ slug }) => slug)) }
}

/** Offers and events of the visitor's cinemas, then what concerns every cinema, then those of others. */
function ownFirst(articles: readonly ArticleSummary[], own: ReadonlySet<string>): readonly ArticleSummary[] {
  if (own.size === 0) return articles
  const rank = ({ type, cinemas }: ArticleSummary) => {
    if (cinemas.length === 0 || (type !== 'offer' && type !== 'event')) return 1
    return cinemas.some(({ slug }) => own.has(slug)) ? 0 : 2
  }
  return articles.toSorted((a, b) => rank(a) - rank(b))
}

function temporaryOffer(offer: TemporaryOffer, { edition, formats }: Composition): TemporaryOfferModel {
  const { title, subtitle, price, initialPrice, cta, picture } = offer
  return {
    key: title,
    title,
    text: subtitle,
    price: price === null ? null : formats.price(price),
    initialPrice:
      price === null || initialPrice === null || initialPrice <= price ? null : formats.price(initialPrice),
    cta: cta && ctaLink(edition, cta),
    picture: widePicture(picture),
  }
}

/** Cards of three or five seats have pages; others link to their order. */
function ecardPage({ placesCount, tunnelUrl }: Ecard, { edition }: Composition): string | null {
  if (placesCount === 3) return pathOf(edition, 'ecards3')
  if (placesCount === 5) return pathOf(edition, 'ecards5')
  return (tunnelUrl && editorLink(edition, '', tunnelUrl)?.href) ?? null
}

function ecardTile(card: Ecard, composition: Composition): EcardTileModel {
  const { formats } = composition
  const total = card.totalPrice ?? card.price
  const dearer = total !== null && card.initialPrice !== null && card.initialPrice > total
  return {
    key: card.commandRef ?? card.title,
    title: card.title,
    alt: card.alt,
    price: total === null ? null : formats.price(total),
    initialPrice: dearer && card.initialPrice !== null ? formats.price(card.initialPrice) : null,
    single: card.price === null || card.price === total ? null : formats.price(card.price),
    highlight: card.highlightMessage,
    href: ecardPage(card, composition),
    picture: cardPicture(card.image),
  }
}

function blocksOf(
  { head, promotions, temporary, ecards, articles, news, own }: Material,
  composition: Composition,
): readonly OffersBlockModel[] {
  const tile = (article: ArticleSummary) =>
    articleTile(article, composition, { kind: kindOfArticle(article, news), plain: article.type, own })
  const makers = {
    promotion: () => promotions.length > 0 && { block: 'promotion' as const, tiles: promotions.map(tile) },
    event: () => {
      const tiles = articles
        .filter((article) => article.type === 'event' && !hasEnded(article, composition.today))
        .map(tile)
      return tiles.length > 0 && { block: 'event' as const, tiles }
    },
    temporary: () =>
      temporary.length > 0 && {
        block: 'temporary' as const,
        offers: temporary.map((offer) => temporaryOffer(offer, composition)),
      },
    ecards: () =>
      ecards.length > 0 && {
        block: 'ecards' as const,
        cards: ecards.map((card) => ecardTile(card, composition)),
      },
  }
  return (head?.blocks ?? offersBlocks).flatMap((block) => makers[block]() || [])
}

function headOf(
  head: OffersHead | null,
  composition: Composition,
): Omit<OffersPageModel, 'blocks' | 'list' | 'breadcrumb' | 'promos'> {
  const { edition } = composition
  const infoCta = head?.infoCta
  return {
    title: head?.title ?? translateIn(edition.i18n, 'offers')('title'),
    subtitle: head?.subtitle ?? null,
    description: head?.description ?? null,
    restriction: head?.restriction ?? null,
    cta: actionModel(head?.cta ?? null, composition),
    infoCta: infoCta ? ctaLink(edition, infoCta) : null,
    logo: widePicture(head?.logo ?? null),
    backdrop: widePicture(head?.backdrop ?? null),
  }
}

function hrefsOf(block: OffersBlockModel): readonly (string | null)[] {
  if (block.block === 'temporary') return block.offers.map(({ cta }) => cta?.href ?? null)
  return block.block === 'ecards' ? [] : block.tiles.map(({ href }) => href)
}

/** Head and blocks of the editors, then the list of present offers that no block has. Further pages and types have the list alone. */
export function composeOffers(
  composition: Composition,
  input: PageQuery,
): Promise<PageResult<OffersPageModel>> {
  return resultOf<OffersPageModel>(async () => {
    const { edition, context } = composition
    const t = translateIn(edition.i18n, 'offers')
    const [gathered, promos, ownCinemas] = await Promise.all([
      gather(composition),
      loadAutopromos(composition, 'offers'),
      input.near === undefined ? null : loadCinemasOfPlace(input.near, composition),
    ])
    const own = new Set(ownCinemas)
    const material: Material = {
      ...gathered,
      own,
      articles: ownFirst(gathered.articles, own),
      promotions: ownFirst(gathered.promotions, own),
    }
    const tileOf = (article: ArticleSummary) =>
      articleTile(article, composition, { kind: kindOfArticle(article, material.news), plain: 'offer', own })
    const blocks = blocksOf(material, composition)
    const told = new Set(blocks.flatMap(hrefsOf))
    // News have a page of their own, and what has ended is found by its type.
    const isPresent = (article: ArticleSummary) =>
      blocks.length === 0 || (article.type !== 'news' && !hasEnded(article, composition.today))
    const untold = material.articles.filter(
      (article) => isPresent(article) && !told.has(tileOf(article).href),
    )
    const shown = articlePage(composition, 'offers', material.articles, input, untold)
    if (shown === null) return { outcome: 'missing' }
    const tiles = shown.articles.map(tileOf)
    const items = tiles.map(({ title, href }) => ({
      name: title,
      url: absolute(edition.origin, href ?? '/'),
    }))
    if (items.length > 0) context.jsonLd.push(asDocument(itemList(items, { from: shown.from })))
    const head = headOf(material.head, composition)
    const { page } = shown.model
    return {
      outcome: 'found',
      page: {
        ...head,
        blocks: shown.start ? blocks : [],
        list: { ...shown.model, tiles },
        promos,
        breadcrumb: breadcrumb(composition, [link(t('title'), pathOf(edition, 'offers') ?? '/')]),
      },
      seo: pageSeo(composition, {
        kind: 'offers',
        title: page > 1 ? t('titleOfPage', { page }) : null,
        description: material.head?.description ? plainText(material.head.description) : null,
        image: head.backdrop,
      }),
    }
  })
}
