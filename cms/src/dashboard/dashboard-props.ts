import { getTranslation } from '@payloadcms/translations'
import type { groupNavItems } from '@payloadcms/ui/shared'
import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import type { dashboardTexts } from './texts.ts'

export type NavGroups = ReturnType<typeof groupNavItems>

export interface DashboardProps {
  readonly req: PayloadRequest
  readonly uiLanguage: Language
  readonly t: ReturnType<typeof dashboardTexts.t>
  /** Path of the admin interface. */
  readonly admin: string
}

/** Singular label of a collection. */
export function kindName({ req: { payload, i18n } }: DashboardProps, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.singular, i18n) : slug
}

export const documentPage = ({ admin }: DashboardProps, collection: string, id: number | string): string =>
  `${admin}/collections/${collection}/${id}`
