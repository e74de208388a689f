import type { SiteId } from '../config/sites.ts'
import { type SignedFor, signedTokens } from './signed-token.ts'
import { z } from './zod.ts'

/** What somebody wants to see of the contents of one site, though nobody else does. */
export interface ContentPreview extends SignedFor {
  /** Documents with a draft show it. */
  readonly drafts: boolean
  /** The instant as of which the site is shown, in epoch milliseconds; null: now. */
  readonly at: number | null
  /** Whoever follows the preview may choose another instant. */
  readonly travel: boolean
  /** Who made it, as strangers may read it: never an address or a full name. */
  readonly by: string | null
}

/** `invalid`: not signed with this secret, changed since, or for another site. */
export type ReadContentPreview = ContentPreview | 'expired' | 'invalid'

const MAX_NAME = 40

const tokens = signedTokens({
  purpose: 'content preview',
  mark: 'c1',
  maxLength: 600,
  content: z.object({
    drafts: z.boolean(),
    at: z.int().nullable(),
    travel: z.boolean(),
    by: z.string().max(MAX_NAME).nullable(),
  }),
})

/** Whether a token is one of these, whatever it is worth. */
export const isContentToken = (token: string): boolean => tokens.isOne(token)

/** The signed text of a preview: three parts with dots between, fit for a query, a cookie and a header. */
export const signContentPreview = (secret: string, { site, until, by, ...preview }: ContentPreview): string =>
  tokens.sign(secret, site, { ...preview, by: by?.slice(0, MAX_NAME) ?? null }, until)

/** What a token says to a site. Nothing is read before the signature is right. `now` in epoch milliseconds. */
export const readContentPreview = (
  secret: string,
  site: SiteId,
  token: string,
  now: number,
): ReadContentPreview => tokens.read(secret, site, token, now)
