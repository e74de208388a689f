import type { Field } from 'payload'
import { takesComments } from './commented-field.ts'

const COMPONENT = '/src/comments/field-comments.tsx#FieldComments'

/**
 * The button is the description of a field, which Payload renders once; parts before or after an input are
 * rendered again at every change of the form.
 */
const withButton = (field: Field): Field => {
  const { admin } = field
  const components = admin && 'components' in admin ? admin.components : {}
  return Object.assign({}, field, {
    admin: { ...admin, components: { ...components, Description: COMPONENT } },
  })
}

const isShown = (field: Field): boolean =>
  !('virtual' in field && field.virtual) && !(field.admin && 'hidden' in field.admin && field.admin.hidden)

function commentable(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join' || !isShown(field)) return field
  const own = takesComments(field) ? withButton(field) : field
  if (own.type === 'blocks')
    return { ...own, blocks: own.blocks.map((block) => ({ ...block, fields: withComments(block.fields) })) }
  return 'fields' in own ? Object.assign({}, own, { fields: withComments(own.fields) }) : own
}

/** The same fields, at which users comment. */
export const withComments = (fields: readonly Field[]): Field[] => fields.map(commentable)
