import { z } from 'zod'
import { wireCinemaAlert } from '../../../content-models/alert.ts'
import { wireArticle, wireArticleSummary } from '../../../content-models/article.ts'
import { wireCinema } from '../../../content-models/cinema.ts'
import { wireCinemaDetail } from '../../../content-models/cinema-detail.ts'
import { wireCity, wireCityDetail } from '../../../content-models/city.ts'
import { wireEcard } from '../../../content-models/ecard.ts'
import {
  wireExperience,
  wireExperienceGroup,
  wireExperienceSummary,
  wireTechnology,
} from '../../../content-models/experience.ts'
import { wireFaqArticle, wireFaqCategoryPage } from '../../../content-models/faq.ts'
import { wireFeaturedItem } from '../../../content-models/featured.ts'
import { wireFooter, wireFooterFaq } from '../../../content-models/footer.ts'
import type { ItemKind } from '../../../content-models/item-kinds.ts'
import { wireLatestVideo } from '../../../content-models/latest-video.ts'
import { wireMasterTemplate, wireMasterTemplateSummary } from '../../../content-models/master-template.ts'
import { wireOffersPage, wireTemporaryOffer } from '../../../content-models/offers.ts'
import { wirePush } from '../../../content-models/push.ts'
import { wireSchedule, wireShowCinemas, wireZoneShows } from '../../../content-models/schedule.ts'
import { wireSeason, wireSeasonSummary } from '../../../content-models/season.ts'
import { wireSettings } from '../../../content-models/settings.ts'
import { wireShow } from '../../../content-models/show.ts'
import { wireShowDetail } from '../../../content-models/show-detail.ts'
import { wireShowtimeNote } from '../../../content-models/showtime-note.ts'
import { wireSubscription, wireSubscriptionOffers } from '../../../content-models/subscription.ts'
import { wireTag } from '../../../content-models/tag.ts'
import { wireVersion } from '../../../content-models/version.ts'
import { wireVideoOnDemand } from '../../../content-models/vod.ts'

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
