import { z } from 'zod'
import type { LocalDate } from './time.ts'
import { tolerant } from './tolerant.ts'
import { flag, localDate, number, text } from './wire.ts'

export type CardStatus = 'valid' | 'used' | 'expired'

/** Amounts are in the site's currency. */
export interface GiftCardBalance {
  readonly status: CardStatus
  readonly balance: number | null
  readonly expiresOn: LocalDate | null
}

export interface Voucher {
  readonly status: CardStatus
  readonly label: string | null
  readonly amount: number | null
  readonly quantity: number | null
  readonly expiresOn: LocalDate | null
}

const statuses: readonly string[] = ['valid', 'used', 'expired'] satisfies CardStatus[]
const isStatus = (value: unknown): value is CardStatus =>
  typeof value === 'string' && statuses.includes(value)
const status = tolerant<string | null>({ enum: [...statuses, null] })((value) =>
  isStatus(value) ? value : null,
)

export const wireGiftCard = z
  .object({ valid: flag(true), status, balance: number, expirationDate: localDate })
  .meta({ id: 'GiftCard' })
export const wireVoucher = z
  .object({
    valid: flag(true),
    status,
    label: text,
    amount: number,
    quantity: number,
    expirationDate: localDate,
  })
  .meta({ id: 'Voucher' })

/** Derives the reason from the balance, if the source only reports the card as invalid. */
function statusOf(status: CardStatus | null, valid: boolean, left: number | null): CardStatus {
  if (status !== null) return status
  if (valid) return 'valid'
  return left === 0 ? 'used' : 'expired'
}

export const toGiftCard = (wire: z.output<typeof wireGiftCard>): GiftCardBalance => ({
  status: statusOf(wire.status, wire.valid, wire.balance),
  balance: wire.balance,
  expiresOn: wire.expirationDate,
})

export const toVoucher = (wire: z.output<typeof wireVoucher>): Voucher => ({
  status: statusOf(wire.status, wire.valid, wire.quantity ?? wire.amount),
  label: wire.label,
  amount: wire.amount,
  quantity: wire.quantity,
  expiresOn: wire.expirationDate,
})
