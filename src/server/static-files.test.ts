import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fakeOuter } from './outer-server.fixture.ts'
import { temporaryFolder } from './temporary-folder.fixture.ts'

const clientDir = temporaryFolder('client')
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets', 'app-1.js'), 'start()')
writeFileSync(join(clientDir, 'assets', 'app-1.js.br'), brotliCompressSync('start()'))
writeFileSync(join(clientDir, 'favicon.ico'), 'icon')
const { send } = fakeOuter({}, { clientDir })

test('built files are immutable, compressed and have an ETag', async () => {
  const response = await send('http://fr.localhost/assets/app-1.js', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await response.bytes()).toString()).toBe('start()')
  const tagged = { 'accept-encoding': 'br', 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await send('http://fr.localhost/assets/app-1.js', { headers: tagged })).status).toBe(304)
})

test('compresses other files on request, but never pictures', async () => {
  expect(
    (
      await send('http://fr.localhost/assets/app-1.js', { headers: { 'accept-encoding': 'gzip' } })
    ).headers.get('content-encoding'),
  ).toBe('gzip')
  const icon = await send('http://fr.localhost/favicon.ico', { headers: { 'accept-encoding': 'gzip' } })
  expect([icon.headers.get('content-encoding'), icon.headers.get('cache-control')]).toEqual([
    null,
    'public, max-age=86400',
  ])
})

test('compressed variants have no address, and other methods are rejected', async () => {
  expect((await send('http://fr.localhost/assets/app-1.js.br')).status).toBe(404)
  expect((await send('http://fr.localhost/assets/app-1.js', { method: 'POST' })).status).toBe(405)
})
