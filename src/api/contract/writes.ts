import { serviceLimits } from '../../../config/service-limits.ts'
import { z } from '../../../content-models/zod.ts'

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

export const writeCalls = {
  sendFeedback: {
    summary: 'Feedback on the site',
    method: 'post',
    host: 'site',
    path: 'feedback',
    body: opinion,
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
