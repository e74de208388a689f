import { z } from 'zod'
import { wireCinemaAlert } from '#models/alert.ts'
import { wireArticle, wireArticleSummary } from '#models/article.ts'
import { wireCinema } from '#models/cinema.ts'
import { wireCinemaDetail } from '#models/cinema-detail.ts'
import { wireCity, wireCityDetail } from '#models/city.ts'
import { wireEcard } from '#models/ecard.ts'
import {
  wireExperience,
  wireExperienceGroup,
  wireExperienceSummary,
  wireTechnology,
} from '#models/experience.ts'
import { wireFaqArticle, wireFaqCategoryPage } from '#models/faq.ts'
import { wireFeaturedItem } from '#models/featured.ts'
import { wireFooter, wireFooterFaq } from '#models/footer.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { wireLatestVideo } from '#models/latest-video.ts'
import { wireMasterTemplate, wireMasterTemplateSummary } from '#models/master-template.ts'
import { wireOffersPage, wireTemporaryOffer } from '#models/offers.ts'
import { wirePush } from '#models/push.ts'
import { wireSchedule, wireShowCinemas, wireZoneShows } from '#models/schedule.ts'
import { wireSeason, wireSeasonSummary } from '#models/season.ts'
import { wireSettings } from '#models/settings.ts'
import { wireShow } from '#models/show.ts'
import { wireShowDetail } from '#models/show-detail.ts'
import { wireShowtimeNote } from '#models/showtime-note.ts'
import { wireSubscription, wireSubscriptionOffers } from '#models/subscription.ts'
import { wireTag } from '#models/tag.ts'
import { wireVersion } from '#models/version.ts'
import { wireVideoOnDemand } from '#models/vod.ts'

/** Schema that readers of the API apply, by kind; writers validate with it before storing. */
export const itemSchemas = {
  show: wireShow,
  'show-detail': wireShowDetail,
  cinema: wireCinema,
  'cinema-detail': wireCinemaDetail,
  'cinema-shows': wireSchedule,
  'show-cinemas': wireShowCinemas,
  city: wireCity,
  'city-detail': wireCityDetail,
  zone: wireZoneShows,
  event: wireSeasonSummary,
  'event-detail': wireSeason,
  news: wireArticle,
  offer: wireArticle,
  article: wireArticle,
  experience: wireExperienceSummary,
  'experience-detail': wireExperience,
  'experience-group': wireExperienceGroup,
  // The page's own response has its title in the header only; the list of pages requires one.
  'master-template': wireMasterTemplate.extend({ title: wireMasterTemplateSummary.shape.title }),
  'faq-article': wireFaqArticle,
  'faq-category': wireFaqCategoryPage,
  tag: wireTag,
  version: wireVersion,
  technology: wireTechnology,
  alert: wireCinemaAlert,
  ecard: wireEcard,
  vod: wireVideoOnDemand,
  'header-push': wirePush,
  'home-push': wirePush,
  autopromo: wirePush,
  'native-ad': wirePush,
  featured: wireFeaturedItem,
  'temporary-offer': wireTemporaryOffer,
  'promotion-offer': wireArticleSummary,
  'showtime-note': wireShowtimeNote,
} as const satisfies Partial<Record<ItemKind, z.ZodType>>

const documentSchemas: Readonly<Record<string, z.ZodType>> = {
  settings: wireSettings,
  footer: wireFooter,
  'footer/faq': wireFooterFaq,
  'youtube/latest': wireLatestVideo,
  'offers/page': wireOffersPage,
  cinepass: wireSubscription,
  'permanent-autopromo': wirePush,
  'subscription-offers': wireSubscriptionOffers,
}

export const documentSchema = (id: string): z.ZodType => documentSchemas[id] ?? z.unknown()
