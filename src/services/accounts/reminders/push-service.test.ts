import { expect, it } from 'vitest'
import { isNotificationAddress, publicLookup } from './push-service.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGx',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('accepts the push service %s', (address) => expect(isNotificationAddress(address)).toBe(true))

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://localhost/x',
  'https://metadata.google.internal/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://push.example:8443/x',
  'https://user:password@push.example/x',
  'file:///etc/passwd',
  `https://push.example/${'x'.repeat(1_000)}`,
  '',
])('refuses %s', (address) => expect(isNotificationAddress(address)).toBe(false))

it('accepts a loopback address for tests only', () => {
  expect(isNotificationAddress('http://127.0.0.1:4430/x', true)).toBe(true)
  expect(isNotificationAddress('http://10.0.0.1/x', true)).toBe(false)
})

it('a name that leads to this machine is refused when connecting', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>()
  publicLookup('localhost', { all: true }, (error) => resolve(error))
  expect((await promise)?.message).toBe('The push service is not on a public address')
})
