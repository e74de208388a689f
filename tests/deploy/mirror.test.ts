import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mirror } from '../../src/operations/mirror/mirror.ts'
import { freePort } from '../contracts/databases.ts'
import { patient, startProduct } from '../unleash/product.ts'
import { startCaddy } from './caddy.ts'
import { openSecureClient } from './secure-client.ts'

const isInstalled = spawnSync('caddy', ['version']).error === undefined
const HOST = 'sn.cinema.example'

test.skipIf(!isInstalled)(
  'with every process dead, the front serves each page of the sitemap from the copy',
  // The product renders every page of a site.
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-mirror-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 60_000)
    const product = await startProduct(path.join(folder, 'data'), {
      ...patient,
      TRUST_PROXY: '1',
      HOST_SN: HOST,
    })
    const addresses = await (async () => {
      try {
        const { body } = await product.request('sn', '/sitemap.xml')
        const [result] = await mirror({
          from: `http://127.0.0.1:${product.port}`,
          folder: path.join(folder, 'copy'),
          sites: [{ site: 'sn', host: HOST, https: true }],
          now: new Date(),
        })
        expect(result?.missing).toEqual([])
        return [...body.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
      } finally {
        await product.stop()
      }
    })()
    const [port, httpPort] = [await freePort(), await freePort()]
    const caddy = await startCaddy(folder, {
      port,
      httpPort,
      hosts: [HOST],
      upstreams: [product.port],
      mirror: path.join(folder, 'copy'),
    })
    onTestFinished(() => caddy.stop(), 60_000)
    const client = openSecureClient(caddy.authority, port)
    onTestFinished(() => client.close())
    const get = (target: string, sent = {}) => client.send(`${HOST}:${port}`, target, sent)
    for (const address of ['/', ...addresses]) {
      const { status, body } = await get(address)
      expect([address, status, body.includes('role="status"')]).toEqual([address, 200, true])
    }
    const { status, body } = await get('/fr/nulle-part', { headers: { accept: 'text/html' } })
    expect([status, body.includes('href="/"')]).toEqual([503, true])
    expect([502, 503]).toContain((await get('/fr', { method: 'POST' })).status)
  },
)
