import { signatures } from '@marquee/kit/secrets/secrets.ts'

export interface BookingKeys {
  keyOf(site: string, booking: string): string
  isKey(site: string, booking: string, key: string): boolean
}

/** Keys in links to bookings without an account: who has the mail may see and cancel the booking. */
export function bookingKeys(setting: string): BookingKeys {
  const { sign, isSignature } = signatures(setting)
  return {
    keyOf: (site, booking) => sign('booking', site, booking),
    isKey: (site, booking, key) => isSignature(key, 'booking', site, booking),
  }
}
