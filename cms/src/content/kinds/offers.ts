import { type DateType, isDateType, wireArticle } from '#models/article.ts'
import { wireEcard } from '#models/ecard.ts'
import { wireOffersPage, wireTemporaryOffer } from '#models/offers.ts'
import { wireSubscription, wireSubscriptionOffers } from '#models/subscription.ts'
import { wireVideoOnDemand } from '#models/vod.ts'
import { z } from '#models/zod.ts'
import type { EditorialKind } from '../editorial-kind.ts'
import { articleShared } from './stories.ts'

const group = 'offers'

type DateField = 'startDate' | 'startTime' | 'endDate' | 'endTime'

/** Dates that each wording names. */
const named: Readonly<Record<DateType, readonly DateField[]>> = {
  exact: ['startTime', 'endTime'],
  exactWithoutHours: ['startDate'],
  from: ['startDate'],
  interval: ['startDate', 'endDate'],
  until: ['endDate'],
  noDate: [],
}

/** The dates that are written decide if there is no wording. One that is set is always shown. */
const isNamed =
  (field: DateField) =>
  ({ dateType, [field]: date }: Readonly<Record<string, unknown>>): boolean =>
    Boolean(date) || !isDateType(dateType) || named[dateType].includes(field)

const needs = {
  startDate: isNamed('startDate'),
  startTime: isNamed('startTime'),
  endDate: isNamed('endDate'),
  endTime: isNamed('endTime'),
}

export const offersKinds: readonly EditorialKind[] = [
  { slug: 'offers', kind: 'offer', wire: wireArticle, title: 'title', group, shared: articleShared, needs },
  {
    slug: 'promotion-offers',
    kind: 'promotion-offer',
    wire: wireArticle,
    title: 'title',
    group,
    shared: articleShared,
    needs,
  },
  {
    slug: 'temporary-offers',
    kind: 'temporary-offer',
    wire: wireTemporaryOffer,
    title: 'title',
    group,
    place: 'ordering',
  },
  { slug: 'offers-page', kind: 'document', only: 'offers/page', wire: wireOffersPage, title: 'title', group },
  { slug: 'ecards', kind: 'ecard', wire: wireEcard, title: 'label', group, shared: ['tunnelUrl'] },
  {
    slug: 'pass-page',
    kind: 'document',
    only: 'cinepass',
    wire: wireSubscription,
    title: 'key',
    group,
    shared: ['partnerCinemas.name'],
  },
  {
    slug: 'pass-plans',
    kind: 'document',
    only: 'subscription-offers',
    wire: z.object({ list: wireSubscriptionOffers }),
    title: 'key',
    group,
  },
  {
    slug: 'home-video',
    kind: 'vod',
    wire: wireVideoOnDemand,
    title: 'title',
    group,
    perLanguage: ['poster'],
    fixedSlug: true,
  },
]
