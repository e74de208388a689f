import { type CollectionAfterChangeHook, ValidationError } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { languageName } from '../users/display-names.ts'
import { type ContentField, contentFieldsOf } from './content-field.ts'
import { record, textOrNull, type UnknownRecord, valueAt } from './document-value.ts'
import type { EditorialKind } from './editorial-kind.ts'
import { htmlOf } from './rich-text.ts'
import { faultIn } from './texts.ts'

function hasText(fields: readonly ContentField[], document: UnknownRecord, language: Language): boolean {
  return fields.some(({ name, type, localized }) => {
    if (!localized || name === 'slug') return false
    const value = record(document[name])[language]
    return type === 'html'
      ? htmlOf(value) !== null
      : (type === 'text' || type === 'longText') && textOrNull(value) !== null
  })
}

/**
 * Payload validates the language of the form only: one that has a text and no title would be called published,
 * and be nowhere.
 */
export const refuseUntitled =
  (kind: EditorialKind): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (req.context.publishing !== 'all' || record(doc)._status !== 'published') return doc
    const document = await req.payload.findByID({
      collection: kind.slug,
      id: doc.id,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
      req,
    })
    const titles = valueAt(document, kind.title)
    if (!isSite(document.site) || typeof titles !== 'object' || titles === null) return doc
    const ui = interfaceLanguage(req)
    const untitled = sites[document.site].languages.filter(
      (language) =>
        textOrNull(record(titles)[language]) === null && hasText(contentFieldsOf(kind), document, language),
    )
    if (untitled.length === 0) return doc
    const names = new Intl.ListFormat(ui).format(untitled.map((language) => languageName(language, ui)))
    const errors = [{ path: kind.title, message: faultIn(ui, 'titleMissing', { languages: names }) }]
    throw new ValidationError({ collection: kind.slug, errors, req }, req.t)
  }
