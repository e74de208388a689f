import type { CollectionConfig } from 'payload'
import { mergedHooks } from '../merged-hooks.ts'
import { basisField, giveBasis, mergeOrRefuse, noteChange, oneByOne } from './basis.ts'
import { comparison } from './comparison.ts'

/**
 * Saves a new document as a draft while it is written, and merges a form with the changes of somebody else. `title` is the path of the title, without which there is nothing to save.
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
    endpoints: [...(collection.endpoints || []), comparison(collection.slug)],
    fields: [basisField, ...collection.fields],
    hooks: mergedHooks({ beforeValidate: [mergeOrRefuse] }, collection.hooks, {
      beforeOperation: [oneByOne],
      afterRead: [giveBasis],
      afterChange: [noteChange],
    }),
  }
}
