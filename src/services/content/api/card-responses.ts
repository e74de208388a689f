import { REFUSAL } from '@marquee/kit/http/refusal-reasons.ts'
import { attemptAt, createRateLimiter, type RateLimit } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue, type Overload } from '@marquee/kit/secrets/hash-queue.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import { languageOf } from '#config/site-language.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { CardStatus } from '#models/gift-card.ts'
import { type Clock, todayIn } from '#models/site-clock.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { asTyped } from '../store/card-secrets.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { CardRecord } from '../store/content-tables.ts'

export interface CardResponsesOptions {
  readonly store: ContentStore
  readonly clock: Clock
  readonly captcha: Captcha
  readonly pinCost?: HashCost | undefined
}

export interface CardRequest {
  readonly site: SiteId
  readonly request: Request
  readonly address: string | undefined
}

export interface CardResponse {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = (status: number, error: string, headers = {}): CardResponse => ({
  status,
  body: { error },
  headers,
})
const busy = ({ of, retryAfterSeconds }: Overload) =>
  of === 'address'
    ? tooMany(retryAfterSeconds)
    : refusal(503, 'busy', { 'retry-after': String(retryAfterSeconds), [REFUSAL]: 'hash-queue-full' })
const tooMany = (seconds: number) => refusal(429, 'too many attempts', { 'retry-after': String(seconds) })

function statusOf({ amount, quantity, expires_on }: CardRecord, today: string): CardStatus {
  if (quantity === 0 || (quantity === null && amount === 0)) return 'used'
  return expires_on !== null && expires_on < today ? 'expired' : 'valid'
}

const storedLabel = z.record(z.string(), z.string())

function labelOf({ label }: CardRecord, language: string): string | null {
  if (label === null) return null
  const texts = storedLabel.parse(JSON.parse(label))
  return texts[language] ?? null
}

const { perAddress, perCard, minutes } = serviceLimits.cardChecks
const byAddress: RateLimit = { most: perAddress, minutes }
const challenges: RateLimit = { most: perAddress * 2, minutes }
const byCard: RateLimit = { most: perCard, minutes }

/** Rate-limited and behind a captcha against guessing. */
export function createCardResponses({ store, clock, captcha, pinCost }: CardResponsesOptions) {
  const limiter = createRateLimiter(store, clock)

  /** Every attempt counts before the card is looked at; one that finds it costs the card nothing. */
  async function look(card: string, lookUp: () => Promise<CardRecord | undefined>) {
    const attempt = attemptAt('attempts per card', byCard, card)
    const refused = await limiter.take(attempt)
    if (refused) return tooMany(refused.seconds)
    const found = await lookUp()
    if (found === undefined) return refusal(404, 'not found')
    await limiter.giveBack(attempt)
    return found
  }

  async function guarded(
    { site, request, address = 'unknown' }: CardRequest,
    card: string,
    lookUp: () => Promise<CardRecord | undefined>,
    describe: (card: CardRecord, status: CardStatus) => unknown,
  ): Promise<CardResponse> {
    const refused = await limiter.take(attemptAt('card checks per address', byAddress, address))
    if (refused) return tooMany(refused.seconds)
    const verdict = await captcha.verify(site, request.headers.get('x-recaptcha-response') ?? '')
    if (verdict === 'unavailable')
      return refusal(503, 'captcha unavailable', { 'retry-after': '5', [REFUSAL]: 'source-unavailable' })
    if (verdict === 'refused') return refusal(403, 'captcha')
    const found = await inHashQueue(address, () => look(card, lookUp))
    if ('retryAfterSeconds' in found) return busy(found)
    if ('status' in found) return found
    return {
      status: 200,
      body: describe(found, statusOf(found, todayIn(sites[site].timeZone, clock()))),
    }
  }

  return {
    async challenge({ site, address = 'unknown' }: CardRequest): Promise<CardResponse> {
      const refused = await limiter.take(attemptAt('captchas per address', challenges, address))
      if (refused) return tooMany(refused.seconds)
      const puzzle = await captcha.challenge(site)
      return puzzle === undefined ? refusal(404, 'not found') : { status: 200, body: puzzle }
    },
    giftCard: (request: CardRequest, number: string, pin: string) =>
      guarded(
        request,
        `${request.site} card ${asTyped(number)}`,
        () => store.site(request.site).cards.giftCard(number, pin, pinCost),
        ({ amount, expires_on }, status) => ({
          valid: status === 'valid',
          status,
          balance: amount,
          expirationDate: expires_on,
        }),
      ),
    voucher(request: CardRequest, code: string) {
      const language = languageOf(request.site, new URL(request.request.url).searchParams.get('language'))
      return guarded(
        request,
        `${request.site} voucher ${asTyped(code)}`,
        () => store.site(request.site).cards.voucher(code),
        (card, status) => ({
          valid: status === 'valid',
          status,
          label: labelOf(card, language),
          amount: card.amount,
          quantity: card.quantity,
          expirationDate: card.expires_on,
        }),
      )
    },
  }
}
