import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

/** What a collection is called, in the language of the interface. */
export function collectionName({ payload, i18n }: PayloadRequest, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.plural, i18n) : slug
}
