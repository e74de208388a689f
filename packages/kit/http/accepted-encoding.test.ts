import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
])('%s selects %s', (header, expected) => expect(acceptedEncoding(header)).toBe(expected))

test('does not fill the memory with endlessly many headers', () => {
  for (let index = 0; index < 5_000; index += 1) expect(acceptedEncoding(`gzip;q=0.${index}1`)).toBe('gzip')
})
