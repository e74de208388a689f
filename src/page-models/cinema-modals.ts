import type { CinemaPage } from './cinema.ts'

/** Shown in the cinema modal and below the programme on its page. */
export type CinemaInfoModel = Pick<
  CinemaPage,
  | 'slug'
  | 'name'
  | 'address'
  | 'size'
  | 'itinerary'
  | 'comment'
  | 'accessible'
  | 'businessProfile'
  | 'description'
  | 'services'
  | 'accessibility'
  | 'accessPlan'
  | 'premium'
  | 'cinemaPremium'
  | 'nearbySessions'
  | 'formats'
>

export type CinemaPricesModel = Pick<CinemaPage, 'prices' | 'complements' | 'terms' | 'globalTerms'>
