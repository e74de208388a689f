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

const designed = { origin: 'designed' } as const

export const offerCalls = {
  ecards: call({
    ...designed,
    summary: 'Prepaid cards',
    path: 'ecards',
    returns: 'list',
    tags: ['offers'],
    wire: wireEcards,
    toModel: toEcards,
  }),
  cinepass: call({
    ...designed,
    summary: 'The passes and their page',
    path: 'cinepass',
    returns: 'item',
    tags: ['offers'],
    wire: wireSubscription,
    toModel: toSubscription,
  }),
  cinepassCurrentShows: call({
    ...designed,
    summary: 'Shows that passes admit to now',
    path: 'cinepass/current-shows',
    returns: 'record',
    tags: ['shows'],
    wire: wireCurrentShows,
    toModel: toCurrentShows,
  }),
  offersPage: call({
    ...designed,
    summary: 'Head of the offers page',
    path: 'offers/page',
    returns: 'item',
    tags: ['offers'],
    wire: wireOffersPage,
    toModel: toOffersPage,
  }),
  temporaryOffers: call({
    ...designed,
    summary: 'Offers without a page of their own',
    path: 'offers/temporary',
    returns: 'list',
    tags: ['offers'],
    wire: wireTemporaryOffers,
    toModel: toTemporaryOffers,
  }),
  promotionOffers: call({
    ...designed,
    summary: 'Promoted offers',
    path: 'offers/promotion',
    returns: 'list',
    tags: ['offers'],
    wire: wireArticles,
    toModel: toNewsOffers,
  }),
  newsOffers: call({
    ...designed,
    summary: 'News and offers together',
    path: 'news-offers',
    returns: 'list',
    tags: ['news', 'offers'],
    wire: wireArticles,
    toModel: toNewsOffers,
  }),
  offer: call({
    ...designed,
    summary: 'One offer',
    path: 'offer/{slug}',
    returns: 'item',
    tags: ['offer:{slug}'],
    wire: wireArticle,
    toModel: toOffer,
  }),
  offerTranslate: translation('an offer', 'offer/{slug}/translate', 'offer:{slug}'),
} as const
