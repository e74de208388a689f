import { createHmac, hkdfSync } from 'node:crypto'
import { readPreview, signPreview } from '@marquee/flags/console/preview/preview.server.ts'
import { describe, expect, test } from 'vitest'
import { flagNames } from '#config/flags.ts'
import { signContentPreview } from '#models/preview-token.ts'

const secret = 'a secret of at least thirty-two signs'
const now = Date.parse('2026-11-20T12:00:00Z')
const HOURS = 3_600_000
const [token, until] = signPreview(secret, { site: 'be', flags: { voucherChecker: true, vod: false }, now })

const [mark = '', body = '', signature = ''] = token.split('.')
const withBody = (change: (text: string) => string) =>
  `${mark}.${Buffer.from(change(Buffer.from(body, 'base64url').toString())).toString('base64url')}.${signature}`

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

test('is valid for one site', () => {
  expect(readPreview(secret, 'fr', token, now)).toBe('invalid')
})

describe('rejects a token', () => {
  test.each([
    ['with other values', withBody((text) => text.replace('"vod":false', '"vod":true'))],
    ['with a later end', withBody((text) => text.replace(/"exp":\d/, '"exp":9'))],
    ['for another site', withBody((text) => text.replace('"be"', '"fr"'))],
    ['of another form', `f2.${body}.${signature}`],
    ['without its form', `${body}.${signature}`],
    ['with another signature', `${mark}.${body}.${'A'.repeat(signature.length)}`],
    ['with half a signature', `${mark}.${body}.${signature.slice(0, 20)}`],
    ['without a signature', `${mark}.${body}`],
    ['with something behind it', `${token}.more`],
    ['empty', ''],
    ['in odd signs', '💡.%'],
  ])('%s', (_, changed) => {
    for (const site of ['be', 'fr'] as const) expect(readPreview(secret, site, changed, now)).toBe('invalid')
  })

  test('signed with another secret, or for another purpose', () => {
    expect(readPreview(`${secret}!`, 'be', token, now)).toBe('invalid')
    const plain = createHmac('sha256', secret).update(`${mark}.${body}`).digest('base64url')
    expect(readPreview(secret, 'be', `${mark}.${body}.${plain}`, now)).toBe('invalid')
    const ofContents = signContentPreview(secret, {
      site: 'be',
      drafts: true,
      at: null,
      travel: false,
      by: null,
      until,
    })
    for (const other of [ofContents, ofContents.replace('c1.', 'f1.')])
      expect(readPreview(secret, 'be', other, now)).toBe('invalid')
  })

  test.each([
    ['too long', { site: 'be', flags: {}, exp: 2_000_000_000, more: 'x'.repeat(3_000) }],
    ['without an end', { site: 'be', flags: {} }],
    ['with a value that is neither on nor off', { site: 'be', flags: { vod: 'yes' }, exp: 2_000_000_000 }],
    ['not what a preview is', 'be'],
  ])('%s, with a valid signature', (_, content) => {
    expect(readPreview(secret, 'be', signed(content), now)).toBe('invalid')
  })
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
