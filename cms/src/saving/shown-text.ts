import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sites } from '#config/sites.ts'
import { record, textOrNull, type UnknownRecord } from '../content/document-value.ts'
import { fieldsByPath, foundIn } from '../content/found-in.ts'
import { writtenText } from '../content/written-text.ts'
import { interfaceLanguage } from '../texts/texts.ts'

function optionText(field: FlattenedField | undefined, value: unknown, i18n: PayloadRequest['i18n']): string {
  if (field?.type !== 'select' && field?.type !== 'radio') return String(value)
  const option = field.options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  return typeof option === 'object' ? String(getTranslation(option.label, i18n)) : String(value)
}

async function nameOfReferred(field: FlattenedField | undefined, value: unknown, req: PayloadRequest) {
  const isPlain = typeof value === 'number' || typeof value === 'string'
  if (!isPlain || (field?.type !== 'upload' && field?.type !== 'relationship')) return String(value)
  if (typeof field.relationTo !== 'string') return String(value)
  const referred: UnknownRecord = record(
    await req.payload.findByID({
      collection: field.relationTo,
      id: value,
      depth: 0,
      disableErrors: true,
      req,
    }),
  )
  return textOrNull(referred.alt) ?? textOrNull(referred.filename) ?? String(value)
}

async function leafText(
  field: FlattenedField | undefined,
  value: unknown,
  document: UnknownRecord,
  req: PayloadRequest,
): Promise<string> {
  const language = interfaceLanguage(req)
  switch (field?.type) {
    case 'checkbox':
      return req.t(value === true ? 'general:true' : 'general:false')
    case 'select':
    case 'radio':
      return [value]
        .flat()
        .map((each) => optionText(field, each, req.i18n))
        .join(', ')
    case 'upload':
    case 'relationship':
      return (await Promise.all([value].flat().map((each) => nameOfReferred(field, each, req)))).join(', ')
    case 'date': {
      const timeZone = isSite(document.site) ? sites[document.site].timeZone : 'UTC'
      const time = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
      return new Date(String(value)).toLocaleString(language, time)
    }
    default:
      return writtenText(value)
  }
}

/** A value of a field in words, a line for each text of a list. */
export async function shownText(
  field: FlattenedField,
  value: unknown,
  document: UnknownRecord,
  req: PayloadRequest,
): Promise<string> {
  const types = fieldsByPath([field])
  const texts: string[] = []
  for (const found of foundIn([field], { [field.name]: value }, interfaceLanguage(req)))
    texts.push(await leafText(types.get(found.path), found.value, document, req))
  return texts.filter((text) => text !== '').join('\n')
}
