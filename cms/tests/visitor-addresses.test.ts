import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startLocalServer } from '../../tests/local-server.ts'
import { stampAddresses } from '../src/visitor-addresses.ts'

/** `X-Forwarded-For` as the application sees it. */
async function seen(forwarded?: string): Promise<string> {
  const { url, stop } = await startLocalServer((call, response) => {
    response.end(String(call.headers['x-forwarded-for']))
  })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  try {
    const call = request(url, { headers }).end()
    const [response] = await once(call, 'response')
    return (await response.toArray()).join('')
  } finally {
    await stop()
  }
}

test('believes what a client forwards only of as many proxies as are trusted', async () => {
  const direct = stampAddresses(0)
  expect(await seen()).toBe('127.0.0.1')
  expect(await seen('192.0.2.1')).toBe('127.0.0.1')
  direct()
  const proxied = stampAddresses(1)
  expect(await seen('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1')
  expect(await seen('192.0.2.1:40001')).toBe('192.0.2.1')
  expect(await seen('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  proxied()
})
