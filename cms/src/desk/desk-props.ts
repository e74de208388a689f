import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { Language } from '../../../config/types.ts'
import type { DeskMessages } from './messages.ts'

/** What every part of the start page knows. */
export interface DeskProps {
  readonly req: PayloadRequest
  /** Language of the interface. */
  readonly uiLanguage: Language
  readonly words: DeskMessages
  /** Address of the pages for editors. */
  readonly admin: string
}

/** What one document of a collection is called. */
export function kindName({ req: { payload, i18n } }: DeskProps, slug: string): string {
  const labels = payload.collections[slug]?.config.labels
  return labels ? getTranslation(labels.singular, i18n) : slug
}

export const documentPage = ({ admin }: DeskProps, collection: string, id: number | string): string => `${admin}/collections/${collection}/${id}`
