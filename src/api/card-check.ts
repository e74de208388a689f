import { checkStatus, inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { Language } from '#config/types.ts'
import type { CaptchaChallenge } from '#models/captcha.ts'
import type { GiftCardBalance, Voucher } from '#models/gift-card.ts'
import { addressOf, type Call, type Params } from './call.ts'
import { captchaHeader, personalCalls } from './contract/personal.ts'
import { createHttp, interpret } from './http.ts'

export type CardRefusal = 'unknown' | 'captcha' | 'rateLimited' | 'unavailable'

export type CardResult<Card> =
  | { readonly outcome: 'checked'; readonly card: Card }
  /** `wait`: seconds to wait before another try; null if unknown. */
  | { readonly outcome: 'refused'; readonly refusal: CardRefusal; readonly wait: number | null }

export interface CardCheckApi {
  challenge(): Promise<CaptchaChallenge>
  giftCard(number: string, pin: string, captcha: string): Promise<CardResult<GiftCardBalance>>
  voucher(code: string, captcha: string): Promise<CardResult<Voucher>>
}

interface CardCheckApiOptions {
  readonly language: Language
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
}

const refused = (refusal: CardRefusal, wait: number | null = null) =>
  ({ outcome: 'refused', refusal, wait }) as const

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

/** Checks cards from the browser, without retries. Failures that a visitor can act on are values. */
export function createCardCheckApi({
  language,
  baseUrl = '',
  fetch: fetcher,
}: CardCheckApiOptions): CardCheckApi {
  const http = createHttp(fetcher)

  async function read<Model>(call: Call<Model>, params: Params, headers: Record<string, string> = {}) {
    const path = addressOf(call, { ...params, language })
    if (path === null) throw new NotFoundError(call.path)
    return inTime<Response>(call.path, (signal) =>
      http.get(`${baseUrl}/api/${path}`, {
        signal,
        headers,
        retry: 0,
        throwHttpErrors: false,
        cache: 'no-store',
      }),
    )
  }

  async function modelOf<Model>(call: Call<Model>, response: Response): Promise<NonNullable<Model>> {
    checkStatus(response, call.path)
    return interpret(call, (await readResponseJson(response, call.path)).json, call.path).model
  }

  async function check<Model>(
    call: Call<Model>,
    params: Params,
    captcha: string,
  ): Promise<CardResult<NonNullable<Model>>> {
    try {
      const response = await read(call, params, { [captchaHeader]: captcha })
      if (response.status === 403) return refused('captcha')
      if (response.status === 429) return refused('rateLimited', waitOf(response))
      return { outcome: 'checked', card: await modelOf(call, response) }
    } catch (error) {
      return refused(error instanceof NotFoundError ? 'unknown' : 'unavailable')
    }
  }

  return {
    challenge: async () =>
      modelOf(personalCalls.captchaChallenge, await read(personalCalls.captchaChallenge, {})),
    giftCard: (number, pin, captcha) => check(personalCalls.giftCard, { number, pin }, captcha),
    voucher: (code, captcha) => check(personalCalls.voucher, { code }, captcha),
  }
}
