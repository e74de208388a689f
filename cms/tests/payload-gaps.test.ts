import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import {
  APIError,
  buildConfig,
  type CollectionConfig,
  type CollectionSlug,
  getPayload,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

/*
 * Faults of Payload that our replacements mend (`docs/decisions/0022-cms.md`). A test that fails after an upgrade
 * of Payload says that its replacement can go.
 */

const ORIGIN = 'https://cms.example'
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-payload-'))

const articles: CollectionConfig = {
  slug: 'articles',
  versions: { drafts: { schedulePublish: true, localizeStatus: true } },
  hooks: {
    afterChange: [
      ({ doc, previousDoc }) => {
        if ((previousDoc as Article | undefined)?.title === 'Fixed') throw new APIError('refused', 400)
        return doc
      },
    ],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text', localized: true }] },
    {
      name: 'blocks',
      type: 'blocks',
      blocks: [
        {
          slug: 'pair',
          fields: [
            { name: 'left', type: 'relationship', relationTo: 'articles' },
            { name: 'right', type: 'relationship', relationTo: 'articles' },
          ],
        },
      ],
    },
  ],
}

/** A build names classes so. */
const Nameless = class extends APIError {}
Object.defineProperty(Nameless, 'name', { value: '' })

const config = buildConfig({
  secret: 'only in this test',
  serverURL: ORIGIN,
  telemetry: false,
  endpoints: [
    {
      path: '/refusing',
      method: 'get',
      handler: () => {
        throw new Nameless('only on Mondays', 400, undefined, true)
      },
    },
  ],
  typescript: { autoGenerate: false },
  db: sqliteAdapter({
    client: { url: `file:${path.join(folder, 'bare.sqlite')}` },
    push: true,
    transactionOptions: {},
  }),
  experimental: { localizeStatus: true },
  localization: { locales: ['fr', 'de'], defaultLocale: 'fr', fallback: false },
  collections: [{ slug: 'users', auth: { maxLoginAttempts: 2 }, fields: [] }, articles],
})

let payload: Payload

beforeAll(async () => {
  // Payload makes the tables without migrations in development only.
  vi.stubEnv('NODE_ENV', 'development')
  payload = await getPayload({
    config: Object.assign(await config, { logger: { options: { level: 'silent' } } }),
    key: folder,
  })
  vi.unstubAllEnvs()
})

afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await payload.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const collection = 'articles' as CollectionSlug

interface Article {
  readonly id: number
  readonly _status: unknown
  readonly title: unknown
  readonly rows: readonly { readonly id: string; readonly text: unknown }[]
}

const create = async (data: object, locale = 'fr'): Promise<Article> =>
  (await payload.create({ collection, locale, data: data as never } as never)) as never
const change = (id: number, data: object, options: object) =>
  payload.update({ collection, id, data, ...options } as never)
const read = async (id: number): Promise<Article> =>
  (await payload.findByID({ collection, id, locale: 'all' } as never)) as never

/** A published article in both languages. */
async function published(): Promise<Article> {
  const { id } = await create({ title: 'Un', _status: 'published', rows: [{ text: 'a' }, { text: 'b' }] })
  const { rows } = await read(id)
  const german = rows.map((row, index) => ({ id: row.id, text: ['A', 'B'][index] }))
  const data = { title: 'Eins', _status: 'published', rows: german }
  await change(id, data, { locale: 'de', publishSpecificLocale: 'de' })
  return read(id)
}

const call = (line: string, init: RequestInit = {}) => {
  const [method = 'GET', address = ''] = line.split(' ')
  return handleEndpoints({
    config: payload.config as SanitizedConfig,
    payloadInstanceCacheKey: folder,
    request: new Request(ORIGIN + address, { method, ...init }),
  })
}

const asJson = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const PASSWORD = 'a seat in the front row'
let users = 0

async function addUser(): Promise<string> {
  users += 1
  const email = `user-${users}@example.com`
  await payload.create({ collection: 'users', data: { email, password: PASSWORD } } as never)
  return email
}

const signIn = (email: string, password = PASSWORD, headers = {}) =>
  call('POST /api/users/login', asJson({ email, password }, headers))

async function signedIn(): Promise<Readonly<Record<string, string>>> {
  const { token } = (await (await signIn(await addUser())).json()) as { readonly token: string }
  return { authorization: `JWT ${token}` }
}

test('merges the other language by the index of rows when one language is published', async () => {
  const { id, rows } = await published()
  const [first, second] = rows
  const swapped = [
    { id: second?.id, text: 'B' },
    { id: first?.id, text: 'A' },
  ]
  await change(id, { _status: 'published', rows: swapped }, { locale: 'de', publishSpecificLocale: 'de' })
  expect((await read(id)).rows).toEqual([
    { id: second?.id, text: { fr: 'a', de: 'B' } },
    { id: first?.id, text: { fr: 'b', de: 'A' } },
  ])
})

test('withdraws the default language when another one is planned', async () => {
  const { id } = await published()
  const input = { type: 'unpublish', locale: 'de', doc: { relationTo: collection, value: id } }
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(0) } as never)
  await payload.jobs.run()
  expect((await read(id))._status).toEqual({ fr: 'draft', de: 'published' })
})

test('gives both versions of one publication the same time', async () => {
  const { id } = await published()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await change(id, { title: 'Zwei', _status: 'published' }, { locale: 'de', publishSpecificLocale: 'de' })
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
  expect(docs.filter(({ updatedAt }) => Date.parse(updatedAt) === Date.now())).toHaveLength(2)
})

test('marks a document as changed after a late autosave of the same content', async () => {
  const { id } = await published()
  await change(id, { title: 'Eins' }, { locale: 'de', draft: true, autosave: true })
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await payload.findVersions({ collection, where, locale: 'de' } as never)
  expect(docs.map(({ version }) => (version as unknown as Article)._status)).toEqual(['draft'])
})

test('takes a language off the site with a version from before its publication', async () => {
  const { id } = await create({ title: 'Un', _status: 'published' })
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
  await change(id, { title: 'Eins', _status: 'published' }, { locale: 'de', publishSpecificLocale: 'de' })
  await payload.restoreVersion({ collection, id: String(docs[0]?.id) })
  expect((await read(id)).title).toEqual({ fr: 'Un' })
})

test('lets a form overwrite what somebody else has saved since', async () => {
  const { id } = await create({ title: 'Un' })
  const { updatedAt } = (await payload.findByID({ collection, id } as never)) as unknown as {
    readonly updatedAt: string
  }
  const save = async (title: string) => {
    const address = `/api/articles/${id}?locale=fr&draft=true&autosave=true`
    return (await call(`PATCH ${address}`, asJson({ title, updatedAt }, await signedIn()))).status
  }
  expect([await save('Elle'), await save('Lui')]).toEqual([200, 200])
})

test('reads a draft in a language that is none without what was saved since', async () => {
  const { id } = await create({ title: 'Un', rows: [{ text: 'a' }], _status: 'draft' })
  await change(id, { rows: [] }, { locale: 'fr', draft: true })
  const rowsIn = async (locale: string) =>
    ((await payload.findByID({ collection, id, locale, draft: true } as never)) as Partial<Article>).rows
  expect(await rowsIn('fr')).toHaveLength(0)
  expect(await rowsIn('de')).toHaveLength(1)
})

test('keeps what a hook refuses after the write in a bulk change', async () => {
  const fixed = await create({ title: 'Fixed' })
  const free = await create({ title: 'Free' })
  const address = `/api/articles?locale=fr&where[id][in]=${free.id},${fixed.id}`
  await call(`PATCH ${address}`, asJson({ title: 'New' }, await signedIn()))
  expect((await read(fixed.id)).title).toEqual({ fr: 'New' })
})

test('ignores a commit that fails', async () => {
  const db = payload.db as unknown as { readonly sessions: Record<string, object> }
  db.sessions.failing = { resolve: () => Promise.reject(new Error('disk full')), reject: async () => {} }
  await expect(payload.db.commitTransaction('failing')).resolves.toBeUndefined()
})

test('joins a table twice for two paths into one block', async () => {
  const where: Where = { or: [{ 'blocks.left': { equals: 1 } }, { 'blocks.right': { equals: 1 } }] }
  await expect(payload.find({ collection, where })).rejects.toThrow('is already used in this query')
})

test('fails on a request without a body', async () => {
  const headers = await signedIn()
  for (const line of ['POST /api/articles', 'PATCH /api/articles/1'])
    expect((await call(line, { headers })).status).toBe(500)
})

test('withholds the reason of a refusal whose class has no name', async () => {
  const response = await call('GET /api/refusing')
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('only on Mondays')
})

test('lets every signed-in user read all locks', async () => {
  const headers = await signedIn()
  expect((await call('GET /api/payload-locked-documents', { headers })).status).toBe(200)
})

test('begins a session for a page of another origin', async () => {
  const response = await signIn(await addUser(), PASSWORD, { origin: 'https://other.example' })
  expect(response.headers.get('set-cookie')).toContain('payload-token')
})

test('locks an account for its owner when somebody else guesses', async () => {
  const email = await addUser()
  for (const guess of ['one', 'two']) expect((await signIn(email, guess)).status).toBe(401)
  expect((await signIn(email)).status).toBe(401)
})
