import type { CollectionConfig } from 'payload'
import { mergedHooks } from '../merged-hooks.ts'
import { basisField, giveBasis, noteChange, oneByOne, refuseOutdated, takeBasis } from './basis.ts'

/**
 * Saves a new document as a draft while it is written, and refuses a form that would overwrite the change of
 * somebody else. `title` is the path of the title, without which there is nothing to save.
 */
export function withSaving(collection: CollectionConfig, title: string): CollectionConfig {
  const { admin } = collection
  const Component = { path: '/src/saving/document-view.tsx#DocumentView', clientProps: { title } }
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, views: { edit: { default: { Component } } } },
    },
    fields: [basisField, ...collection.fields],
    hooks: mergedHooks({ beforeValidate: [refuseOutdated] }, collection.hooks, {
      beforeOperation: [oneByOne, takeBasis],
      afterRead: [giveBasis],
      afterChange: [noteChange],
    }),
  }
}
