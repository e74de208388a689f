import type { Language } from '#config/types.ts'
import { z } from '#models/zod.ts'
import { readBytes } from '../../../../src/http/read-bytes.ts'

/** A service with LibreTranslate's API: its URL without `/translate`. */
export interface TranslationService {
  readonly url: string
  readonly key: string | undefined
}

export interface LanguagePair {
  readonly from: Language
  readonly to: Language
}

/** Translates plain texts, in their order. Throws a `TranslationError`. */
export type Translator = (texts: readonly string[], pair: LanguagePair) => Promise<readonly string[]>

export class TranslationError extends Error {
  override readonly name = 'TranslationError'
}

/** Milliseconds; an editor waits for it. */
const TIMEOUT = 20_000
const MAX_BYTES = 1_000_000

const responseShape = z.object({ translatedText: z.array(z.string()) })

async function post({ url, key }: TranslationService, texts: readonly string[], { from, to }: LanguagePair) {
  const response = await fetch(`${url}/translate`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      q: texts,
      source: from,
      target: to,
      format: 'text',
      ...(key === undefined ? {} : { api_key: key }),
    }),
  })
  const bytes = await readBytes(response, MAX_BYTES)
  if (!response.ok) throw new TranslationError(`status ${response.status}`)
  if (bytes === 'tooLarge') throw new TranslationError(`more than ${MAX_BYTES} bytes`)
  return responseShape.parse(JSON.parse(new TextDecoder().decode(bytes))).translatedText
}

/** [LibreTranslate's `/translate`](https://docs.libretranslate.com), with an array of texts. */
export const translatorOf =
  (service: TranslationService): Translator =>
  async (texts, pair) => {
    const translated = await post(service, texts, pair).catch((error: unknown) => {
      if (error instanceof TranslationError) throw error
      // The message may contain what was sent.
      throw new TranslationError(error instanceof Error ? error.name : 'unknown')
    })
    if (translated.length !== texts.length) throw new TranslationError('another number of texts')
    return translated
  }

/** In place of a service in the demonstration: it marks the texts, and translates nothing. */
export const demoTranslator: Translator = async (texts, { to }) =>
  texts.map((text) => `[${to.toUpperCase()}] ${text}`)
