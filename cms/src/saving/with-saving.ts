import type { CollectionConfig, Field } from 'payload'
import { basisField, giveBasis, LastChanges, noteChange, oneByOne, refuseOutdated } from './basis.ts'
import { presenceCall } from './presence.ts'
import { savingTexts } from './texts.ts'

const noticeField = (title: string): Field => ({
  name: 'saving',
  type: 'ui',
  label: savingTexts.label('label'),
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/src/saving/saving-notice.tsx#SavingNotice', clientProps: { title } } },
  },
})

/**
 * Saves a new document as a draft while it is written, and refuses a form that would overwrite the change of
 * somebody else. `title` is the path of the title, without which there is nothing to save.
 */
export function withSaving(collection: CollectionConfig, title: string): CollectionConfig {
  const { hooks } = collection
  const changes = new LastChanges()
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), presenceCall(collection.slug)],
    fields: [noticeField(title), ...collection.fields, basisField],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), oneByOne],
      beforeValidate: [refuseOutdated(changes), ...(hooks?.beforeValidate ?? [])],
      afterRead: [...(hooks?.afterRead ?? []), giveBasis],
      afterChange: [...(hooks?.afterChange ?? []), noteChange(changes)],
    },
  }
}
