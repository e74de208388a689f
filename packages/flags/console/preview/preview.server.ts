import { type FlagName, type FlagValues, flagNames } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { type SignedFor, signedTokens } from '#models/signed-token.ts'
import { z } from '#models/zod.ts'

export interface Preview extends SignedFor {
  readonly flags: Partial<FlagValues>
}

/** `invalid`: not our signature, altered, or for another site. */
export type ReadPreview = Preview | 'expired' | 'invalid'

const HOUR = 3_600_000
const LASTS = serviceLimits.flags.preview.hours * HOUR

const knownFlags = (values: Readonly<Record<string, boolean | undefined>>): Partial<FlagValues> =>
  Object.fromEntries(
    flagNames.flatMap((name): [FlagName, boolean][] =>
      values[name] === undefined ? [] : [[name, values[name]]],
    ),
  )

const tokens = signedTokens({
  purpose: 'flag preview',
  mark: 'f1',
  // Fits every flag, within the size limit of cookies.
  maxLength: 3_500,
  content: z.object({ flags: z.record(z.string(), z.boolean()).transform(knownFlags) }),
})

/** Valid for one working day from `now`. */
export function signPreview(
  secret: string,
  { site, flags, now }: Omit<Preview, 'until'> & { readonly now: number },
): [token: string, until: number] {
  const until = now - (now % 1_000) + LASTS
  return [tokens.sign(secret, site, { flags: knownFlags(flags) }, until), until]
}

/** Ignores flags that no longer exist. Verifies the signature before parsing. */
export const readPreview = (secret: string, site: SiteId, token: string, now: number): ReadPreview =>
  tokens.read(secret, site, token, now)
