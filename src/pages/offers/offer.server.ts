import type { Edition } from '../../document/edition.ts'
import { hasEnded, validity } from '../../editorial/article-dates.ts'
import { articleTile, datesOf } from '../../editorial/article-tiles.ts'
import { articleModel, articleOrPath } from '../../editorial/articles.server.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, movedPath, pathOf } from '../../page-kit/links.ts'
import { pageSeo } from '../../page-kit/page-seo.ts'
import { widePicture } from '../../page-kit/pictures.ts'
import { resultOf } from '../../page-kit/refusals.server.ts'
import { slugsPerLanguage } from '../../page-kit/translations.server.ts'
import type { BusinessCodeModel, OfferPage } from '../../page-models/offers.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument } from '../../seo/json-ld.ts'
import { offer as offerThing } from '../../seo/json-ld-editorial.ts'

/** One row of tiles. */
const OTHERS = 4

function businessCodeForm(
  edition: Pick<Edition, 'flags' | 'site' | 'paths' | 'language'>,
  offer: string,
): BusinessCodeModel | null {
  if (!edition.flags.businessCode) return null
  const { orderTunnel } = edition.site.links
  return {
    action: orderTunnel.startsWith('/') ? (pathOf(edition, 'booking') ?? orderTunnel) : orderTunnel,
    hidden: [{ name: 'offer', value: offer }],
  }
}

export function composeOffer(composition: Composition): Promise<PageResult<OfferPage>> {
  return resultOf<OfferPage>(async () => {
    const { api, edition, context, slug, today } = composition
    const { language } = edition
    const [article, slugs, offers] = await Promise.all([
      articleOrPath(composition, api.offer({ slug, language }), {
        kind: 'newsItem',
        load: () => api.newsItem({ slug, language }),
      }),
      slugsPerLanguage(composition, api.offerTranslate({ slug, language }), (other) =>
        api.newsOffers({ language: other }),
      ),
      optionalList(composition, api.newsOffers({ language })),
    ])
    if ('path' in article) return { outcome: 'moved', path: article.path }
    const moved = movedPath(edition, 'offer', slug, article.redirectSlug)
    if (moved !== null) return { outcome: 'moved', path: moved }
    const list = link(translateIn(edition.i18n, 'offers')('title'), pathOf(edition, 'offers') ?? '/')
    const model = await articleModel(article, { kind: 'offer', list }, composition)
    const ended = hasEnded(article, today)
    const url = absolute(edition.origin, pathOf(edition, 'offer', slug) ?? '/')
    const image = article.image && absolute(edition.origin, article.image.lg)
    const { title: name, headline: description } = article
    context.jsonLd.push(
      asDocument(offerThing({ url, name, description, image, ...validity(article, edition.site.timeZone) })),
    )
    const others = offers
      .filter((other) => other.type === 'offer' && other.slug !== slug && !hasEnded(other, today))
      .slice(0, OTHERS)
    return {
      outcome: 'found',
      page: {
        article: model,
        dates: datesOf(article, composition),
        ended,
        businessCode: ended ? null : businessCodeForm(edition, slug),
        others: others.map((other) => articleTile(other, composition, { kind: 'offer', plain: 'offer' })),
        tracking: { article: { slug: article.trackingSlug } },
      },
      seo: pageSeo(composition, {
        kind: 'offer',
        slug,
        slugs,
        values: { title: name },
        title: article.seo.title,
        description: article.seo.description ?? description,
        image: widePicture(article.image),
        type: 'article',
      }),
    }
  })
}
