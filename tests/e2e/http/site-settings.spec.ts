import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { documentRequest, SECRET } from '../../contracts/publishing/messages.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'
import { linksOf } from '../content.ts'

/** A separate product, since published settings change every page. */
test.describe.configure({ mode: 'serial' })

let product: Product
let folder: string
let revision = 0

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'marquee-settings-'))
  product = await startProduct(folder, { ...patient, PUBLISHING_SECRET: SECRET })
})
test.afterAll(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Settings {
  readonly [name: string]: unknown
}

const settingsOf = async () => JSON.parse((await product.request('fr', '/api/settings')).body) as Settings

async function publish(changes: Settings): Promise<void> {
  const text = { slug: 'settings', fields: { ...(await settingsOf()), ...changes }, formerSlugs: [] }
  revision += 1
  const state = {
    site: 'fr',
    kind: 'document',
    id: 'settings',
    mode: 'whole',
    revision,
    position: null,
    draft: null,
    plans: [],
  }
  const sent = documentRequest(
    { ...state, published: { fr: text, en: text } },
    {},
    `http://127.0.0.1:${product.port}`,
  )
  expect((await fetch(sent)).status).toBe(200)
}

const pageOf = (path: string) => product.request('fr', path)
const policyOf = async (path: string) => String((await pageOf(path)).headers['content-security-policy'])
const own = () => `http://client.fr.localhost:${product.port}`
const clientLinks = (html: string) =>
  linksOf(html).filter((href) => /^https?:\/\/[^/]*\/(fr|en)\/(bookings|profile|register|sign-in)/.test(href))

test('links, calls and frames of the client host follow a published address', async () => {
  const other = `http://account.localhost:${product.port}`
  const configured = clientLinks((await pageOf('/')).body)
  expect(configured.length).toBeGreaterThanOrEqual(4)
  expect(configured.filter((href) => !href.startsWith(own()))).toEqual([])
  await publish({ clientUrl: other })
  await expect
    .poll(async () => clientLinks((await pageOf('/')).body).filter((href) => href.startsWith(own())))
    .toEqual([])
  for (const path of ['/', '/en', '/films', '/aide']) {
    const seen = async () => {
      const { body, headers } = await pageOf(path)
      const links = clientLinks(body)
      const policy = String(headers['content-security-policy']).split('; ')
      const allowed = ['connect-src', 'frame-src'].map(
        (directive) => policy.find((each) => each.startsWith(directive))?.split(' ') ?? [],
      )
      return {
        path,
        enough: links.length >= 4,
        elsewhere: links.filter((href) => !href.startsWith(other)),
        allowed: allowed.map((sources) => [
          sources.some((source) => source.startsWith(other)),
          sources.includes(own()),
        ]),
      }
    }
    const both = [true, true]
    await expect.poll(seen).toEqual({ path, enough: true, elsewhere: [], allowed: [both, both] })
  }
})

test('a page for clients redirects to the published host', async () => {
  const text = { slug: 'settings', fields: { ...(await settingsOf()) }, formerSlugs: [] }
  const state = {
    site: 'nl',
    kind: 'document',
    id: 'settings',
    mode: 'whole',
    revision: 1,
    position: null,
    draft: null,
    plans: [],
  }
  const published = { ...text, fields: { ...text.fields, clientUrl: 'http://account.localhost:1' } }
  await fetch(
    documentRequest(
      { ...state, published: { nl: published, en: published } },
      {},
      `http://127.0.0.1:${product.port}`,
    ),
  )
  await expect
    .poll(async () => (await product.request('nl', '/nl/giftcard/order')).headers.location)
    .toBe('http://account.localhost:1/nl/sign-in?target=%2Fnl%2Fgiftcard%2Forder')
})

test('an address that is no client host of the site is ignored, and logged', async () => {
  for (const clientUrl of [
    'https://evil.example',
    'http://account.example',
    'javascript:alert(1)',
    'https://client.fr.marquee.example@evil.example',
  ]) {
    const youtubeChannel = `@${revision}`
    await publish({ clientUrl, youtubeChannel })
    const channel = `https://www.youtube.com/${youtubeChannel}`
    await expect.poll(async () => (await pageOf('/')).body, { timeout: 0 }).toContain(channel)
    const { body } = await pageOf('/')
    const links = clientLinks(body)
    expect(links.length).toBeGreaterThanOrEqual(4)
    expect(links.filter((href) => !href.startsWith(`${own()}/`))).toEqual([])
    expect(body).not.toContain('evil.example')
    expect(await policyOf('/')).not.toMatch(/evil|account\.example/)
  }
  await publish({ clientUrl: null, orderTunnelUrl: null, youtubeChannel: null })
  const logged = (...words: readonly string[]) =>
    product
      .log()
      .split('\n')
      .filter((line) => words.every((word) => line.includes(word))).length
  await expect.poll(() => logged('"kind":"drops"', '"path":"clientUrl"'), { timeout: 0 }).toBe(3)
  expect(logged('does not allow', 'https://evil.example')).toBe(1)
})

test('every order link follows the published tunnel, and the embedded order page is a 404', async () => {
  const tunnel = 'http://tickets.localhost/buy'
  const orders = (html: string) =>
    [...html.matchAll(/<(?:a|form)[^>]*(?:href|action)="([^"]*)"/g)].map(([, address = '']) => address)
  const before = orders((await pageOf('/cinepass')).body).filter((address) => address.startsWith('/booking'))
  expect(before.length).toBeGreaterThan(0)
  await publish({ orderTunnelUrl: tunnel })
  await expect
    .poll(async () => orders((await pageOf('/cinepass')).body).some((address) => address.startsWith(tunnel)))
    .toBe(true)
  const season = linksOf((await pageOf('/sitemap')).body).find((href) => href.startsWith('/saison/')) ?? ''
  for (const path of ['/', '/cinepass', '/offres', '/e-cartes-5-places', '/cinemas/lyon-bellecour', season]) {
    const seen = async () => {
      const { body, headers } = await pageOf(path)
      const allowed = String(headers['content-security-policy']).includes(
        "form-action 'self' http://tickets.localhost",
      )
      return { path, embedded: orders(body).filter((address) => /^\/(en\/)?booking/.test(address)), allowed }
    }
    await expect.poll(seen).toEqual({ path, embedded: [], allowed: true })
  }
  // Late in the evening nothing is on sale today.
  const cinema = '/cinemas/lyon-bellecour'
  const days = linksOf((await pageOf(cinema)).body).filter((href) =>
    href.startsWith(`${cinema}/filters/date-`),
  )
  const nextDay = [...new Set(days)].sort()[1] ?? ''
  await expect
    .poll(async () =>
      orders((await pageOf(nextDay)).body).some((address) => address.startsWith(`${tunnel}?show=`)),
    )
    .toBe(true)
  expect((await pageOf('/booking?plan=solo')).status).toBe(404)
})

test('noscript has only the elements that need no consent', async () => {
  const noscriptOf = (html: string) => /<noscript>(<img src="\/counted[^]*?)<\/noscript>/.exec(html)?.[1]
  const [counted, ...rest] = (await settingsOf()).injections as readonly object[]
  expect(rest).toEqual([])
  const picture = '<img src="/counted/without-script.svg" width="1" height="1" alt="">'
  expect(noscriptOf((await pageOf('/')).body)).toBe(picture)
  expect(await policyOf('/')).toMatch(/img-src 'self'/)
  const more = [
    {
      place: 'noscript',
      element: 'img',
      attributes: { src: 'https://tags.marquee.example/pixel.gif' },
      content: null,
    },
    {
      place: 'noscript',
      element: 'iframe',
      attributes: { src: 'https://www.youtube-nocookie.com/embed/a' },
      content: null,
    },
    { place: 'noscript', element: 'img', attributes: { src: '/counted/again.svg', alt: '' }, content: null },
  ]
  await publish({ injections: [counted, ...more] })
  await expect
    .poll(async () => noscriptOf((await pageOf('/')).body))
    .toBe(`${picture}<img src="/counted/again.svg" alt="">`)
  const { status, headers } = await pageOf('/counted/without-script.svg')
  expect([status, headers['content-type'], headers['cache-control'], headers['set-cookie']]).toEqual([
    200,
    'image/svg+xml',
    'no-store',
    undefined,
  ])
  expect((await pageOf('/metrics')).body).toMatch(
    /http_requests_total\{site="fr",kind="without-script",status="200",cache="none"\} 1/,
  )
})
