import type { CollectionConfig } from 'payload'
import { labels } from './labels.ts'

/** Adds the panel beside the document that says what the site has of it. */
export const withPanel = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [
    {
      name: 'onTheSite',
      type: 'ui',
      label: labels.panel,
      admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/src/publishing/panel/on-the-site.tsx#OnTheSite' } },
    },
    ...collection.fields,
  ],
})
