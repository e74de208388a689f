import { expect, test } from 'vitest'
import { createCookieSigner } from './derived-keys.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

test('a cookie stays valid while its secret is replaced by another', () => {
  const signature = createCookieSigner(older).sign('session=1')
  const both = createCookieSigner(`${newer},${older}`)
  expect(both.verify('session=1', signature)).toBe(true)
  // The second index is the older secret's, so the library signs the cookie again.
  expect(both.index('session=1', signature)).toBe(1)
  expect(createCookieSigner(newer).verify('session=1', both.sign('session=1'))).toBe(true)
  expect(createCookieSigner(newer).index('session=1', signature)).toBe(-1)
})
