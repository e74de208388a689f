import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { isLanguage } from '#config/languages.ts'
import { foundIn } from '../content/found-in.ts'
import { sourceOf } from '../content/published-source.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { limiterOf } from '../rate-limits.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { may, siteHas } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { readable } from '../users/readable.ts'
import { translatingTexts } from './texts.ts'
import { MAX_TEXT, textsIn, withTexts } from './translated-value.ts'
import { type TranslationService, translate } from './translator.ts'

const LIMIT = { most: 60, minutes: 1 }

const words: readonly string[] = ['text', 'textarea', 'richText']
/** It is made from the title. */
const SLUG = 'slug'

/** The value at a place in one language, if the user may write it in the other. */
async function requested(req: PayloadRequest) {
  const { collection, id, place, from, to } = await sentValues(req)
  const config = typeof collection === 'string' ? req.payload.collections[collection]?.config : undefined
  const document =
    config && sourceOf(config)?.mode === 'whole' && (typeof id === 'number' || typeof id === 'string')
      ? await readable(req, config.slug, id, { locale: 'all' })
      : undefined
  if (!config || !document || !isSite(document.site) || !isLanguage(from) || !isLanguage(to) || from === to)
    throw refusedCall('Not found', 404)
  const { site } = document
  const person = personOf(req.user)
  if (!person || !siteHas(site, to) || !may(person, 'text', { site, language: to, collection: config.slug }))
    throw refusedCall('Forbidden', 403)
  for (const found of foundIn(config.flattenedFields, document))
    if (found.place === place && found.language === from && words.includes(found.type) && found.path !== SLUG)
      return { person, value: found.value, from, to }
  throw refusedCall('Not found', 404)
}

/**
 * POST `/api/translations/suggest` with `{collection, id, place, from, to}`: `{value}`, what the service suggests for a text
 * of a draft; saves nothing. 404 without such a text, 403 for users who may not write it, 413 for a text that is too long,
 * 429 after sixty in a minute, 502 if the service fails.
 */
export const suggest = (service: TranslationService): Endpoint => ({
  path: '/translations/suggest',
  method: 'post',
  handler: async (req) => {
    const t = translatingTexts.t(interfaceLanguage(req))
    const { person, value, ...pair } = await requested(req)
    const texts = textsIn(value)
    if (texts.join('').length > MAX_TEXT) throw refusedCall(t('suggestion.long'), 413)
    if (await limiterOf(req.payload).take(attemptAt('translations', LIMIT, String(person.id))))
      throw refusedCall(t('suggestion.often'), 429)
    try {
      return jsonResponse({ value: withTexts(value, await translate(service, texts, pair)) })
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      req.payload.logger.warn(`The translation service failed: ${reason}`)
      throw refusedCall(t('suggestion.failed'), 502)
    }
  },
})
