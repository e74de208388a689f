import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  remoteAddress,
  header: () => forwarded,
})

test('without a trusted proxy it is the other end of the socket, whatever the headers say', () => {
  expect(visitorAddress(from('203.0.113.7', '198.51.100.1'), false)).toBe('203.0.113.7')
  expect(visitorAddress(from('::ffff:203.0.113.7'), false)).toBe('203.0.113.7')
  expect(visitorAddress(from(undefined), false)).toBeUndefined()
})

test('a trusted proxy says whom it talks to; what the visitor wrote before that counts for nothing', () => {
  expect(visitorAddress(from('10.0.0.1', '1.1.1.1, 198.51.100.1'), true)).toBe('198.51.100.1')
  expect(visitorAddress(from('10.0.0.1'), true)).toBe('10.0.0.1')
})

test('addresses of one IPv6 network are one visitor', () => {
  expect(visitorAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe(
    visitorAddress(from('2001:db8:1:2:ffff::1'), false),
  )
})
