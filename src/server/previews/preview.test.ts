import { createHmac, hkdfSync } from 'node:crypto'
import { readPreview, signPreview } from '@marquee/flags/console/preview/preview.server.ts'
import { expect, test } from 'vitest'
import { flagNames } from '#config/flags.ts'
import { signContentPreview } from '#models/preview-token.ts'

const secret = 'a secret of at least thirty-two signs'
const now = Date.parse('2026-11-20T12:00:00Z')
const HOURS = 3_600_000
const [token, until] = signPreview(secret, { site: 'be', flags: { voucherChecker: true, vod: false }, now })

const [mark = ''] = token.split('.')

/** A token with any content and a valid signature. */
function signed(content: unknown): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'marquee flag preview f1', 32))
  const text = `${mark}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

test('returns the chosen flags for eight hours', () => {
  expect(until).toBe(now + 8 * HOURS)
  expect(readPreview(secret, 'be', token, now)).toEqual({
    site: 'be',
    flags: { voucherChecker: true, vod: false },
    until,
  })
  expect(readPreview(secret, 'be', token, until - 1)).toMatchObject({ site: 'be' })
  expect(readPreview(secret, 'be', token, until)).toBe('expired')
})

test('is not one of contents, signed with the same secret', () => {
  const preview = { site: 'be', drafts: true, at: null, travel: false, by: null, until } as const
  const ofContents = signContentPreview(secret, preview)
  for (const other of [ofContents, ofContents.replace('c1.', 'f1.')])
    expect(readPreview(secret, 'be', other, now)).toBe('invalid')
})

test('fits every flag of the table', () => {
  const flags = Object.fromEntries(flagNames.map((name) => [name, false]))
  expect(readPreview(secret, 'be', signPreview(secret, { site: 'be', flags, now })[0], now)).toMatchObject({
    flags,
  })
})

test('omits an unknown flag when signing and reading', () => {
  const [odd] = signPreview(secret, { site: 'be', flags: { vod: true, gone: true } as { vod: boolean }, now })
  expect(Buffer.from(odd.split('.')[1] ?? '', 'base64url').toString()).not.toContain('gone')
  const old = signed({ site: 'be', flags: { vod: true, gone: true }, exp: now / 1_000 + 60 })
  expect(readPreview(secret, 'be', old, now)).toEqual({
    site: 'be',
    flags: { vod: true },
    until: now + 60_000,
  })
})
