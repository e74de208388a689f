import type { SubscriptionOffersPage } from '../../page-data/models/subscriptions.ts'

export const SubscriptionOffersView = ({ page }: { readonly page: SubscriptionOffersPage }) => <h1>{page.heading}</h1>
