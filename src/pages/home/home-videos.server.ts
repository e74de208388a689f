import { outsideHref } from '@marquee/addresses/outside-page.ts'
import type { VideoOnDemand } from '#models/vod.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { showPath } from '../../page-kit/links.ts'
import { cardPicture } from '../../page-kit/pictures.ts'
import type { ShowRailModel } from '../../page-models/home.ts'
import type { ShowCardModel } from '../../page-models/parts.ts'
import { foreignLanguage } from '../../programme/show-card.ts'
import { absolute } from '../../seo/head.ts'
import { asDocument, videoList } from '../../seo/json-ld.ts'

const RAIL = 18

interface Video extends ShowCardModel {
  readonly price: number | null
}

/** The service's page of the film, else ours. */
function videoCard(video: VideoOnDemand, { edition, formats }: Composition): Video[] {
  const own = video.slug === null ? null : showPath(edition, video.slug, true)
  const href = video.url === null ? own : outsideHref(edition.language, video.url)
  if (href === null) return []
  const t = translateIn(edition.i18n, 'teasers')
  return [
    {
      slug: video.slug ?? href,
      title: video.title,
      titleLanguage: foreignLanguage(video.titleLanguage, edition.language),
      href,
      poster: cardPicture(video.poster),
      flag: null,
      line: video.lowPrice === null ? '' : t('videos.from', { price: formats.price(video.lowPrice) }),
      marks: [],
      price: video.lowPrice,
    },
  ]
}

/** Videos and their structured data; empty for a country without video on demand. */
export async function homeVideos(composition: Composition): Promise<ShowRailModel> {
  const { api, edition, context } = composition
  if (!edition.flags.vod) return { shows: [], href: null }
  const list = await optionalList(composition, api.vod({ language: edition.language }))
  const videos = list.flatMap((video) => videoCard(video, composition)).slice(0, RAIL)
  if (videos.length > 0) {
    const described = videos.map(({ title, href, poster, price }) => ({
      url: absolute(edition.origin, href),
      name: title,
      image: poster && absolute(edition.origin, poster.url),
      price,
      currency: edition.site.currency,
    }))
    context.jsonLd.push(
      asDocument(videoList(translateIn(edition.i18n, 'teasers')('videos.title'), described)),
    )
  }
  return {
    shows: videos.map(({ price: _price, ...card }) => card),
    href: edition.flags.homeVideo ? outsideHref(edition.language, edition.site.links.homeVideo) : null,
  }
}
