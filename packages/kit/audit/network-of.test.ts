import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:5:6', '2001:db8:5::/48'],
  ['2001:db8:5:6:7:8:9:a', '2001:db8:5::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '::/48'],
  [undefined, null],
])('%s is in %s', (address, network) => expect(networkOf(address)).toBe(network))
