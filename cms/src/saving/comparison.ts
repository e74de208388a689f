import type { Endpoint } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { record, valueAt } from '../content/document-value.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { sentBasis } from './basis.ts'
import { differencesOf } from './differences.ts'
import { formFields } from './form-values.ts'
import { shownText } from './shown-text.ts'

/** A field that a form and somebody else have changed, in words. */
export interface ComparedField {
  readonly path: string
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

export interface Comparison {
  /** The newest draft, with its basis. */
  readonly document: Readonly<Record<string, unknown>>
  readonly contested: readonly ComparedField[]
  /** Paths that only somebody else has changed. */
  readonly others: readonly string[]
}

/** POST `/api/{collection}/{id}/comparison?locale=de`: a `Comparison` of the sent form with the newest draft. */
export const comparison = (slug: string): Endpoint => ({
  path: '/:id/comparison',
  method: 'post',
  handler: async (req) => {
    const { data } = await sentValues(req)
    const [basis, id] = [sentBasis(data), req.routeParams?.id]
    const config = req.payload.collections[slug]?.config
    if (!req.user) throw refusedCall('Unauthorized', 401)
    if (!basis || !isLanguage(basis.language) || typeof id !== 'string' || !config)
      throw refusedCall('A form is expected.', 400)
    const found = await req.payload.findByID({
      collection: slug,
      id,
      depth: 0,
      draft: true,
      locale: basis.language,
      fallbackLocale: false,
      overrideAccess: false,
      req,
    })
    const document = record(found)
    const sent = record(data)
    const differences = differencesOf(req, { collection: config, id }, basis, { sent, newest: document })
    const fields = formFields(config.flattenedFields)
    const contested = differences.flatMap(({ path, label, isContested }) => {
      const field = fields.find((each) => each.path === path)?.field
      return field && isContested ? [{ path, label: label || path, field }] : []
    })
    return jsonResponse({
      document,
      contested: await Promise.all(
        contested.map(async ({ path, label, field }) => ({
          path,
          label,
          theirs: await shownText(field, valueAt(document, path), document, req),
          mine: await shownText(field, valueAt(sent, path), document, req),
        })),
      ),
      others: differences.filter(({ isContested }) => !isContested).map(({ path }) => path),
    } satisfies Comparison)
  },
})
