import { namedShowtime, type RequestedShowtime } from './order-address.ts'
import type { ClientContext } from './page.ts'

export const hasSeatQueues = ({ accounts, flags }: Pick<ClientContext, 'accounts' | 'flags'>): boolean =>
  accounts.reminders !== undefined && flags.freedSeats

/** The form in which a visitor waits for seats of a showtime. */
export const queueLink = (
  { t, href }: Pick<ClientContext, 't' | 'href'>,
  requested: RequestedShowtime,
): { readonly label: string; readonly href: string } => ({
  label: t('client-guest:queue.link'),
  href: href('seat-queue', namedShowtime({ ...requested, offer: undefined })),
})
