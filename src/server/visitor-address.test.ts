import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  remoteAddress,
  header: () => forwarded,
})

test('is the peer of the socket without a trusted proxy, even with a forwarding header', () => {
  expect(visitorAddress(from('203.0.113.7', '198.51.100.1'), false)).toBe('203.0.113.7')
  expect(visitorAddress(from('::ffff:203.0.113.7'), false)).toBe('203.0.113.7')
  expect(visitorAddress(from(undefined), false)).toBeUndefined()
})

test('is the last forwarded address behind a trusted proxy', () => {
  expect(visitorAddress(from('10.0.0.1', '1.1.1.1, 198.51.100.1'), true)).toBe('198.51.100.1')
  expect(visitorAddress(from('10.0.0.1'), true)).toBe('10.0.0.1')
})

test('combines the addresses of one IPv6 network', () => {
  expect(visitorAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe(
    visitorAddress(from('2001:db8:1:2:ffff::1'), false),
  )
})
