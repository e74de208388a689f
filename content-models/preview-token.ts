import type { SiteId } from '#config/sites.ts'
import { type SignedFor, signedTokens } from './signed-token.ts'
import { z } from './zod.ts'

export interface ContentPreview extends SignedFor {
  /** Shows drafts. */
  readonly drafts: boolean
  /** Epoch milliseconds of the shown instant; null: now. */
  readonly at: number | null
  /** The viewer may choose another instant. */
  readonly travel: boolean
  /** Shows what is imported, without what editors have laid over it. */
  readonly asImported?: true | undefined
  /** Author as shown to others, without address or full name. */
  readonly by: string | null
}

/** `invalid`: not our signature, altered, or for another site. */
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
    asImported: z.literal(true).optional(),
    by: z.string().max(MAX_NAME).nullable(),
  }),
})

/** A check of the form only; the signature is not verified. */
export const isContentToken = (token: string): boolean => tokens.isOne(token)

/** Three parts separated by dots, safe in queries, cookies and headers. */
export const signContentPreview = (secret: string, { site, until, by, ...preview }: ContentPreview): string =>
  tokens.sign(secret, site, { ...preview, by: by?.slice(0, MAX_NAME) ?? null }, until)

/** Verifies the signature before parsing. `now` in epoch milliseconds. */
export const readContentPreview = (
  secret: string,
  site: SiteId,
  token: string,
  now: number,
): ReadContentPreview => tokens.read(secret, site, token, now)
