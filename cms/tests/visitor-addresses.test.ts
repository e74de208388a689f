import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stampAddresses } from '../src/visitor-addresses.ts'

/** `X-Forwarded-For` as the application sees it. */
async function seen(forwarded?: string): Promise<string> {
  const server = createServer((call, response) => response.end(String(call.headers['x-forwarded-for'])))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  try {
    const call = request({ host: '127.0.0.1', port, headers }).end()
    const [response] = await once(call, 'response')
    return (await response.toArray()).join('')
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('believes what a client forwards only of as many proxies as are trusted', async () => {
  const direct = stampAddresses(0)
  expect(await seen()).toBe('127.0.0.1')
  expect(await seen('192.0.2.1')).toBe('127.0.0.1')
  direct()
  const proxied = stampAddresses(1)
  expect(await seen('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1')
  expect(await seen('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  proxied()
})
