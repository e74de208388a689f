import type { MobileAppPage } from '../../page-data/models/information.ts'

export const MobileAppView = ({ page }: { readonly page: MobileAppPage }) => <h1>{page.heading}</h1>
