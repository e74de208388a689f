import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { expect, test } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const clientDir = temporaryFolder('client')
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets', 'app-1.js'), 'start()')
writeFileSync(join(clientDir, 'assets', 'app-1.js.br'), brotliCompressSync('start()'))
writeFileSync(join(clientDir, 'favicon.ico'), 'icon')
const { send } = fakeOuter({}, { clientDir })

test('built files are immutable, compressed and have an ETag', async () => {
  const response = await send('http://fr.localhost/assets/app-1.js', { headers: { 'accept-encoding': 'br' } })
  const expected = [200, 'public, max-age=31536000, immutable', 'br']
  expect(seen(response, 'cache-control', 'content-encoding')).toEqual(expected)
  expect(brotliDecompressSync(await response.bytes()).toString()).toBe('start()')
  const tagged = { 'accept-encoding': 'br', 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await send('http://fr.localhost/assets/app-1.js', { headers: tagged })).status).toBe(304)
})

test('compresses other files on request, but never pictures', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const script = await send('http://fr.localhost/assets/app-1.js', { headers })
  expect(script.headers.get('content-encoding')).toBe('gzip')
  const icon = await send('http://fr.localhost/favicon.ico', { headers })
  expect(seen(icon, 'content-encoding', 'cache-control')).toEqual([200, null, 'public, max-age=86400'])
})

test('compressed variants have no address, and other methods are rejected', async () => {
  expect((await send('http://fr.localhost/assets/app-1.js.br')).status).toBe(404)
  expect((await send('http://fr.localhost/assets/app-1.js', { method: 'POST' })).status).toBe(405)
})
