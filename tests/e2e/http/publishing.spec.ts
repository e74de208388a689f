import { expect, test } from '@playwright/test'
import type { DocumentState } from '#models/document-state.ts'
import { type DatabaseServer, engines, startDatabases, type TestDatabase } from '../../contracts/databases.ts'
import { documentRequest, SECRET, state } from '../../contracts/publishing/messages.ts'
import { type Product, patient, STOPPED, startProduct } from '../../unleash/product.ts'
import { settled } from '../http.ts'

/** An item of the demonstration, as its call returns it. */
interface NewsItem {
  readonly slug: string
  readonly title: string
}

const ID = 'news-sound-of-snow'
/** A page has an entity tag once it is cached, which may take a retry on a busy machine. */
async function etagOf(product: Product, path: string): Promise<string | undefined> {
  for (let tries = 0; tries < 20; tries++) {
    const { etag } = (await product.request('fr', path)).headers
    if (etag) return etag
  }
  return undefined
}

async function etagsOf(product: Product, paths: readonly string[]): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>()
  for (const path of paths) found.set(path, await etagOf(product, path))
  return found
}

/** Pages whose entity tag has changed. */
async function remade(
  product: Product,
  paths: readonly string[],
  before: ReadonlyMap<string, string | undefined> | undefined,
): Promise<string[]> {
  const now = await etagsOf(product, paths)
  return paths.filter((path) => now.get(path) !== before?.get(path))
}

const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 0, intervals: [50] })

/** The time when the products' clocks stopped, about. */
let started: Date

const send = async ({ port }: Product, body: DocumentState) =>
  (await fetch(documentRequest(body, { at: started }, `http://127.0.0.1:${port}`))).status

for (const engine of engines) {
  test.describe(`two processes on ${engine}`, { tag: engine === 'sqlite' ? [] : '@exhaustive' }, () => {
    // One after the other: both processes take seconds to start.
    test.describe.configure({ mode: 'default', timeout: 600_000 })
    let server: DatabaseServer
    let database: TestDatabase
    let products: Product[] = []

    test.beforeAll(async () => {
      test.setTimeout(240_000)
      server = await startDatabases(engine)
      database = await server.create()
      const env = {
        ...patient,
        PUBLISHING_SECRET: SECRET,
        ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
      }
      started = new Date()
      products = [
        await startProduct(database.dataDir, env, STOPPED),
        await startProduct(database.dataDir, env, STOPPED),
      ]
    })
    test.afterAll(async () => {
      await Promise.all(products.map((each) => each.stop()))
      await database?.drop()
      await server?.stop()
    })
    const newsOf = async (slug: string, language = 'fr') =>
      JSON.parse(
        (await products[0]?.request('fr', `/api/news/${slug}?language=${language}`))?.body ?? '',
      ) as NewsItem

    test('show published news until its language is withdrawn, and rerender only the pages that name news', async () => {
      const [first, second] = products as [Product, Product]
      const all = [...(await first.request('fr', '/sitemap.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
      const namesNews = (path: string) =>
        /^\/(en\/)?(actualites|news|offres|offers)(\/|$)/.test(path) ||
        /^\/(en\/)?sitemap$/.test(path) ||
        path === '/' ||
        path === '/en'
      // Lists of films, events and cinemas are rendered again once the whole programme is loaded.
      const needsProgramme = (path: string) =>
        /^\/(films|evenements|cinemas|en\/movies-events|en\/events|en\/cinemas)$/.test(path)
      const concerned = (path: string) => namesNews(path) || needsProgramme(path)
      const others = all.filter((path) => !concerned(path))
      const sample = others.filter((_, at) => at % Math.ceil(others.length / 24) === 0)
      expect(sample.length).toBeGreaterThanOrEqual(20)
      const { fr: before = '', en = '' } = JSON.parse(
        (await first.request('fr', '/api/news/le-bruit-de-la-neige/translate?language=fr')).body,
      ) as Record<string, string>
      const paths = ['/actualites', `/actualites/${before}`, '/']
      await Promise.all([etagsOf(first, [...sample, ...paths]), etagsOf(second, [...sample, ...paths])])
      const [cached, cachedThere] = await Promise.all([
        settled(() => etagsOf(first, [...sample, '/'])),
        settled(() => etagsOf(second, [...sample, '/'])),
      ])
      const published = {
        fr: {
          slug: 'neuve',
          fields: { ...(await newsOf(before)), title: 'Pluie de la rédaction' },
          formerSlugs: [],
        },
        en: { slug: en, fields: { ...(await newsOf(en, 'en')), title: 'Rain, edited' }, formerSlugs: [] },
      }
      // The absence of content is cached too.
      for (const product of [first, second])
        expect((await product.request('fr', '/actualites/neuve')).status).toBe(404)
      expect(await send(first, state(1, { id: ID, published }))).toBe(200)
      for (const product of [first, second]) {
        await soon(async () => (await product.request('fr', '/actualites/neuve')).body).toContain(
          'Pluie de la rédaction',
        )
      }
      for (const [product, known] of [
        [first, cached],
        [second, cachedThere],
      ] as const) {
        expect((await product.request('fr', '/actualites')).body).toContain('Pluie de la rédaction')
        expect(await product.request('fr', `/actualites/${before}`)).toMatchObject({
          status: 301,
          headers: { location: '/actualites/neuve' },
        })
        expect((await product.request('fr', '/')).headers.etag).not.toBe(known.get('/'))
        const map = (await product.request('fr', '/sitemap.xml')).body
        expect([map.includes('/actualites/neuve'), map.includes(`/actualites/${before}<`)]).toEqual([
          true,
          false,
        ])
        expect((await product.request('fr', '/actualites/neuve')).body).toContain(`/en/news/${en}"`)
      }
      expect(await remade(first, sample, cached)).toEqual([])
      expect(await remade(second, sample, cachedThere)).toEqual([])
      const hits = JSON.parse(
        (await second.request('fr', '/api/search/full?q=pluie%20r%C3%A9daction&type=news&language=fr')).body,
      ) as NewsItem[]
      expect(hits.map(({ slug }) => slug)).toEqual(['neuve'])

      const { fr } = published
      expect(await send(second, state(2, { id: ID, published: { fr } }))).toBe(200)
      for (const product of [first, second]) {
        await soon(async () => (await product.request('fr', `/en/news/${en}`)).status).toBe(404)
        for (const path of ['/actualites/neuve', '/sitemap.xml'])
          await soon(async () => (await product.request('fr', path)).body).not.toContain(`/en/news/${en}`)
      }
    })
  })
}
