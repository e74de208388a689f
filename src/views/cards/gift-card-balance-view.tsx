import type { GiftCardBalancePage } from '../../page-data/models/cards.ts'

export const GiftCardBalanceView = ({ page }: { readonly page: GiftCardBalancePage }) => <h1>{page.heading}</h1>
