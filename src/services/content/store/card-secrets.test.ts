import { expect, it } from 'vitest'
import { hashPin, isPin } from './card-secrets.ts'

it('verifies a PIN against a stored hash', async () => {
  expect(await isPin('2468A', 'AAECAwQFBgcICQoLDA0ODw.xf_A0qdV3Ri-OjhIKkRvF28rG_kbrFHIEDwe-dPLtSU')).toBe(
    true,
  )
})

it('stores salt and key, and ignores the formatting of a PIN', async () => {
  const hash = await hashPin('24-68 a')
  expect(hash).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(await Promise.all([isPin('2468A', hash), isPin('2468b', hash), isPin('2468A', null)])).toEqual([
    true,
    false,
    false,
  ])
})
