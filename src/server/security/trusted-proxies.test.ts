import { BlockList } from 'node:net'
import { readTrustedProxies } from '@marquee/kit/http/visitor-address.ts'
import { expect, it } from 'vitest'

it.each([
  ['', 0],
  ['0', 0],
  ['false', 0],
  ['1', 1],
  ['true', 1],
  ['2', 2],
])('%j is the number %i', (text, hops) => {
  expect(readTrustedProxies(text)).toBe(hops)
})

it('reads networks and single addresses', () => {
  const list = readTrustedProxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32')
  if (!(list instanceof BlockList)) throw new Error('not a list')
  expect(['10.255.1.1', '192.0.2.1', '192.0.2.2'].map((address) => list.check(address))).toEqual([
    true,
    true,
    false,
  ])
  expect(list.check('2001:db8:1::1', 'ipv6')).toBe(true)
})

it.each(['yes', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '10.0.0.0/8/8', '2001:db8::/129', '-1', '1,'])(
  'refuses %j',
  (text) => {
    expect(readTrustedProxies(text)).toBeNull()
  },
)
