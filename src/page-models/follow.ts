/** A list of showtimes that can be followed. */
export interface FollowModel {
  /** Path of its page, with filters. */
  readonly list: string
  /** Public key for notifications; null without them. */
  readonly notificationKey: string | null
}
