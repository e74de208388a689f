import { createHmac, hkdfSync } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import {
  type ContentPreview,
  isContentToken,
  readContentPreview,
  signContentPreview,
} from './preview-token.ts'

const secret = 'a secret of at least thirty-two signs'
const now = Date.parse('2026-11-20T12:00:00Z')
const until = now + 3_600_000
const preview: ContentPreview = {
  site: 'ch',
  drafts: true,
  at: now + 86_400_000,
  travel: true,
  by: 'Camille D.',
  until,
}
const token = signContentPreview(secret, preview)
const [mark = '', body = '', signature = ''] = token.split('.')

const withBody = (change: (text: string) => string) =>
  `${mark}.${Buffer.from(change(Buffer.from(body, 'base64url').toString())).toString('base64url')}.${signature}`

/** A token with any content and a valid signature. */
function signed(content: unknown, start = mark): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'marquee content preview c1', 32))
  const text = `${start}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

test('returns the preview to its own site until the token expires', () => {
  expect(readContentPreview(secret, 'ch', token, now)).toEqual(preview)
  expect(readContentPreview(secret, 'ch', token, until - 1)).toEqual(preview)
  expect(readContentPreview(secret, 'ch', token, until)).toBe('expired')
  expect(readContentPreview(secret, 'fr', token, now)).toBe('invalid')
})

test('a token needs no escaping in an address, a cookie or a header', () => {
  expect(token).toMatch(/^[\w.-]+$/)
  expect(new URLSearchParams({ token }).toString()).toBe(`token=${token}`)
  expect([isContentToken(token), isContentToken('eyJzaXRlIjoiYmUifQ.c1.x')]).toEqual([true, false])
})

test('truncates a long name so that the token stays readable', () => {
  const long = signContentPreview(secret, { ...preview, by: 'é'.repeat(500) })
  expect(readContentPreview(secret, 'ch', long, now)).toMatchObject({ by: 'é'.repeat(40) })
})

describe('rejects a token', () => {
  test.each([
    ['with another time', withBody((text) => text.replace(/"at":\d/, '"at":9'))],
    ['with a later end', withBody((text) => text.replace(/"exp":\d/, '"exp":9'))],
    ['for another site', withBody((text) => text.replace('"ch"', '"fr"'))],
    ['of another form', `c2.${body}.${signature}`],
    ['of another form, signed', signed({ site: 'ch' }, 'c2')],
    ['with another signature', `${mark}.${body}.${'A'.repeat(signature.length)}`],
    ['with half a signature', `${mark}.${body}.${signature.slice(0, 20)}`],
    ['without a signature', `${mark}.${body}`],
    ['with something behind it', `${token}.more`],
    ['empty', ''],
    ['in odd signs', '💡.%.'],
  ])('%s', (_, changed) => {
    for (const site of ['ch', 'fr'] as const)
      expect(readContentPreview(secret, site, changed, now)).toBe('invalid')
  })

  test('signed with another secret', () => {
    expect(readContentPreview(`${secret}!`, 'ch', token, now)).toBe('invalid')
  })

  test('signed like a message or webhook of the content management, with the same secret', () => {
    const text = `${mark}.${body}`
    const ofMessages = createHmac('sha256', secret).update(text).digest('base64url')
    const ofWebhooks = new Webhook(Buffer.from(secret).toString('base64'))
      .sign('', new Date(now), text)
      .replace('v1,', '')
    for (const other of [ofMessages, Buffer.from(ofWebhooks, 'base64').toString('base64url')])
      expect(readContentPreview(secret, 'ch', `${text}.${other}`, now)).toBe('invalid')
  })

  test.each([
    ['too long', { ...preview, exp: 2_000_000_000, more: 'x'.repeat(600) }],
    ['without an end', { site: 'ch', drafts: true, at: null, travel: false, by: null }],
    [
      'of a site that there is not',
      { site: 'xx', drafts: true, at: null, travel: false, by: null, exp: 2_000_000_000 },
    ],
    [
      'with a time in words',
      { site: 'ch', drafts: true, at: 'tomorrow', travel: false, by: null, exp: 2_000_000_000 },
    ],
    ['not what a preview is', 'ch'],
  ])('%s, with a valid signature', (_, content) => {
    expect(readContentPreview(secret, 'ch', signed(content), now)).toBe('invalid')
  })
})

test('a token stays valid while its secret is replaced by another', () => {
  const newer = 'another secret of at least thirty-two signs'
  for (const both of [`${newer},${secret}`, `${secret},${newer}`])
    expect(readContentPreview(both, 'ch', token, now)).toEqual(preview)
  const signed = signContentPreview(`${newer},${secret}`, preview)
  expect(readContentPreview(newer, 'ch', signed, now)).toEqual(preview)
  expect(readContentPreview(secret, 'ch', signed, now)).toBe('invalid')
})
