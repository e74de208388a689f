import type { CinemaPage } from './cinema.ts'

/** What the window about a cinema shows; its page has the same below the programme. */
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
