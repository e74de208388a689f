import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { get as getOver } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text as textIn } from 'node:stream/consumers'
import { temporaryFolder } from '@marquee/kit/files/temporary-folder.fixture.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'
import { logTo } from '../probes/server-log.ts'
import { createCdn } from './cdn.ts'

const mayRun = (() => {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const CONFIGURATION = new URL('../../../docs/varnish.vcl', import.meta.url)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
/** `ended`: of a second process, which has ended. */
const ports = { varnish: await freePort(), ended: await freePort() }
const origin = `http://127.0.0.1:${ports.varnish}`

/** The first page of a host through Varnish; `fetch` sends no other Host than that of the address. */
const textOf = (host: string) =>
  new Promise<string>((resolve, reject) => {
    getOver({ host: '127.0.0.1', port: ports.varnish, headers: { host } }, (response) =>
      resolve(textIn(response)),
    ).once('error', reject)
  })

/** Requests the default site through Varnish. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers,
  })
  return { response, text: await response.text(), cache: response.headers.get('x-cache') }
}

describe.runIf(mayRun)('Varnish with docs/varnish.vcl in front', { tags: ['rest'] }, () => {
  const cdn = createCdn(
    { CDN: 'varnish', CDN_PURGE_URL: origin, CDN_PURGE_TOKEN: undefined },
    logTo('fatal', { write: () => {} }),
  )
  let consoles = 0
  const { outer, renders, state } = fakeOuter(
    { DEFAULT_SITE: 'fr' },
    {
      cdn,
      clock: () => state.now,
      address: '127.0.0.1',
      flagConsole: async () => new Response(String(consoles++)),
    },
  )
  let stop = async () => {}

  beforeAll(async () => {
    const listening = await outer.listen(0)
    const folder = temporaryFolder('varnish')
    const file = join(folder, 'site.vcl')
    writeFileSync(
      file,
      readFileSync(CONFIGURATION, 'utf8')
        .replace('"3000"', `"${listening.port}"`)
        // A second process, which has ended: nothing listens on its port.
        .replace(
          'sub vcl_init {',
          `backend ended { .host = "127.0.0.1"; .port = "${ports.ended}"; }\nsub vcl_init {`,
        )
        .replaceAll(/(\w+)\.add_backend\(site\);/g, '$1.add_backend(site); $1.add_backend(ended);')
        .replace('.interval = 5s; .threshold = 2;', '.interval = 100ms; .threshold = 1; .window = 1;'),
    )
    const varnish = spawn(
      'varnishd',
      [
        '-j',
        'none',
        '-F',
        '-a',
        `127.0.0.1:${ports.varnish}`,
        '-f',
        file,
        '-n',
        folder,
        '-s',
        'malloc,16m',
        '-p',
        'http_gzip_support=off',
      ],
      { stdio: 'ignore' },
    )
    const ended = new Promise((resolve) => varnish.once('exit', resolve))
    stop = async () => {
      varnish.kill()
      await ended
      await listening.close()
      await outer.close()
    }
    // Its first probe decides whether the process is asked at all.
    const served = async () => (await get('/warm')).response.status
    await vi.waitFor(async () => expect(await served()).toBe(200), { timeout: 30_000 })
  }, 40_000)

  afterAll(() => stop())

  it('serves a page to every visitor from one request, and hides the keys', async () => {
    state.next = () => ({ tags: ['shows'] })
    const before = renders.length
    const [first, second] = [await get('/films'), await get('/films', { cookie: 'consent=all; session=1' })]
    expect([first.cache, second.cache, renders.length - before]).toEqual(['miss', 'hit', 1])
    expect(second.text).toBe(first.text)
    expect(second.response.headers.get('surrogate-key')).toBeNull()
    expect(second.response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('renews the pages of a changed item, and no others', async () => {
    state.next = (url) => ({ tags: [url.pathname.endsWith('dune') ? 'show:dune' : 'cinemas'] })
    const old = [await get('/films/dune'), await get('/cinemas')]
    outer.purge(['show:dune'], 'fr')
    cdn?.purge('fr', ['show:dune'])
    await expect.poll(async () => (await get('/films/dune')).text).not.toBe(old[0]?.text)
    const other = await get('/cinemas')
    expect([other.cache, other.text]).toEqual(['hit', old[1]?.text])
  })

  it('keeps the encodings of a page apart', async () => {
    state.next = () => ({ tags: [] })
    for (const encoding of ['br', 'gzip']) {
      const { response, text } = await get('/help', { 'accept-encoding': encoding })
      expect([response.headers.get('content-encoding'), text.includes('<title>')]).toEqual([encoding, true])
    }
  })

  it('requests pages of a preview and pages that forbid caching from the site', async () => {
    state.next = () => ({ headers: { 'cache-control': 'no-store' } })
    const before = renders.length
    await get('/offers')
    await get('/offers')
    expect(renders.length - before).toBe(2)
    state.next = () => ({})
    await get('/news')
    expect((await get('/news', { cookie: 'a=b; preview=token' })).cache).toBe('miss')
  })

  it('stores no response of an API, and none that names no lifetime', async () => {
    const [first, second] = [await get('/api/zone?language=fr'), await get('/api/zone?language=fr')]
    expect([first.cache, second.cache]).toEqual(['miss', 'miss'])
    expect(first.response.headers.get('cache-control')).toBe('no-store')
    expect([await textOf('flags.localhost'), await textOf('flags.localhost')]).toEqual(['0', '1'])
  })

  it('requests a page from the next process if one has ended', async () => {
    state.next = () => ({})
    const pages = Array.from({ length: 40 }, (_, page) => get(`/films/page-${page}`))
    expect((await Promise.all(pages)).map(({ response }) => response.status)).toEqual(Array(40).fill(200))
  })

  it('refuses keys that it cannot read', async () => {
    const purge = (keys: string) =>
      fetch(origin, { method: 'PURGE', headers: { 'surrogate-key': keys } }).then(({ status }) => status)
    expect([await purge('fr/nothing be'), await purge('(')]).toEqual([200, 400])
  })

  it('refuses a purge that a proxy in front passes on', async () => {
    const headers = { 'surrogate-key': 'fr', 'x-forwarded-for': '203.0.113.7' }
    expect((await fetch(origin, { method: 'PURGE', headers })).status).toBe(403)
  })
})
