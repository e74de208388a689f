import { serviceLimits } from '#config/service-limits.ts'
import { z } from '#models/zod.ts'

/** A call that changes something. It is not retried, and its response body is ignored. */
export interface WriteCall<B = unknown> {
  readonly summary: string
  readonly method: 'post' | 'patch' | 'delete'
  readonly host: 'site' | 'client'
  readonly path: string
  readonly body: z.ZodType<B> | null
  /** Requires no client. */
  readonly open?: true
}

const vistaRefs = z.object({ cinemas: z.array(z.string()) })
const emotion = z.enum(['disappointed', 'liked', 'loved'])

const opinion = z.strictObject({
  rating: z.int().min(1).max(5),
  text: z.string().trim().max(serviceLimits.feedback.characters),
  path: z
    .string()
    .regex(/^\/(?!\/)\S*$/, 'must be a path of this site')
    .max(500),
})

export type Opinion = z.input<typeof opinion>

const slugText = z.string().regex(/^[^\s/\\\p{Cc}]{1,200}$/u, 'must be a slug')
const endpoint = z.string().max(1_000)

const recipient = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('mail'), email: z.string().max(300) }),
  z.strictObject({
    channel: z.literal('push'),
    endpoint,
    // A P-256 point and 16 bytes, in base64url.
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
    }),
  }),
])

const reminder = z.union([
  z.strictObject({
    show: slugText,
    /** A cinema or city; empty: any cinema of the site. */
    place: z.union([z.literal(''), slugText]),
    to: recipient,
  }),
  /** `list`: path of a page that lists showtimes, with its filters. */
  z.strictObject({ list: z.string().startsWith('/').max(600), to: recipient }),
])

export type WantedReminder = z.input<typeof reminder>

export const writeCalls = {
  sendFeedback: {
    summary: 'Feedback on the site',
    method: 'post',
    host: 'site',
    path: 'feedback',
    body: opinion,
    open: true,
  },
  setReminder: {
    summary:
      'Be reminded once of a film, or of what is new in a list, by mail or by a notification; of the signed-in client if there is one',
    method: 'post',
    host: 'client',
    path: 'client/reminders',
    body: reminder,
    open: true,
  },
  endDeviceReminders: {
    summary: 'End all reminders on a device',
    method: 'post',
    host: 'client',
    path: 'client/reminders/end-device',
    body: z.strictObject({ endpoint }),
    open: true,
  },
  endReminders: {
    summary: 'End all reminders of the recipient whose signed `token` is in the query (RFC 8058)',
    method: 'post',
    host: 'client',
    path: 'client/reminders/end',
    body: null,
    open: true,
  },
  addFavourite: {
    summary: 'Add a favourite cinema',
    method: 'post',
    host: 'client',
    path: 'client/{clientId}/cinema/{slug}',
    body: null,
  },
  removeFavourite: {
    summary: 'Drop a favourite cinema',
    method: 'delete',
    host: 'client',
    path: 'client/{clientId}/cinema/{slug}',
    body: null,
  },
  setWishlist: {
    summary: 'Set the shows of the wishlist',
    method: 'post',
    host: 'client',
    path: 'client/{clientId}/shows',
    body: z.object({ showSlugs: z.array(z.string()) }),
  },
  setIntention: {
    summary: 'Put a show on the wishlist or take it off',
    method: 'post',
    host: 'client',
    path: 'client/{clientId}/show/{slug}/intention',
    body: z.object({ intention: z.number().int(), isDelete: z.boolean() }),
  },
  setEmotion: {
    summary: 'Rate a show or withdraw the rating',
    method: 'post',
    host: 'client',
    path: 'client/{clientId}/show/{slug}/emotion',
    body: z.object({ emotion, isDelete: z.boolean() }),
  },
  addFavourites: {
    summary: 'Add favourite cinemas',
    method: 'patch',
    host: 'client',
    path: 'v1/accounts/me/cinemas',
    body: vistaRefs,
  },
  removeFavourites: {
    summary: 'Drop favourite cinemas',
    method: 'delete',
    host: 'client',
    path: 'v1/accounts/me/cinemas',
    body: vistaRefs,
  },
  logout: {
    summary: 'End the session',
    method: 'post',
    host: 'client',
    path: '{language}/logout',
    body: null,
  },
} as const satisfies Record<string, WriteCall>

export const defaultIntention = 2
