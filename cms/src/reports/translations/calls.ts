import type { Endpoint, PayloadRequest } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { attemptAt } from '../../../../src/services/rate-limits/rate-limiter.ts'
import { jsonResponse, refusedCall, sentValues } from '../../json-calls.ts'
import { limiterOf } from '../../rate-limits.ts'
import { interfaceLanguage } from '../../texts/texts.ts'
import { may, siteHas } from '../../users/access.ts'
import { personOf } from '../../users/person.ts'
import { draftIn } from '../draft-in.ts'
import { writtenText } from '../side-by-side.ts'
import { reportsTexts } from '../texts.ts'
import { suggestible } from './suggestible.ts'
import { MAX_TEXT, textsIn, withTexts } from './translated-value.ts'
import type { Translator } from './translator.ts'

/** What a service suggests for a field. */
export interface Suggestion {
  /** As the draft is saved: a text, or a rich text. */
  readonly value: unknown
  /** The same in words. */
  readonly text: string
}

const LIMIT = { most: 60, minutes: 1 }

/** The value to translate, if the user may write in the other language. */
async function requested(req: PayloadRequest) {
  const { collection, id, path, from, to } = await sentValues(req)
  const found =
    typeof collection === 'string' && typeof id === 'string' ? await draftIn(req, collection, id) : undefined
  if (!found || typeof path !== 'string' || !isLanguage(from) || !isLanguage(to) || from === to)
    throw refusedCall('Not found', 404)
  const person = personOf(req.user)
  const mayWrite = siteHas(found.site, to) && may(person, 'text', { site: found.site, language: to })
  if (!person || !mayWrite) throw refusedCall('Forbidden', 403)
  const value = suggestible(found.config, found.document, from).get(path)
  if (value === undefined) throw refusedCall('Not found', 404)
  return { person, value, from, to }
}

/**
 * POST `/api/translations/suggest` with `{collection, id, path, from, to}`: a `Suggestion` for a field of a draft. Saves
 * nothing. 400 without a JSON object, 404 without such a text, 403 for users who may not write it, 413 for a text that is too long, 429 after
 * sixty in a minute, 502 if the service fails.
 */
export const suggestCall = (translate: Translator): Endpoint => ({
  path: '/translations/suggest',
  method: 'post',
  handler: async (req) => {
    const t = reportsTexts.t(interfaceLanguage(req))
    const { person, value, from, to } = await requested(req)
    const texts = textsIn(value)
    if (texts.join('').length > MAX_TEXT) throw refusedCall(t('suggestion.long'), 413)
    if (await limiterOf(req.payload).take(attemptAt('translations', LIMIT, String(person.id))))
      throw refusedCall(t('suggestion.often'), 429)
    try {
      const suggested = withTexts(value, await translate(texts, { from, to }))
      const suggestion: Suggestion = { value: suggested, text: writtenText(suggested) }
      return jsonResponse(suggestion)
    } catch (error) {
      req.payload.logger.warn(
        `The translation service failed: ${error instanceof Error ? error.message : 'unknown'}`,
      )
      throw refusedCall(t('suggestion.failed'), 502)
    }
  },
})
