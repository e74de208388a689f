import { wireCaptchaChallenge } from '#models/captcha.ts'
import { toClient, wireClient } from '#models/client.ts'
import { toGiftCard, toVoucher, wireGiftCard, wireVoucher } from '#models/gift-card.ts'
import { asSent } from '#models/wire.ts'
import { toVisitorZone, wireVisitorZone } from '#models/zone.ts'
import { call } from '../call.ts'

const personal = { origin: 'designed', reach: 'personal' } as const

export const captchaHeader = 'X-Recaptcha-Response'

/** Responses for one visitor, never cached. */
export const personalCalls = {
  zone: call({
    ...personal,
    summary: 'City the request seems to come from',
    path: 'zone',
    returns: 'record',
    wire: wireVisitorZone,
    toModel: toVisitorZone,
  }),
  client: call({
    ...personal,
    summary: 'The signed-in client',
    path: 'client/{clientId}',
    returns: 'item',
    wire: wireClient,
    toModel: toClient,
  }),
  captchaChallenge: call({
    ...personal,
    summary: 'A puzzle whose solution goes into the captcha header, once',
    path: 'captcha/challenge',
    language: false,
    returns: 'item',
    wire: wireCaptchaChallenge,
    toModel: asSent,
  }),
  giftCard: call({
    ...personal,
    summary: 'Balance of a gift card',
    path: 'gift-card/{number}/{pin}',
    headers: [captchaHeader],
    returns: 'item',
    wire: wireGiftCard,
    toModel: toGiftCard,
  }),
  voucher: call({
    ...personal,
    summary: 'Validity of a voucher',
    path: 'voucher/{code}',
    headers: [captchaHeader],
    returns: 'item',
    wire: wireVoucher,
    toModel: toVoucher,
  }),
} as const
