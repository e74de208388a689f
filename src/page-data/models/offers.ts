export interface OffersPage {
  readonly heading: string
}

export interface OfferPage {
  readonly heading: string
}
