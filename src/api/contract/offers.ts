import { wireArticle, wireArticles } from '#models/article.ts'
import { toEcards, wireEcards } from '#models/ecard.ts'
import {
  toNewsOffers,
  toOffer,
  toOffersPage,
  toTemporaryOffers,
  wireOffersPage,
  wireTemporaryOffers,
} from '#models/offers.ts'
import { toCurrentShows, toSubscription, wireCurrentShows, wireSubscription } from '#models/subscription.ts'
import { call } from '../call.ts'
import { translation } from './translation.ts'

export const offerCalls = {
  ecards: call('ecards', {
    summary: 'Prepaid cards',
    returns: 'list',
    tags: ['offers'],
    wire: wireEcards,
    toModel: toEcards,
  }),
  cinepass: call('cinepass', {
    summary: 'The passes and their page',
    returns: 'item',
    tags: ['offers'],
    wire: wireSubscription,
    toModel: toSubscription,
  }),
  cinepassCurrentShows: call('cinepass/current-shows', {
    summary: 'Shows that passes admit to now',
    returns: 'record',
    tags: ['shows'],
    wire: wireCurrentShows,
    toModel: toCurrentShows,
  }),
  offersPage: call('offers/page', {
    summary: 'Head of the offers page',
    returns: 'item',
    tags: ['offers'],
    wire: wireOffersPage,
    toModel: toOffersPage,
  }),
  temporaryOffers: call('offers/temporary', {
    summary: 'Offers without a page of their own',
    returns: 'list',
    tags: ['offers'],
    wire: wireTemporaryOffers,
    toModel: toTemporaryOffers,
  }),
  promotionOffers: call('offers/promotion', {
    summary: 'Promoted offers',
    returns: 'list',
    tags: ['offers'],
    wire: wireArticles,
    toModel: toNewsOffers,
  }),
  newsOffers: call('news-offers', {
    summary: 'News and offers together',
    returns: 'list',
    tags: ['news', 'offers'],
    wire: wireArticles,
    toModel: toNewsOffers,
  }),
  offer: call('offer/{slug}', {
    summary: 'One offer',
    returns: 'item',
    tags: ['offer:{slug}'],
    wire: wireArticle,
    toModel: toOffer,
  }),
  offerTranslate: translation('an offer', 'offer/{slug}/translate', 'offer:{slug}'),
} as const
