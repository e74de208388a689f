import type { SiteId } from '#config/sites.ts'
import type { AnnouncementModel } from '../page-models/show.ts'
import type { Composition } from './composition.server.ts'

interface ConnectedReminders {
  /** Public key for notifications; null without them. */
  readonly notificationKey: string | null
  /** False where an outside client host has the accounts. */
  readonly isSent: (site: SiteId) => boolean
}

let connected: ConnectedReminders | undefined

/** Registers how reminders are sent. Call once, at startup; without it pages offer none. */
export function connectReminders(reminders: ConnectedReminders): void {
  connected = reminders
}

export function reminderOf({
  edition: { site, flags },
}: Pick<Composition, 'edition'>): AnnouncementModel['reminder'] {
  if (!connected?.isSent(site.id) || !flags.reminders || !flags.authentication) return null
  return { notificationKey: connected.notificationKey }
}
