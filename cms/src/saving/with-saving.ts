import type { CollectionConfig } from 'payload'
import { mergedHooks } from '../merged-hooks.ts'
import { basisField, giveBasis, mergeOrRefuse, noteChange, oneByOne } from './basis.ts'
import { comparison } from './comparison.ts'
import { presence } from './presence.ts'

/**
 * Saves a new document as a draft while it is written, merges the forms of several people, and shows whether a form is saved,
 * who else has it open, and its versions.
 */
export function withSaving(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: { beforeDocumentControls: ['/src/saving/saving-status.tsx#SavingStatus'] },
        views: {
          edit: {
            default: { Component: '/src/saving/document-view.tsx#DocumentView' },
            versions: { Component: '/src/versions/versions-view.tsx#VersionsView' },
          },
        },
      },
    },
    endpoints: [...(collection.endpoints || []), comparison(collection.slug), presence(collection.slug)],
    fields: [basisField, ...collection.fields],
    hooks: mergedHooks({ beforeValidate: [mergeOrRefuse] }, collection.hooks, {
      beforeOperation: [oneByOne],
      afterRead: [giveBasis],
      afterChange: [noteChange],
    }),
  }
}
