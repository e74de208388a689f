import type { OffersPage } from '../../page-data/models/offers.ts'

export const OffersView = ({ page }: { readonly page: OffersPage }) => <h1>{page.heading}</h1>
