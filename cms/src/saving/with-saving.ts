import type { CollectionConfig } from 'payload'
import { savingTexts } from './texts.ts'

/** Says what of a form is saved by itself, and lets no change be lost while it is. */
export const withSaving = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [
    {
      name: 'saving',
      type: 'ui',
      label: savingTexts.label('label'),
      admin: {
        disableListColumn: true,
        components: { Field: '/src/saving/saving-notice.tsx#SavingNotice' },
      },
    },
    ...collection.fields,
  ],
})
