import { type CollectionBeforeChangeHook, type FlattenedField, ValidationError } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { isRecord, record, recordsOf, type UnknownRecord } from '../content/document-value.ts'
import { labelsByPath } from '../content/field-labels.ts'
import { foundIn } from '../content/found-in.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { languagesOf } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { translatingTexts } from './texts.ts'
import { NOTES, type UnreadTexts, unreadIn } from './unread-texts.ts'

const textsByPlace = (fields: readonly FlattenedField[], document: UnknownRecord, language: Language) =>
  new Map(
    [...foundIn(fields, document, language)].flatMap(({ language: own, path, place, value }) =>
      own === language && path !== 'slug' && path !== '_status' && value !== ''
        ? [[place, JSON.stringify(value)] as const]
        : [],
    ),
  )

interface Written {
  readonly language: Language
  readonly fields: readonly FlattenedField[]
  readonly before: UnknownRecord
  readonly after: UnknownRecord
  /** `suggested=true`: a machine wrote the texts that change. `read=<place>`: a person has read the text at a place. */
  readonly query: UnknownRecord
}

/** A text is unread from when a machine writes it until somebody changes it, confirms it or deletes it. */
export function unreadAfter(unread: UnreadTexts, written: Written): UnreadTexts {
  const { language, fields, before, after, query } = written
  const [former, now] = [before, after].map((each) => textsByPlace(fields, each, language))
  const changed = [...(now ?? [])].flatMap(([place, text]) => (former?.get(place) === text ? [] : [place]))
  const left = (unread[language] ?? []).filter(
    (place) => now?.has(place) && !changed.includes(place) && place !== query.read,
  )
  const { [language]: _, ...others } = unread
  const own = query.suggested === 'true' ? [...left, ...changed] : left
  return own.length > 0 ? { ...others, [language]: own } : others
}

/** The path in the form of a place, in which rows have their number. */
function formPath(document: UnknownRecord, place: string): string {
  let value: unknown = document
  return place
    .split('.')
    .map((segment) => {
      const id = /^@([\w-]+)/.exec(segment)?.[1]
      const name =
        id === undefined ? segment : String(recordsOf(value).findIndex((row) => String(row.id) === id))
      value = Array.isArray(value) ? value[Number(name)] : record(value)[name]
      return name
    })
    .join('.')
}

/** Refuses to publish texts that nobody has read, each at its field. */
export const refuseUnread: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  if (data._status !== 'published') return data
  const document = { ...(isRecord(originalDoc) ? originalDoc : {}), ...data }
  const unread = unreadIn(document[NOTES])
  const { locale } = req
  const published =
    req.context.publishing === 'all' || !isLanguage(locale)
      ? isSite(document.site)
        ? languagesOf(document.site)
        : []
      : [locale]
  const ui = interfaceLanguage(req)
  const labels = labelsByPath(collection.flattenedFields, req.i18n)
  const errors = published.flatMap((language) =>
    (unread[language] ?? []).map((place) => {
      const path = place.replaceAll(/\.@[^.]+/g, '')
      const values = { field: labels.get(path) || path, language: languageName(language, ui) }
      return { path: formPath(document, place), message: translatingTexts.t(ui)('unread', values) }
    }),
  )
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return data
}
