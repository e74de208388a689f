import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type FlagName, type FlagValues, flagNames } from '../../config/flags.ts'
import { serviceLimits } from '../../config/service-limits.ts'
import type { SiteId } from '../../config/sites.ts'
import { z } from '../../content-models/zod.ts'

/** Flag values that somebody wants to see on one site, whatever is live there. */
export interface Preview {
  readonly site: SiteId
  readonly flags: Partial<FlagValues>
  /** Epoch milliseconds. */
  readonly until: number
}

/** `invalid`: not signed by us, changed since, or for another site. */
export type ReadPreview = Preview | 'expired' | 'invalid'

const KEY_BYTES = 32
const SECOND = 1_000
const MAX_HOURS = serviceLimits.flags.preview.hours
/** Room for every flag of the table, and still a cookie that browsers keep. */
const MAX_TOKEN = 3_500

/** The key of previews alone: what else is signed with the session secret cannot stand in for one. */
export const previewKey = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'marquee flag preview', KEY_BYTES))

const wire = z.object({ site: z.string(), flags: z.record(z.string(), z.boolean()), exp: z.number().int() })

const signatureOf = (key: Uint8Array, body: string): Buffer => createHmac('sha256', key).update(body).digest()

const knownFlags = (given: Readonly<Record<string, boolean | undefined>>): Partial<FlagValues> =>
  Object.fromEntries(flagNames.flatMap((name): [FlagName, boolean][] => (given[name] === undefined ? [] : [[name, given[name]]])))

/** A token for a link, good until the time that comes with it: a day's work from `now` on. */
export function signPreview(
  key: Uint8Array,
  { site, flags, now }: Omit<Preview, 'until'> & { readonly now: number },
): [token: string, until: number] {
  const exp = Math.floor(now / SECOND) + MAX_HOURS * 3_600
  const body = Buffer.from(JSON.stringify({ site, flags: knownFlags(flags), exp })).toString('base64url')
  return [`${body}.${signatureOf(key, body).toString('base64url')}`, exp * SECOND]
}

function parsed(body: string): z.infer<typeof wire> | undefined {
  try {
    return wire.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** What a token says to a site. Flags that are no longer there are left out; nothing is read before the signature is right. */
export function readPreview(key: Uint8Array, site: SiteId, token: string, now: number): ReadPreview {
  if (token.length > MAX_TOKEN) return 'invalid'
  const [body = '', signature = '', ...rest] = token.split('.')
  const [ours, theirs] = [signatureOf(key, body), Buffer.from(signature, 'base64url')]
  if (rest.length > 0 || ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return 'invalid'
  const read = parsed(body)
  if (!read || read.site !== site) return 'invalid'
  const until = read.exp * SECOND
  return until > now ? { site, flags: knownFlags(read.flags), until } : 'expired'
}
