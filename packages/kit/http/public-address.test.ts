import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('recognises public addresses', () => {
  const closed = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ]
  const closed6 = [
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ]
  for (const address of [...closed, ...closed6]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::8a'])
    expect(isPublicAddress(address), address).toBe(true)
})
