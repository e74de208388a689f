import { entriesOf } from '#config/keys.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { NewItem } from '../src/services/content/store/item-writer.ts'
import {
  articleItems,
  newsItems,
  offerItems,
  promotionOfferItems,
  temporaryOfferItems,
} from './article-items.ts'
import { videoItems } from './at-home.ts'
import { cinemaDetailItems, cinemaItems } from './cinema-items.ts'
import { cityDetailItems, cityItems } from './city-items.ts'
import {
  experienceDetailItems,
  experienceGroupItems,
  experienceItems,
  technologyItems,
} from './editorial-items.ts'
import { withFactsIn } from './facts.ts'
import { faqArticleItems, faqCategoryItems } from './help-items.ts'
import { informationItems } from './information-items.ts'
import { autopromoItems, featuredItems, headerPushItems, homePushItems, nativeAdItems } from './pushes.ts'
import { seasonDetailItems, seasonItems } from './seasons.ts'
import { showDetailItems } from './show-details.ts'
import { showItems } from './show-items.ts'
import { alertItems, documentItems, ecardItems } from './site-documents.ts'
import { tagItems, versionItems } from './tag-items.ts'
import type { DemoTask } from './task.ts'

type ItemMakers = Partial<Record<ItemKind, (task: DemoTask) => NewItem[]>>

const makers: ItemMakers = {
  show: showItems,
  'show-detail': showDetailItems,
  cinema: cinemaItems,
  'cinema-detail': cinemaDetailItems,
  city: cityItems,
  'city-detail': cityDetailItems,
  event: seasonItems,
  'event-detail': seasonDetailItems,
  news: newsItems,
  offer: offerItems,
  article: articleItems,
  experience: experienceItems,
  'experience-detail': experienceDetailItems,
  'experience-group': experienceGroupItems,
  tag: tagItems,
  version: versionItems,
  technology: technologyItems,
  alert: alertItems,
  ecard: ecardItems,
  'header-push': headerPushItems,
  'home-push': homePushItems,
  autopromo: autopromoItems,
  'native-ad': nativeAdItems,
  'master-template': informationItems,
  featured: featuredItems,
  'temporary-offer': temporaryOfferItems,
  'promotion-offer': promotionOfferItems,
  vod: videoItems,
  'faq-article': faqArticleItems,
  'faq-category': faqCategoryItems,
  document: documentItems,
}

export const demoItems: ItemMakers = {}
for (const [kind, itemsOf] of entriesOf(makers))
  demoItems[kind] = (task) => itemsOf(task).map((item) => withFactsIn(item, task))
