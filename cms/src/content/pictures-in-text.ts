import type { Field, FieldHook } from 'payload'
import { isRecord, record } from './document-value.ts'
import { contentTexts } from './texts.ts'

/** Path of the body of an article, which alone has pictures. */
export const BODY = 'content'

/** Path of the pictures that stand in the body: a look-up, as the database cannot search a text for them. */
export const IN_BODY = 'picturesInText'

function* picturesIn(value: unknown): Generator<number | string> {
  if (Array.isArray(value)) for (const each of value) yield* picturesIn(each)
  if (!isRecord(value)) return
  const picture = isRecord(value.value) ? value.value.id : value.value
  if (value.type === 'upload' && (typeof picture === 'number' || typeof picture === 'string')) yield picture
  yield* picturesIn(value.root)
  yield* picturesIn(value.children)
}

/** Payload keeps the former list of a language in place of an empty one. */
const ofBody: FieldHook = ({ siblingData }) => {
  const pictures = new Set(picturesIn(record(siblingData)[BODY]))
  return pictures.size > 0 ? [...pictures] : null
}

/** Kept with each language of a body. */
export const picturesInBody: Field = {
  name: IN_BODY,
  label: contentTexts.label('fields.picturesInText'),
  type: 'relationship',
  relationTo: 'media',
  hasMany: true,
  localized: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Diff: '/src/content/no-difference.tsx#NoDifference' },
  },
  hooks: { beforeChange: [ofBody] },
}
