import type { OfferPage } from '../../page-data/models/offers.ts'

export const OfferView = ({ page }: { readonly page: OfferPage }) => <h1>{page.heading}</h1>
