import { z } from 'zod'
import type { LocalDate } from './time.ts'
import { flag, localDate, number, text } from './wire.ts'

/** Balance of a gift card, in the site's currency. */
export interface GiftCardBalance {
  readonly valid: boolean
  readonly balance: number | null
  readonly expiresOn: LocalDate | null
}

export interface Voucher {
  readonly valid: boolean
  readonly label: string | null
  readonly amount: number | null
  readonly quantity: number | null
  readonly expiresOn: LocalDate | null
}

export const wireGiftCard = z.object({ valid: flag(true), balance: number, expirationDate: localDate }).meta({ id: 'GiftCard' })
export const wireVoucher = z
  .object({ valid: flag(true), label: text, amount: number, quantity: number, expirationDate: localDate })
  .meta({ id: 'Voucher' })

export const toGiftCard = (wire: z.output<typeof wireGiftCard>): GiftCardBalance => ({
  valid: wire.valid,
  balance: wire.balance,
  expiresOn: wire.expirationDate,
})

export const toVoucher = (wire: z.output<typeof wireVoucher>): Voucher => ({
  valid: wire.valid,
  label: wire.label,
  amount: wire.amount,
  quantity: wire.quantity,
  expiresOn: wire.expirationDate,
})
