import { expect, it } from 'vitest'
import { deviceOf, knownDevices } from './devices.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'Chrome, Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iOS'],
  ['curl/8.5.0', null],
  [null, null],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

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
