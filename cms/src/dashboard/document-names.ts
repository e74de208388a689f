import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

/** Singular label of a collection. */
export function kindName({ req: { payload, i18n } }: { readonly req: PayloadRequest }, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.singular, i18n) : slug
}

interface Place {
  /** Path or address of the admin interface. */
  readonly admin: string
}

export const documentPage = ({ admin }: Place, collection: string, id: number | string): string =>
  `${admin}/collections/${collection}/${id}`
