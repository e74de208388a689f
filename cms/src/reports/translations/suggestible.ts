import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { Language } from '#config/types.ts'
import type { StoredDocument } from '../../content/in-pages.ts'
import { foundIn } from '../found-in.ts'
import { textsIn } from './translated-value.ts'

const TYPES: readonly FlattenedField['type'][] = ['text', 'textarea', 'richText']
/** Made from the title. */
const SLUG = 'slug'

/** Paths of text fields that a document has once: not those of lists and blocks. */
function pathsIn(fields: readonly FlattenedField[], before = ''): readonly string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    if (field.type === 'group' || field.type === 'tab') return pathsIn(field.flattenedFields, `${path}.`)
    return TYPES.includes(field.type) && path !== SLUG ? [path] : []
  })
}

const isAddress = (text: string) => /^(?:https?:|mailto:|tel:|\/)\S*$/.test(text)

/** Values of a language that a service can translate, by the path of their field. */
export function suggestible(
  { fields, flattenedFields }: Pick<SanitizedCollectionConfig, 'fields' | 'flattenedFields'>,
  document: StoredDocument,
  language: Language,
): ReadonlyMap<string, unknown> {
  const paths = new Set(pathsIn(flattenedFields))
  const values = new Map<string, unknown>()
  for (const found of foundIn(fields, document)) {
    const texts = textsIn(found.value)
    const hasText = texts.some((text) => text.trim() !== '' && !isAddress(text))
    if (found.language === language && paths.has(found.path) && hasText) values.set(found.path, found.value)
  }
  return values
}
