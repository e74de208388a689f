import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import type { z } from 'zod'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { wireCinemaDetail } from '#models/cinema-detail.ts'
import { flagColors } from '#models/flag.ts'
import { signContentPreview } from '#models/preview-token.ts'
import { wireShowDetail } from '#models/show-detail.ts'
import { record, textOrNull, type UnknownRecord } from '../content/document-value.ts'
import { createHtmlReader, type RichText } from '../content/rich-text.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { readable } from '../users/readable.ts'
import { type EnrichableField, fieldsOf } from './enrichable-fields.ts'
import { enrichedSlugs, type ImportedKind } from './imported-records.ts'
import { createSiteApi } from './site-api.ts'

/** A value of the import for a field: a text, a number or a choice as the form writes it, a rich text, or the address of a picture. */
export type ImportedValue = string | number | RichText

/** Imported values by the name of the field; a field without one is absent. */
export type ImportedValues = Readonly<Record<string, ImportedValue>>

const details: Readonly<Record<ImportedKind, z.ZodType<object>>> = {
  show: wireShowDetail,
  cinema: wireCinemaDetail,
}

const MINUTE = 60_000

let reader: { readonly of: SanitizedConfig; readonly read: ReturnType<typeof createHtmlReader> } | undefined

function htmlReader({ config }: PayloadRequest['payload']): ReturnType<typeof createHtmlReader> {
  if (reader?.of !== config) reader = { of: config, read: createHtmlReader(config) }
  return reader.read
}

/** Where the sites are, and the secret that signs previews for them. */
export interface ImportedFrom {
  readonly siteUrl: string
  readonly publishingSecret: string
}

interface Reading {
  readonly richText: (html: string) => RichText
  readonly addressOf: (path: string) => string
}

function valueOf(
  { name, piece }: EnrichableField,
  item: UnknownRecord,
  { richText, addressOf }: Reading,
): ImportedValue | undefined {
  const value = item[name]
  const text = textOrNull(value)
  switch (piece) {
    case 'place':
      return typeof value === 'number' ? value : undefined
    case 'yesNo':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined
    case 'colour':
      return Object.entries(flagColors).find(([, colour]) => colour === value)?.[0]
    case 'text':
      return text ?? undefined
    case 'richText':
      return text === null ? undefined : richText(text)
    case 'picture':
    case 'pictureWithWords': {
      const picture = textOrNull(record(value).md)
      return picture === null ? undefined : addressOf(picture)
    }
  }
}

/**
 * GET `/api/films/<id>/imported?locale=de`: the `ImportedValues` of the fields that editors may replace. 404 in a
 * language that the import lacks, 502 if the site does not answer.
 */
export const importedValues = (kind: ImportedKind, from: ImportedFrom): Endpoint => ({
  path: '/:id/imported',
  method: 'get',
  async handler(req) {
    const document = await readable(req, enrichedSlugs[kind], String(req.routeParams?.id), { locale: 'all' })
    const { locale: language } = req
    const slug = textOrNull(record(document?.address)[String(language)])
    if (!document || !isSite(document.site) || !isLanguage(language) || slug === null)
      throw refusedCall('Not found', 404)
    const { site } = document
    const token = signContentPreview(from.publishingSecret, {
      site,
      drafts: false,
      at: null,
      travel: false,
      asImported: true,
      by: null,
      until: Date.now() + MINUTE,
    })
    const api = createSiteApi(from.siteUrl)
    const item = await api
      .get(site, `${kind}/${slug}`, language, details[kind], token)
      .catch((err: unknown) => {
        req.payload.logger.warn({ err, msg: 'What is imported could not be read' })
        throw refusedCall('The site does not answer.', 502)
      })
    const reading: Reading = {
      richText: await htmlReader(req.payload),
      addressOf: (path) => api.addressOf(site, path),
    }
    const values = fieldsOf(kind).flatMap((field) => {
      const value = valueOf(field, { ...item }, reading)
      return value === undefined ? [] : [[field.name, value] as const]
    })
    return jsonResponse({ values: Object.fromEntries(values) satisfies ImportedValues })
  },
})
