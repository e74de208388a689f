import { ACCESSIBLE } from '@marquee/addresses/open-programme.ts'
import type { SiteId } from '#config/sites.ts'
import type { FollowModel } from '../page-models/follow.ts'
import type { AnnouncementModel } from '../page-models/show.ts'
import type { Composition } from './composition.server.ts'
import { noFilters } from './filters.ts'
import { tonightPath } from './links.ts'

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

/** Pages of lists offer to be followed; null where the site sends no messages. `list`: path of the page with its filters. */
export function followOf(
  { edition: { site, flags } }: Pick<Composition, 'edition'>,
  list: string,
): FollowModel | null {
  if (!connected?.isSent(site.id) || !flags.watches || !flags.authentication) return null
  return { list, notificationKey: connected.notificationKey }
}

/** Page of showtimes with captions or audio description; null where the country has none. */
export const accessibleHref = (
  { edition }: Pick<Composition, 'edition'>,
  localisation: string | null = null,
): string | null =>
  edition.flags.watches ? tonightPath(edition, ACCESSIBLE, { ...noFilters, localisation }) : null

export function reminderOf({
  edition: { site, flags },
}: Pick<Composition, 'edition'>): AnnouncementModel['reminder'] {
  if (!connected?.isSent(site.id) || !flags.reminders || !flags.authentication) return null
  return { notificationKey: connected.notificationKey }
}
