import type { CollectionConfig } from 'payload'
import { basisField, giveBasis, noteChange, oneByOne, refuseOutdated, takeBasis } from './basis.ts'

/**
 * Saves a new document as a draft while it is written, and refuses a form that would overwrite the change of
 * somebody else. `title` is the path of the title, without which there is nothing to save.
 */
export function withSaving(collection: CollectionConfig, title: string): CollectionConfig {
  const { admin, hooks } = collection
  const Component = { path: '/src/saving/document-view.tsx#DocumentView', clientProps: { title } }
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { edit: { default: { Component } } },
      },
    },
    fields: [basisField, ...collection.fields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), oneByOne, takeBasis],
      beforeValidate: [refuseOutdated, ...(hooks?.beforeValidate ?? [])],
      afterRead: [...(hooks?.afterRead ?? []), giveBasis],
      afterChange: [...(hooks?.afterChange ?? []), noteChange],
    },
  }
}
