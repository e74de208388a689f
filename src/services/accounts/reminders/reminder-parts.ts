import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { AccountParts } from '../account-parts.ts'
import type { ReminderFacts, WatchFacts } from '../ports.ts'
import type { ReminderLinks } from './reminder-links.ts'
import type { ReminderProgramme } from './reminders.ts'

export interface ReminderParts
  extends Pick<AccountParts, 'store' | 'limiter' | 'clock' | 'writeMail' | 'wakeMails' | 'note'> {
  readonly programme: ReminderProgramme
  readonly links: ReminderLinks
  /** The payload of a notification. One with the same `tag` replaces it on the device. */
  readonly notificationText: (at: SiteRequest, facts: ReminderFacts | WatchFacts, tag: string) => string
  readonly wakeNotifications: () => void
  /** Null: no notifications. */
  readonly isNotificationAddress: ((endpoint: string) => boolean) | null
  readonly count: (channel: 'mail' | 'push', outcome: string) => void
  readonly checked: (at: number) => void
  readonly onError: (error: unknown, message: string) => void
}
