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
const own = () => `http://client.fr.localhost:${product.port}`
const clientLinks = (html: string) =>
  linksOf(html).filter((href) => /^https?:\/\/[^/]*\/(fr|en)\/(bookings|profile|register|sign-in)/.test(href))

test('links, calls and frames of the client host follow a published address', async () => {
  const other = `http://account.localhost:${product.port}`
  const { body: home } = await pageOf('/')
  expect(home).toContain('<noscript><img src="/counted/without-script.svg" width="1" height="1" alt="">')
  const configured = clientLinks(home)
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
