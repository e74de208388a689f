import { pageLimits } from '#config/page-limits.ts'
import type { ArticleSummary } from '#models/article.ts'
import type { ExperienceSummary } from '#models/experience.ts'
import { plainText } from '#models/html.ts'
import type { TemporaryOffer } from '#models/offers.ts'
import { todayIn } from '#models/site-clock.ts'
import { loadNativeAds, loadPushes } from '../../editorial/teasers.server.ts'
import { type Composition, optional, optionalList } from '../../page-kit/composition.server.ts'
import { ctaLink, pathOf } from '../../page-kit/links.ts'
import { trailerModel, widePicture } from '../../page-kit/pictures.ts'
import type { HomePage } from '../../page-models/home.ts'
import type { TileModel } from '../../page-models/parts.ts'
import { homeVideos } from './home-videos.server.ts'

function newsTile(item: ArticleSummary, { edition, formats }: Composition): TileModel {
  return {
    key: item.slug,
    title: item.title,
    href: pathOf(edition, 'newsItem', item.slug),
    picture: widePicture(item.thumbnail ?? item.image),
    flag: null,
    line: item.releaseDate === null ? (item.headline ?? '') : formats.date(item.releaseDate),
  }
}

const experienceTile = (item: ExperienceSummary, { edition }: Composition): TileModel => ({
  key: item.slug,
  title: item.title,
  href: pathOf(edition, 'experience', item.slug),
  picture: widePicture(item.backdrop),
  flag: null,
  line: item.teaser ?? '',
})

function offer(item: TemporaryOffer, { edition, formats }: Composition): HomePage['offers'][number] {
  const cta = item.cta && ctaLink(edition, item.cta)
  return {
    key: item.title,
    price: item.price === null ? null : formats.price(item.price),
    initialPrice:
      item.price === null || item.initialPrice === null || item.initialPrice <= item.price
        ? null
        : formats.price(item.initialPrice),
    unit: '',
    title: item.title,
    text: item.subtitle === null ? '' : plainText(item.subtitle),
    href: cta?.href ?? null,
  }
}

/** `published` is a date, or an instant converted to the site's time zone. */
const dayOf = (published: string, timeZone: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(published) ? published : todayIn(timeZone, Date.parse(published))

type Editorial = Pick<
  HomePage,
  | 'latestVideo'
  | 'channelHref'
  | 'experiences'
  | 'offers'
  | 'offersHref'
  | 'news'
  | 'newsHref'
  | 'pushes'
  | 'nativeAds'
  | 'videos'
  | 'videosHref'
>

/** Each part is optional. */
export async function loadEditorial(composition: Composition): Promise<Editorial> {
  const { api, edition } = composition
  const { language } = edition
  const { social } = edition.site
  const [video, experiences, offers, news, pushes, nativeAds, videos] = await Promise.all([
    edition.flags.youtube ? optional(composition, api.latestVideo({ language })) : null,
    optionalList(composition, api.experiences({ language })),
    optionalList(composition, api.temporaryOffers({ language })),
    optionalList(composition, api.news({ language })),
    loadPushes(composition, api.homePushes({ language })),
    loadNativeAds(composition),
    homeVideos(composition),
  ])
  return {
    latestVideo: video && {
      ...trailerModel(video.video, video.title, widePicture(video.thumbnail), language),
      date: video.publishedAt && composition.formats.date(dayOf(video.publishedAt, edition.site.timeZone)),
    },
    channelHref: (video && social.youtube) ?? null,
    experiences: experiences.map((item) => experienceTile(item, composition)),
    offers: offers.map((item) => offer(item, composition)),
    offersHref: pathOf(edition, 'offers'),
    newsHref: pathOf(edition, 'news'),
    news: news.slice(0, pageLimits.news.pushes).map((item) => newsTile(item, composition)),
    pushes,
    nativeAds,
    ...videos,
  }
}
