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
import type { HomeMagazineModel, HomePage } from '../../page-models/home.ts'
import type { PictureModel, TileModel } from '../../page-models/parts.ts'
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

function offer(
  item: TemporaryOffer,
  { edition, formats }: Composition,
): HomeMagazineModel['offers']['cards'][number] {
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

export async function loadLatestVideo(
  composition: Composition,
): Promise<Pick<HomePage['trailers'], 'latest' | 'channelHref'>> {
  const { api, edition, formats } = composition
  const { language, site } = edition
  const video = edition.flags.youtube ? await optional(composition, api.latestVideo({ language })) : null
  return {
    latest: video && {
      ...trailerModel(video.video, video.title, widePicture(video.thumbnail), language),
      date: video.publishedAt && formats.date(dayOf(video.publishedAt, site.timeZone)),
    },
    channelHref: (video && site.social.youtube) ?? null,
  }
}

/** Each part is optional. */
export async function loadMagazine(composition: Composition): Promise<HomeMagazineModel> {
  const { api, edition } = composition
  const { language } = edition
  const [experiences, offers, news, pushes, nativeAds, videos] = await Promise.all([
    optionalList(composition, api.experiences({ language })),
    optionalList(composition, api.temporaryOffers({ language })),
    optionalList(composition, api.news({ language })),
    loadPushes(composition, api.homePushes({ language })),
    loadNativeAds(composition),
    homeVideos(composition),
  ])
  return {
    experiences: experiences.map((item) => experienceTile(item, composition)),
    pushes,
    nativeAds,
    videos,
    offers: {
      href: pathOf(edition, 'offers'),
      cards: offers.map((item) => offer(item, composition)),
    },
    news: {
      tiles: news.slice(0, pageLimits.news.pushes).map((item) => newsTile(item, composition)),
      href: pathOf(edition, 'news'),
    },
  }
}

/** Without pushes whose picture another part of the page has. */
export function besides(
  magazine: HomeMagazineModel,
  pictures: readonly (PictureModel | null | undefined)[],
  tiles: readonly TileModel[],
): HomeMagazineModel {
  const shown = new Set([...pictures, ...tiles.map(({ picture }) => picture)].map((each) => each?.url))
  const pushes = magazine.pushes.filter(({ picture }) => !picture || !shown.has(picture.url))
  return { ...magazine, pushes }
}
