import type { SiteId } from '#config/sites.ts'
import { addDays } from '#models/site-clock.ts'
import { hashPin } from '../src/services/content/store/card-secrets.ts'
import type { NewCard } from '../src/services/content/store/card-writer.ts'
import { amount } from './prices.ts'

const seats = {
  two: {
    fr: 'Bon pour deux places',
    en: 'Voucher for two seats',
    de: 'Gutschein für zwei Plätze',
    nl: 'Voucher voor twee plaatsen',
  },
  one: {
    fr: 'Bon pour une place',
    en: 'Voucher for one seat',
    de: 'Gutschein für einen Platz',
    nl: 'Voucher voor één plaats',
  },
  snack: {
    fr: 'Bon pour le comptoir',
    en: 'Snack bar voucher',
    de: 'Gutschein für die Kinobar',
    nl: 'Voucher voor de bar',
  },
} as const

/**
 * One card and one voucher in each state, as listed in `docs/demo-data.md`. Days relative to the site's date.
 */
const giftCards = [
  { number: '6031 4200 0000 0018', pin: '2468', euros: 42.5, days: 400 },
  { number: '6031 4200 0000 0026', pin: '1357', euros: 0, days: 200 },
  { number: '6031 4200 0000 0034', pin: '8642', euros: 15, days: -30 },
] as const

export const giftCardDigits: number = giftCards[0].number.replaceAll(' ', '').length

const vouchers = [
  { code: 'SALLE-2-PLACES', label: seats.two, euros: null, quantity: 2, days: 180 },
  { code: 'SNACK-7-EUROS', label: seats.snack, euros: 7, quantity: null, days: 90 },
  { code: 'DEJA-VU-2026', label: seats.one, euros: null, quantity: 0, days: 60 },
  { code: 'ENTRACTE-2025', label: seats.one, euros: null, quantity: 1, days: -45 },
] as const

export const cardsRevision = [giftCards, vouchers]

let hashes: Promise<readonly string[]> | undefined

/** Every site has the same PINs, which are hashed once because hashing is slow. */
export async function demoCards(site: SiteId, today: string): Promise<NewCard[]> {
  hashes ??= Promise.all(giftCards.map(({ pin }) => hashPin(pin)))
  const pins = await hashes
  return [
    ...giftCards.map(({ number, euros, days }, index) => ({
      kind: 'giftCard' as const,
      number,
      pinHash: pins[index] ?? '',
      amount: amount(euros, site),
      expiresOn: addDays(today, days),
    })),
    ...vouchers.map(({ code, label, euros, quantity, days }) => ({
      kind: 'voucher' as const,
      code,
      label,
      amount: amount(euros, site),
      quantity,
      expiresOn: addDays(today, days),
    })),
  ]
}
