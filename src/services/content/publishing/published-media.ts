import type { PublishingIssue } from './plain-issues.ts'
import type { PublishingStore, StoredResult } from './store-state.ts'

export interface PublishedPicture {
  readonly type: string
  readonly bytes: Uint8Array
}

const NAME = /^([0-9a-f]{32,64})\.(jpg|jpeg|png|webp|avif)$/

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

export function mediaTypeOf(name: string): string | undefined {
  return types[NAME.exec(name)?.[2] ?? '']
}

const text = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)

function writtenType(bytes: Buffer): string | undefined {
  if (text(bytes, 0, 3) === '\xFF\xD8\xFF') return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 40))) return 'image/avif'
  return undefined
}

export const WRONG_NAME: PublishingIssue = { path: 'name', message: 'is not the SHA-256 of the bytes' }

const HASH_DIGITS = 64
const DIGEST = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/i

const digitsOf = (name: string) => NAME.exec(name)?.[1] ?? ''

/**
 * SHA-256 in hex of the bytes to come: in `Content-Digest` (RFC 9530), or the name if it has all digits.
 */
export function announcedHash(name: string, contentDigest: string | null): string | undefined {
  const [, digest] = DIGEST.exec(contentDigest ?? '') ?? []
  if (digest !== undefined) return Buffer.from(digest, 'base64').toString('hex')
  const digits = digitsOf(name)
  return digits.length === HASH_DIGITS ? digits : undefined
}

export const isNamedBy = (name: string, hash: string): boolean => hash.startsWith(digitsOf(name))

export function mediaFaults(name: string, bytes: Buffer): PublishingIssue[] {
  const written = writtenType(bytes)
  return written === mediaTypeOf(name)
    ? []
    : [{ path: 'body', message: written ? `is ${written}` : 'is no picture in JPEG, PNG, WebP or AVIF' }]
}

/** Idempotent: names contain a hash of the bytes. */
export async function storeMedia(
  { db }: PublishingStore,
  name: string,
  type: string,
  bytes: Buffer,
  now: string,
): Promise<StoredResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('media')
    .values({ name, type, bytes, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0 ? 'stored' : 'known'
}

export const readMedia = ({ read }: PublishingStore, name: string): Promise<PublishedPicture | undefined> =>
  read.selectFrom('media').where('name', '=', name).select(['type', 'bytes']).executeTakeFirst()
