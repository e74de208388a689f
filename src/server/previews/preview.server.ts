import { type FlagName, type FlagValues, flagNames } from '../../../config/flags.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteId } from '../../../config/sites.ts'
import { type SignedFor, signedTokens } from '../../../content-models/signed-token.ts'
import { z } from '../../../content-models/zod.ts'

/** Flag values that somebody wants to see on one site, whatever is live there. */
export interface Preview extends SignedFor {
  readonly flags: Partial<FlagValues>
}

/** `invalid`: not signed by us, changed since, or for another site. */
export type ReadPreview = Preview | 'expired' | 'invalid'

const HOUR = 3_600_000
const LASTS = serviceLimits.flags.preview.hours * HOUR

const knownFlags = (given: Readonly<Record<string, boolean | undefined>>): Partial<FlagValues> =>
  Object.fromEntries(
    flagNames.flatMap((name): [FlagName, boolean][] =>
      given[name] === undefined ? [] : [[name, given[name]]],
    ),
  )

const tokens = signedTokens({
  purpose: 'flag preview',
  mark: 'f1',
  // Room for every flag of the table, and still a cookie that browsers keep.
  maxLength: 3_500,
  content: z.object({ flags: z.record(z.string(), z.boolean()).transform(knownFlags) }),
})

/** A token for a link, good until the time that comes with it: a day's work from `now` on. */
export function signPreview(
  secret: string,
  { site, flags, now }: Omit<Preview, 'until'> & { readonly now: number },
): [token: string, until: number] {
  const until = now - (now % 1_000) + LASTS
  return [tokens.sign(secret, site, { flags: knownFlags(flags) }, until), until]
}

/** What a token says to a site. Flags that are no longer there are left out; nothing is read before the signature is right. */
export const readPreview = (secret: string, site: SiteId, token: string, now: number): ReadPreview =>
  tokens.read(secret, site, token, now)
