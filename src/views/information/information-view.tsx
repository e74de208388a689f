import type { InformationPage } from '../../page-data/models/information.ts'

export const InformationView = ({ page }: { readonly page: InformationPage }) => <h1>{page.heading}</h1>
