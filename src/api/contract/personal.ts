import { wireCaptchaChallenge } from '#models/captcha.ts'
import { toClient, wireClient } from '#models/client.ts'
import { toGiftCard, toVoucher, wireGiftCard, wireVoucher } from '#models/gift-card.ts'
import { asSent } from '#models/wire.ts'
import { toVisitorZone, wireVisitorZone } from '#models/zone.ts'
import { call } from '../call.ts'

export const captchaHeader = 'X-Recaptcha-Response'

/** Responses for one visitor, never cached. */
export const personalCalls = {
  zone: call('zone', {
    reach: 'personal',
    summary: 'City the request seems to come from',
    returns: 'record',
    wire: wireVisitorZone,
    toModel: toVisitorZone,
  }),
  client: call('client/{clientId}', {
    reach: 'personal',
    summary: 'The signed-in client',
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  captchaChallenge: call('captcha/challenge', {
    reach: 'personal',
    summary: 'A puzzle whose solution goes into the captcha header, once',
    language: false,
    returns: 'item',
    wire: wireCaptchaChallenge,
    toModel: asSent,
  }),
  giftCard: call('gift-card/{number}/{pin}', {
    reach: 'personal',
    summary: 'Balance of a gift card',
    headers: [captchaHeader],
    returns: 'item',
    wire: wireGiftCard,
    toModel: toGiftCard,
  }),
  voucher: call('voucher/{code}', {
    reach: 'personal',
    summary: 'Validity of a voucher',
    headers: [captchaHeader],
    returns: 'item',
    wire: wireVoucher,
    toModel: toVoucher,
  }),
} as const
