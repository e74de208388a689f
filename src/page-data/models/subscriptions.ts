export interface SubscriptionOffersPage {
  readonly heading: string
}
