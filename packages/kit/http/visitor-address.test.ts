import { expect, it, test } from 'vitest'
import { readTrustedProxies, visitorAddress } from './visitor-address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  remoteAddress,
  header: () => forwarded,
})
const behind = (proxies: string, socket: string, forwarded?: string) =>
  visitorAddress(from(socket, forwarded), readTrustedProxies(proxies) ?? 0)

test('is the peer of the socket without a trusted proxy, even with a forwarding header', () => {
  expect(visitorAddress(from('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7')
  expect(visitorAddress(from('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7')
  expect(visitorAddress(from('::1'), 0)).toBe('::1')
  expect(visitorAddress(from(undefined), 0)).toBeUndefined()
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['1.1.1.1,203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['"[2001:db8:1:2::3]:80"', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['', '10.0.0.1'],
  ['unknown', '10.0.0.1'],
  ['_hidden', '10.0.0.1'],
  ['203.0.113.7.5', '10.0.0.1'],
  ['203.0.113.7, ', '10.0.0.1'],
])('reads %j, else takes the socket', (forwarded, address) => {
  expect(behind('1', '10.0.0.1', forwarded)).toBe(address)
})

test('counts as many proxies from the right as there are', () => {
  const forwarded = 'spoofed, 203.0.113.7, 198.51.100.1'
  expect(behind('1', '10.0.0.1', forwarded)).toBe('198.51.100.1')
  expect(behind('2', '10.0.0.1', forwarded)).toBe('203.0.113.7')
  expect(behind('2', '10.0.0.1', '198.51.100.1'), 'past the outer proxy').toBe('198.51.100.1')
})

test('goes past the networks of proxies, and believes no other sender', () => {
  const networks = '10.0.0.0/8, 198.51.100.0/24, 2001:db8::/32'
  expect(behind(networks, '10.0.0.1', '1.1.1.1, 203.0.113.7:1, 198.51.100.1, 10.2.3.4')).toBe('203.0.113.7')
  expect(behind(networks, '2001:db8::5', '203.0.113.7')).toBe('203.0.113.7')
  expect(behind(networks, '::ffff:10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(behind(networks, '192.0.2.1', '203.0.113.7'), 'a stranger').toBe('192.0.2.1')
  expect(behind(networks, '10.0.0.1', 'nonsense, 198.51.100.1'), 'unreadable').toBe('10.0.0.1')
  expect(behind(networks, '10.0.0.1', '10.2.3.4'), 'only proxies').toBe('10.2.3.4')
})

test('combines the addresses of one IPv6 network', () => {
  const networks = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', '2001:db8:1:2::'].map((address) =>
    visitorAddress(from(address), 0),
  )
  expect(new Set(networks).size).toBe(1)
})
