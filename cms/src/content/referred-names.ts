import type { FieldHook } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { ContentField } from './content-field.ts'
import { record, textOrNull } from './document-value.ts'
import { type ReferredKind, referredBy, referredOn } from './referred.ts'

/** A row or group that names one thing twice: by a slug, and in words for the pages. */
interface NamedReference {
  readonly kind: ReferredKind
  /** Name of the field with the slug. */
  readonly slug: string
  /** Name of the field with the words. */
  readonly words: string
}

const slugFields: readonly string[] = ['slug', 'reference']
const wordFields: readonly string[] = ['name', 'title']

export function namedReferenceIn(fields: readonly ContentField[]): NamedReference | undefined {
  const slug = fields.find(({ name }) => slugFields.includes(name))
  const words = fields.find(({ name }) => wordFields.includes(name))
  const kind = slug && referredBy(slug)
  return kind && words && { kind, slug: slug.name, words: words.name }
}

/** Editors choose a thing; its words are taken from it in the language of the document. */
export const wordsOfReference =
  ({ kind, slug: name }: NamedReference): FieldHook =>
  async ({ data, operation, originalDoc, previousSiblingDoc, req, siblingData, value }) => {
    const [slug, site] = [textOrNull(siblingData[name]), record(data).site ?? record(originalDoc).site]
    const words = textOrNull(value)
    const isSame = operation === 'create' || record(previousSiblingDoc)[name] === slug
    if (slug === null || !isSite(site) || (words !== null && isSame)) return value
    const all = await referredOn(req, kind, site)
    return all.find((each) => each.slug === slug || each.others.includes(slug))?.title ?? words ?? slug
  }
