import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

export function collectionName({ payload, i18n }: PayloadRequest, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.plural, i18n) : slug
}
