import { expect, it } from 'vitest'
import { isHashOf, slowHash } from './slow-hash.ts'

const cost = { N: 16, r: 8, p: 1 }

it('salts every hash, and verifies its text', async () => {
  const [one, other] = await Promise.all([slowHash('2468', cost), slowHash('2468', cost)])
  expect(one.salt === other.salt || one.key === other.key).toBe(false)
  expect(
    await Promise.all([
      isHashOf('2468', one, cost),
      isHashOf('2469', one, cost),
      isHashOf('2468', one, { ...cost, p: 2 }),
    ]),
  ).toEqual([true, false, false])
})

it('rejects any text without a hash', async () => {
  expect(await Promise.all(['', '2468'].map((text) => isHashOf(text, null, cost)))).toEqual([false, false])
})
