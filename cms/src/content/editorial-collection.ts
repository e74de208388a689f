import type { CollectionConfig } from 'payload'
import { siteIds } from '../../../config/sites.ts'
import type { EditorialKind } from './editorial-kind.ts'

/** The collection of a kind: whose it is, where it stands in lists, and the fields of its content model. */
export function editorialCollection({ slug, title, group }: EditorialKind): CollectionConfig {
  return {
    slug,
    admin: { useAsTitle: title, group },
    versions: { drafts: { schedulePublish: true, localizeStatus: true } },
    fields: [
      { name: 'site', type: 'select', options: [...siteIds], required: true },
      { name: 'key', type: 'text', required: true, index: true },
      { name: 'position', type: 'number' },
      { name: 'slug', type: 'text', localized: true, required: true },
      { name: 'title', type: 'text', localized: true, required: true },
      { name: 'headline', type: 'textarea', localized: true },
      { name: 'content', type: 'richText', localized: true },
      { name: 'image', type: 'upload', relationTo: 'media' },
    ],
  }
}
