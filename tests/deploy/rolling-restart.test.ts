import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort, startDatabases } from '../contracts/databases.ts'
import { type Product, startProduct } from '../unleash/product.ts'
import { startCaddy } from './caddy.ts'
import { openSecureClient, startVisits } from './secure-client.ts'

const isInstalled = spawnSync('caddy', ['version']).error === undefined
const HOST = 'cinema.example'
const PATHS = ['/', '/films', '/cinemas', '/films?jour=demain', '/api/cinemas?language=fr']

test.skipIf(!isInstalled)(
  'two processes on PostgreSQL behind Caddy with TLS are restarted one after the other without a failed request',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-deploy-'))
    const databases = await startDatabases('postgres')
    const database = await databases.create()
    const [port, httpPort, first, second] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ]
    const start = (at: number): Promise<Product> =>
      startProduct(path.join(folder, String(at)), {
        PORT: String(at),
        DATABASE_URL: database.databaseUrl ?? '',
        TRUST_PROXY: '1',
        STRICT_HOSTS: '1',
        HOST_FR: `${HOST}:${port}`,
        SESSION_SECRET: 's'.repeat(32),
        PUBLISHING_SECRET: 'p'.repeat(32),
      })
    const products = [await start(first), await start(second)]
    for (const product of products)
      while ((await product.request('fr', '/readyz')).status !== 200) await pause(100)
    const caddy = await startCaddy(folder, { port, httpPort, hosts: [HOST], upstreams: [first, second] })
    const client = openSecureClient(caddy.authority, port)
    try {
      const visits = startVisits(client, `${HOST}:${port}`, (turn) => PATHS[turn % PATHS.length] ?? '/')
      for (const [index, at] of [first, second].entries()) {
        await visits.received(100)
        await products[index]?.stop()
        const restarted = await start(at)
        products[index] = restarted
        while ((await restarted.request('fr', '/readyz')).status !== 200) await pause(100)
        await visits.received(100)
      }
      const { responses, failures } = await visits.end()
      process.stdout.write(`${responses} requests during two restarts, ${failures.length} failed\n`)
      expect(failures).toEqual([])
    } finally {
      client.close()
      await caddy.stop()
      for (const product of products) await product.stop()
      await database.drop()
      await databases.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  240_000,
)
