import type { GiftCardPage } from '../../page-data/models/cards.ts'

export const GiftCardView = ({ page }: { readonly page: GiftCardPage }) => <h1>{page.heading}</h1>
