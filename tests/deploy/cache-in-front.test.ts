import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newClient, newFormVisitor } from '../attacks/form-visitor.ts'
import { linksIn, type Received } from '../attacks/public-product.ts'
import { startSmtpServer } from '../contracts/accounts/smtp-server.ts'
import { freePort, startDatabases } from '../contracts/databases.ts'
import { documentRequest, SECRET, state } from '../contracts/publishing/messages.ts'
import { type Product, startProduct } from '../unleash/product.ts'
import { startCaddy } from './caddy.ts'
import { openSecureClient, type SecureClient, startVisits } from './secure-client.ts'
import { startVarnish } from './varnish.ts'

const isInstalled = [
  ['caddy', 'version'],
  ['varnishd', '-V'],
].every(([tool = '', option = '']) => spawnSync(tool, [option]).error === undefined)

const NAME = 'cinema.example'
const SLUG = 'derriere-le-cache'
const PAGE = `/actualites/${SLUG}`

/** Undone in the reverse order. */
const opened: (() => unknown)[] = []
let port = 0
let httpPort = 0
let products: readonly Product[] = []
let client: SecureClient
let mails: Awaited<ReturnType<typeof startSmtpServer>>

async function startAll(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-front-'))
  opened.push(() => rmSync(folder, { recursive: true, force: true }))
  const databases = await startDatabases('postgres')
  opened.push(() => databases.stop())
  const database = await databases.create()
  opened.push(() => database.drop())
  mails = await startSmtpServer()
  opened.push(() => mails.stop())
  port = await freePort()
  httpPort = await freePort()
  const cache = await freePort()
  const start = (name: string) =>
    startProduct(path.join(folder, name), {
      DATABASE_URL: database.databaseUrl ?? '',
      // Caddy and Varnish.
      TRUST_PROXY: '2',
      STRICT_HOSTS: '1',
      HOST_FR: `${NAME}:${port}`,
      CDN: 'varnish',
      CDN_PURGE_URL: `http://127.0.0.1:${cache}`,
      SESSION_SECRET: SECRET,
      PUBLISHING_SECRET: SECRET,
      SMTP_URL: mails.url,
      MAIL_FROM: 'cinema@marquee.test',
      STAFF_HOST: 'staff.marquee.test',
      STAFF_ADMIN_EMAIL: 'ada@marquee.test',
      STAFF_ADMIN_PASSWORD: SECRET,
      DRAIN_SECONDS: '4',
      LOG_LEVEL: 'debug',
    })
  // The first one makes the tables and the demonstration.
  products = [await start('first'), await start('second')]
  opened.push(() => Promise.all(products.map((product) => product.stop())))
  for (const product of products) await untilReady(product)
  const varnish = await startVarnish(
    path.join(folder, 'varnish'),
    cache,
    products.map((product) => product.port),
  )
  opened.push(() => varnish.stop())
  for (const index of products.keys()) while (!(await varnish.hasFound(index))) await pause(100)
  const hosts = [NAME, `client.${NAME}`]
  const caddy = await startCaddy(folder, { port, httpPort, hosts, upstreams: [cache], cached: true })
  opened.push(() => caddy.stop())
  client = openSecureClient(caddy.authority, port)
  opened.push(() => client.close())
}

async function untilReady(product: Product): Promise<void> {
  while ((await product.request('fr', '/readyz')).status !== 200) await pause(100)
}

const site = (target: string, sent?: Parameters<SecureClient['send']>[2]) =>
  client.send(`${NAME}:${port}`, target, sent)
const clientHost = () => `client.${NAME}:${port}`
const cacheOf = ({ headers }: Received) => headers['x-cache']

/** A visitor without TLS who wants to be taken for another one sends these. */
const forged = (turn: number) => ({
  'x-forwarded-for': `203.0.113.${turn}`,
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
})

/** A client who has registered and confirmed the address. */
const clientFrom = (from: string) =>
  newClient({ send: client.send, mailedLink: linksIn(mails.taken) }, from, undefined, clientHost())

let revision = 0
async function publish(title: string): Promise<void> {
  const [first] = products
  revision += 1
  const published = { fr: { slug: SLUG, fields: { title, type: 'news' }, formerSlugs: [] } }
  const body = state(revision, { id: SLUG, published })
  const { status } = await fetch(documentRequest(body, {}, `http://127.0.0.1:${first?.port}`))
  expect(status).toBe(200)
}

describe.skipIf(!isInstalled)('Caddy with TLS, Varnish and two processes on PostgreSQL', () => {
  beforeAll(startAll, 120_000)
  afterAll(async () => {
    for (const end of opened.toReversed()) await end()
  }, 120_000)

  test('serve a page from the cache at the second request', async () => {
    const [first, second] = [await site('/cinemas'), await site('/cinemas', { headers: forged(1) })]
    expect([first.status, cacheOf(first), second.status, cacheOf(second)]).toEqual([200, 'miss', 200, 'hit'])
    expect(second.body).toBe(first.body)
    expect(second.body).not.toContain('evil.example')
    expect(second.headers['strict-transport-security']).toBeDefined()
  })

  test('keep the encodings of a page apart, and hide its keys', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await site('/aide', { headers: { 'accept-encoding': encoding } })
      expect([headers['content-encoding'], headers['surrogate-key']]).toEqual([encoding, undefined])
    }
  })

  test('lead to https, and set cookies for it alone', async () => {
    const { status, headers } = await site('/.well-known/change-password', { headers: forged(1) })
    expect([status, String(headers.location).startsWith(`https://${clientHost()}/`)]).toEqual([302, true])
    const cookies = (await client.send(clientHost(), '/fr/sign-in', { headers: forged(1) })).headers[
      'set-cookie'
    ]
    expect(cookies).toEqual([expect.stringMatching(/^__Host-.*; Secure/)])
    const plain = await new Promise((resolve) => {
      get({ host: '127.0.0.1', port: httpPort, path: '/films', headers: { host: NAME } }, (response) => {
        response.resume()
        resolve([response.statusCode, response.headers.location])
      })
    })
    expect(plain).toEqual([308, `https://${NAME}/films`])
  })

  test('limit visitors by their own address, whatever address they claim, in both processes together', async () => {
    const { email, password } = await clientFrom('127.0.0.2')
    let claimed = 0
    const send: SecureClient['send'] = (host, target, sent = {}) => {
      claimed += 1
      return client.send(host, target, { ...sent, headers: { ...sent.headers, ...forged(claimed) } })
    }
    const guesser = newFormVisitor({ send }, clientHost(), '127.0.0.3')
    const guesses: number[] = []
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push((await guesser.fill('/fr/sign-in', { email, password: `faux numéro ${guess}` })).status)
    expect(guesses).toEqual([...Array<number>(10).fill(422), 429])
    const owner = newFormVisitor(client, clientHost(), '127.0.0.4')
    expect((await owner.fill('/fr/sign-in', { email, password })).status).toBe(303)
  }, 120_000)

  test('store no page of a client', async () => {
    const { visitor, email } = await clientFrom('127.0.0.5')
    for (const target of ['/fr/profile', '/api/v1/accounts/me']) {
      const own = [await visitor.open(target), await visitor.open(target)]
      for (const received of own) {
        expect([received.status, cacheOf(received)], target).toEqual([200, 'miss'])
        expect(received.body).toContain(email)
        expect(received.headers['cache-control']).toContain('no-store')
      }
      const stranger = await client.send(clientHost(), target, { from: '127.0.0.6' })
      expect(stranger.status).not.toBe(200)
      expect(stranger.body).not.toContain(email)
    }
  }, 120_000)

  test('show what is published at once, from both processes, and leave other pages stored', async () => {
    const LIST = '/actualites'
    const servedBy = () => products.map((product) => product.log().split(`"path":"${LIST}"`).length - 1)
    /** Varnish passes requests with this cookie on, to the processes in turn. */
    const expectFromBoth = async (title: string) => {
      const before = servedBy()
      await vi.waitFor(async () => {
        for (let request = 0; request < 4; request += 1)
          expect((await site(LIST, { headers: { cookie: 'preview=none' } })).body).toContain(title)
      }, 60_000)
      await vi.waitFor(() => {
        for (const [index, count] of servedBy().entries()) expect(count).toBeGreaterThan(before[index] ?? 0)
      }, 60_000)
    }
    const untilShown = (title: string) =>
      vi.waitFor(async () => expect((await site(PAGE)).body).toContain(title), 60_000)
    await publish('Premier titre')
    await untilShown('Premier titre')
    await expectFromBoth('Premier titre')
    await vi.waitFor(async () => {
      const stored = [cacheOf(await site(PAGE)), cacheOf(await site('/aide'))]
      expect(stored).toEqual(['hit', 'hit'])
    }, 60_000)
    await publish('Second titre')
    // Well before the minute after which the cache renews a page by itself.
    await untilShown('Second titre')
    expect(cacheOf(await site('/aide'))).toBe('hit')
    await expectFromBoth('Second titre')
  }, 120_000)

  test('refuse a purge from outside', async () => {
    await site('/aide')
    const purge = await site('/', { method: 'PURGE', headers: { 'surrogate-key': 'fr' } })
    expect([purge.status, cacheOf(await site('/aide'))]).toEqual([403, 'hit'])
  })

  test('fail no request while a process ends', async () => {
    const visits = startVisits(client, `${NAME}:${port}`, (turn) =>
      turn % 2 ? '/cinemas' : `/films?visite=${turn}`,
    )
    await visits.received(100)
    await products[1]?.stop()
    await visits.received(200)
    const { responses, failures } = await visits.end()
    process.stdout.write(`${responses} requests while a process ended, ${failures.length} failed\n`)
    expect(failures).toEqual([])
  }, 120_000)

  test('serve stored pages while no process runs', async () => {
    await site('/aide')
    await products[0]?.stop()
    const { status, headers } = await site('/aide')
    expect([status, headers['x-cache']]).toEqual([200, 'hit'])
  }, 120_000)
})
