import { expect, it } from 'vitest'
import { knownDevices } from './known-devices.ts'

const SECRET = 'a secret of the test that is as long as secrets are'
const devices = knownDevices(SECRET)

it('knows a browser in which the account has signed in', () => {
  const [one, other] = [devices.issue('fr ada@cinema.example'), devices.issue('fr ada@cinema.example')]
  expect(devices.idOf('fr ada@cinema.example', one)).toMatch(/^[\w-]{24}$/)
  expect(devices.idOf('fr ada@cinema.example', one)).not.toBe(devices.idOf('fr ada@cinema.example', other))
})

it.each([
  ['no cookie', undefined],
  ['an empty one', ''],
  ['another account’s', devices.issue('fr eva@cinema.example')],
  ['a forged one', `${'A'.repeat(24)}.${'A'.repeat(43)}`],
  ['another server’s', knownDevices('another secret').issue('fr ada@cinema.example')],
])('knows nobody by %s', (_, cookie) => {
  expect(devices.idOf('fr ada@cinema.example', cookie)).toBeUndefined()
})

it('knows a browser by a former secret', () => {
  const cookie = devices.issue('fr ada@cinema.example')
  const rotated = knownDevices(`a new secret that is as long as secrets are,${SECRET}`)
  expect(rotated.idOf('fr ada@cinema.example', cookie)).toBeDefined()
  expect(devices.idOf('fr ada@cinema.example', rotated.issue('fr ada@cinema.example'))).toBeUndefined()
})
