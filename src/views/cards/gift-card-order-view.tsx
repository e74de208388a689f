import type { GiftCardOrderPage } from '../../page-data/models/cards.ts'

export const GiftCardOrderView = ({ page }: { readonly page: GiftCardOrderPage }) => <h1>{page.heading}</h1>
