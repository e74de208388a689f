import type { Language } from '#config/types.ts'
import { z } from '#models/zod.ts'
import { requestAsHost } from '../request-as-host.ts'

/** A service with LibreTranslate's API: its URL without `/translate`. */
export interface TranslationService {
  readonly url: string
  readonly key: string | undefined
}

interface LanguagePair {
  readonly from: Language
  readonly to: Language
}

const MOST_BYTES = 1_000_000

const responseShape = z.object({ translatedText: z.array(z.string()) })

/** Translates plain texts, in their order. Errors do not repeat what was sent. */
export async function translate(
  { url, key }: TranslationService,
  texts: readonly string[],
  { from, to }: LanguagePair,
): Promise<readonly string[]> {
  const address = new URL(`${url}/translate`)
  const body = JSON.stringify({
    q: texts,
    source: from,
    target: to,
    format: 'text',
    ...(key !== undefined && { api_key: key }),
  })
  const headers = { host: address.host, 'content-type': 'application/json' }
  const response = await requestAsHost(address, headers, MOST_BYTES, { method: 'POST', body })
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  const { translatedText } = responseShape.parse(JSON.parse(response.body))
  if (translatedText.length !== texts.length) throw new Error('another number of texts')
  return translatedText
}
