import type { VoucherPage } from '../../page-data/models/cards.ts'

export const VoucherView = ({ page }: { readonly page: VoucherPage }) => <h1>{page.heading}</h1>
