import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type SiteId, siteIds } from '../config/sites.ts'
import { z } from './zod.ts'

/** What somebody wants to see of the contents of one site, though nobody else does. */
export interface ContentPreview {
  readonly site: SiteId
  /** Documents with a draft show it. */
  readonly drafts: boolean
  /** The instant as of which the site is shown, in epoch milliseconds; null: now. */
  readonly at: number | null
  /** Whoever follows the preview may choose another instant. */
  readonly travel: boolean
  /** Who made it, as strangers may read it: never an address or a full name. */
  readonly by: string | null
  /** Epoch milliseconds, in whole seconds. */
  readonly until: number
}

/** `invalid`: not signed with this secret, changed since, or for another site. */
export type ReadContentPreview = ContentPreview | 'expired' | 'invalid'

const SECOND = 1_000
const KEY_BYTES = 32
const MAX_TOKEN = 600
/** Says of what kind and form a token is; signed with the rest. A new form takes a new mark. */
const MARK = 'c1'

/** Apart from the messages that are signed with the same secret: neither can stand in for the other. */
const keys = new Map<string, Uint8Array>()
function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret) ?? new Uint8Array(hkdfSync('sha256', secret, '', `marquee content preview ${MARK}`, KEY_BYTES))
  keys.set(secret, known)
  return known
}

const wire = z.object({
  site: z.enum(siteIds),
  drafts: z.boolean(),
  at: z.int().nullable(),
  travel: z.boolean(),
  by: z.string().max(40).nullable(),
  exp: z.int().positive(),
})

const signatureOf = (secret: string, text: string): Buffer => createHmac('sha256', keyOf(secret)).update(text).digest()

/** Whether a token is one of these, whatever it is worth. */
export const isContentToken = (token: string): boolean => token.startsWith(`${MARK}.`)

/** The signed text of a preview: three parts with dots between, fit for a query, a cookie and a header. */
export function signContentPreview(secret: string, { until, ...preview }: ContentPreview): string {
  const content: z.input<typeof wire> = { ...preview, by: preview.by?.slice(0, 40) ?? null, exp: Math.floor(until / SECOND) }
  const text = `${MARK}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`
  return `${text}.${signatureOf(secret, text).toString('base64url')}`
}

function parsed(body: string): z.infer<typeof wire> | undefined {
  try {
    return wire.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** What a token says to a site. Nothing is read before the signature is right. `now` in epoch milliseconds. */
export function readContentPreview(secret: string, site: SiteId, token: string, now: number): ReadContentPreview {
  if (token.length > MAX_TOKEN) return 'invalid'
  const [mark = '', body = '', signature = '', ...rest] = token.split('.')
  const [ours, theirs] = [signatureOf(secret, `${mark}.${body}`), Buffer.from(signature, 'base64url')]
  if (mark !== MARK || rest.length > 0 || ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return 'invalid'
  const read = parsed(body)
  if (!read || read.site !== site) return 'invalid'
  const { exp, ...preview } = read
  return exp * SECOND > now ? { ...preview, until: exp * SECOND } : 'expired'
}
