import type { FollowModel } from '../../page-models/follow.ts'
import type { AnnouncementModel } from '../../page-models/show.ts'
import type { Place } from '../../storage/place-store.ts'
import { openModal } from '../modals/modals.ts'

export interface ReminderData {
  /** Empty for a list. */
  readonly show: string
  /** Path of a list to follow instead of a film. */
  readonly list?: string
  /** Public key for notifications; null without them. */
  readonly notificationKey: string | null
  /** Slug of the visitor's cinema or city; empty without one. */
  readonly place: string
  readonly placeName: string
  /** A calendar file of the start of sales. */
  readonly calendarHref: string | null
}

/** The same in the client area, as a form. */
export const reminderHref = (clientHref: string, show: string, place: string): string =>
  `${clientHref}/reminder?${new URLSearchParams({ show, ...(place === '' ? {} : { place }) })}`

/** `place`: the visitor's, if one was chosen. */
export function openReminder(
  show: string,
  { reminder, sale }: AnnouncementModel,
  place: Pick<Place, 'slug' | 'name'> | null,
  trigger: Element,
): void {
  const data: ReminderData = {
    show,
    notificationKey: reminder?.notificationKey ?? null,
    place: place?.slug ?? '',
    placeName: place?.name ?? '',
    calendarHref: sale?.calendarHref ?? null,
  }
  openModal('reminder', data, trigger)
}

export const openFollow = ({ list, notificationKey }: FollowModel, trigger: Element): void =>
  openModal(
    'reminder',
    { show: '', list, notificationKey, place: '', placeName: '', calendarHref: null } satisfies ReminderData,
    trigger,
  )
