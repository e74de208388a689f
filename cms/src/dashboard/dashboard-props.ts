import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { Language } from '../../../config/types.ts'
import type { dashboardTexts } from './texts.ts'

/** What every part of the start page knows. */
export interface DashboardProps {
  readonly req: PayloadRequest
  /** Language of the interface. */
  readonly uiLanguage: Language
  /** Texts in that language. */
  readonly t: ReturnType<typeof dashboardTexts.t>
  /** Address of the pages for editors. */
  readonly admin: string
}

/** What one document of a collection is called. */
export function kindName({ req: { payload, i18n } }: DashboardProps, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.singular, i18n) : slug
}

export const documentPage = ({ admin }: DashboardProps, collection: string, id: number | string): string =>
  `${admin}/collections/${collection}/${id}`
